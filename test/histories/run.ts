import fc from 'fast-check'

import { histories } from './history.js'
import { runHistory } from './run-history.js'

/**
 * Lives through many random histories: `npm run test:histories [count] [seed]`. A failing one is shrunk and
 * printed as a script that runs it again.
 */
const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const BATCH = 1000

// A list that is told of a server's fault in development does so here thousands of times.
console.warn = () => {}

let lived = 0
for (; lived < count; lived += BATCH) {
  const numRuns = Math.min(BATCH, count - lived)
  const property = fc.asyncProperty(histories, fc.scheduler(), (history, scheduler) =>
    runHistory(history, { scheduler }),
  )
  const result = await fc.check(property, { seed: seed + lived / BATCH, numRuns })
  if (result.failed) {
    const [history, scheduler] = result.counterexample ?? []
    console.log(`${lived + result.numRuns} histories, 1 failed (seed ${result.seed}, path ${result.counterexamplePath})

import fc from 'fast-check'
import { runHistory } from './test/histories/run-history.ts'

const scheduler = fc.${scheduler as unknown as string}
await runHistory(${JSON.stringify(history)}, { scheduler })

${String((result.errorInstance as Error | undefined)?.stack)}`)
    process.exit(1)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${lived + numRuns}`)
}
console.log(`${count} histories, 0 failed (seed ${seed})`)
