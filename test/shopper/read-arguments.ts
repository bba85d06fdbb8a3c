import type { Settings } from './settings.js'

export interface RunArguments {
  readonly count: number
  readonly seed: number
  readonly browserName: string
  /** Settings that replace the random ones. */
  readonly chosen: Partial<Settings>
  /** The indices of the steps that a session plays; by default all. */
  readonly onlySteps: readonly number[] | undefined
}

/** `[count] [seed] [browser] [name=value …]`, e.g. `100 1 chromium footerHeight=900 isAuto=true`, or `1 7 chromium steps=0,3`. */
export function readArguments(all: readonly string[]): RunArguments {
  const [count = 1000, seed = Date.now() % 2 ** 31, browserName = 'chromium'] = all.filter(
    (each) => !each.includes('='),
  )
  const pairs = all.filter((each) => each.includes('=')).map((each) => each.split('=', 2) as [string, string])
  const steps = pairs.find(([name]) => name === 'steps')?.[1]
  return {
    count: Number(count),
    seed: Number(seed),
    browserName,
    chosen: Object.fromEntries(
      pairs.filter(([name]) => name !== 'steps').map(([name, value]) => [name, readValue(value)]),
    ),
    onlySteps: steps?.split(',').filter(Boolean).map(Number),
  }
}

function readValue(value: string): unknown {
  try {
    return JSON.parse(value) ?? undefined
  } catch {
    return value
  }
}
