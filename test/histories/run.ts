import fc from 'fast-check'

import { histories } from './history.js'
import { runHistory } from './run-history.js'

/** `npm run test:long histories [count] [seed]`. Shrinks a failing history and prints a script that reproduces it. */
const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const BATCH = 1000

// The histories contain faulty servers, and each one would log a development warning.
console.warn = () => {}

for (let done = 0; done < count; done += BATCH) {
  const numRuns = Math.min(BATCH, count - done)
  const property = fc.asyncProperty(histories, fc.scheduler(), (history, scheduler) =>
    runHistory(history, { scheduler }),
  )
  const result = await fc.check(property, { seed: seed + done / BATCH, numRuns })
  if (result.failed) {
    const [history, scheduler] = result.counterexample ?? []
    console.log(`${done + result.numRuns} histories, 1 failed (seed ${result.seed}, path ${result.counterexamplePath})

import fc from 'fast-check'
import { runHistory } from './test/histories/run-history.ts'

const scheduler = fc.${fc.stringify(scheduler)}
await runHistory(${JSON.stringify(history)}, { scheduler })

${String((result.errorInstance as Error | undefined)?.stack)}`)
    process.exit(1)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${done + numRuns}`)
  else if ((done + numRuns) % 10_000 === 0) process.stderr.write(`${done + numRuns}\n`)
}
console.log(`${count} histories, 0 failed (seed ${seed})`)
