import fc from 'fast-check'

import { calmHistories, cartHistories } from './history.js'
import { checkoutCounts, runCartHistory } from './run-history.js'

/** `npm run test:long carts [count] [seed]`, half of them calm. Shrinks a failing history and prints it. */
const count = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)

const result = await fc.check(fc.asyncProperty(fc.oneof(cartHistories, calmHistories), runCartHistory), {
  seed,
  numRuns: count,
})
if (result.failed) {
  console.log(`${result.numRuns} cart histories, 1 failed (seed ${result.seed}, path ${result.counterexamplePath})

${JSON.stringify(result.counterexample?.[0])}

${String((result.errorInstance as Error | undefined)?.stack)}`)
  process.exit(1)
}
const { tried, ordered } = checkoutCounts
console.log(`${count} cart histories, 0 failed (seed ${seed}): ${ordered} orders of ${tried} checkouts`)
