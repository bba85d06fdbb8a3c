/** Median of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/**
 * Measures each task and returns the medians in milliseconds. The tasks are interleaved, so that a busy machine slows
 * all of them. A task prepares its data and returns the function to measure.
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
