import type { Parameters } from 'fast-check'

/**
 * `npm test` checks the first tenth of the random cases of each property, `.ci/run` and `npm run test:long` check all. The
 * prefix lets Vite pass the variables to tests in a browser too.
 */
const isWhole = import.meta.env['VITE_RANDOM_RUNS'] === 'whole'

/** Another seed gives other cases: `npm run test:long properties <seed>`. */
const otherSeed: unknown = import.meta.env['VITE_RANDOM_SEED']

/** Whether the run has another seed than the fixed one. Cases without a seed would be those of the run before. */
export const hasOtherSeed = otherSeed !== undefined

/** Every tenth case of a list in `npm test`, and all in `.ci/run`, as `runs` of random ones. */
export const sampleOf = <T>(cases: readonly T[]): readonly T[] =>
  isWhole ? cases : cases.filter((_, at) => at % 10 === 0)

/** The number of random cases that this run checks, of `count`. */
export const runs = (count: number): number => (isWhole ? count : Math.ceil(count / 10))

/** The seed of random cases: fixed, so that a failure comes from a change of the code. */
export const seedOf = (fixed = 1): number => Number(otherSeed ?? fixed)

/** For `fc.assert`. fast-check checks 100 cases if a property asks for no other count. */
export const randomRuns = (count = 100, seed?: number): Pick<Parameters, 'numRuns' | 'seed'> => ({
  numRuns: runs(count),
  seed: seedOf(seed),
})
