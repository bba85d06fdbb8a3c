/** Sorted copy. */
const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export function median(values: readonly number[]): number {
  return sorted(values)[Math.floor(values.length / 2)] ?? NaN
}

/** The median of several measurements, and the quarters below and above it. */
export interface Spread {
  readonly measured: number
  readonly low: number
  readonly high: number
}

export function spreadOf(values: readonly number[]): Spread {
  const all = sorted(values)
  const quarter = Math.floor((all.length - 1) / 4)
  return { measured: median(values), low: all[quarter] ?? NaN, high: all.at(-1 - quarter) ?? NaN }
}

/** The spread of the ratios within each round, because a busy machine slows both sides of a round. */
export function ratioOf(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? NaN)))
}

/**
 * Measures each task and returns its times in milliseconds, one for each round. The tasks are interleaved, so that a
 * busy machine slows all of them. A task prepares its data and returns the function to measure.
 */
export async function interleave<Name extends string>(
  rounds: number,
  tasks: Readonly<Record<Name, () => () => unknown>>,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const names = Object.keys(tasks) as Name[]
  const times = new Map(names.map((name): [Name, number[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, all] of times) {
      const run = tasks[name]()
      const start = performance.now()
      await run()
      all.push(performance.now() - start)
    }
  }
  return Object.fromEntries(times) as Record<Name, number[]>
}
