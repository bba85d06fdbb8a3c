/** Median of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/**
 * Milliseconds of each task, as medians. The tasks take turns, so that whatever slows the machine down slows
 * all of them. A task returns what is timed, after preparations that are not.
 */
export async function interleave(
  rounds: number,
  tasks: Readonly<Record<string, () => () => unknown>>,
): Promise<Record<string, number>> {
  const times = new Map(Object.keys(tasks).map((name): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, prepare] of Object.entries(tasks)) {
      const run = prepare()
      const start = performance.now()
      await run()
      times.get(name)?.push(performance.now() - start)
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, median(all)]))
}
