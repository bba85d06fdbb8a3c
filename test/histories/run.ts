import fc from 'fast-check'

import { histories } from './history.js'
import { refetchHistories, type RefetchHistory } from './refetch-history.js'
import { writeRefetchLine } from './refetch-line.js'
import { runHistory } from './run-history.js'
import { runRefetchHistory } from './run-refetch-history.js'

/**
 * `npm run test:long histories [count] [seed] [list|refetch]`: so many histories of each kind, or of one. Shrinks a
 * failing history and prints a script that reproduces it.
 */
const count = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const only = process.argv[4]
const BATCH = 1000

// The histories contain faulty servers, and each one would log a development warning.
console.warn = () => {}

const kinds = {
  list: {
    property: () =>
      fc.asyncProperty(fc.tuple(histories, fc.scheduler()), ([history, scheduler]) =>
        runHistory(history, { scheduler }),
      ),
    printScript: ([[history, scheduler]]: [[unknown, unknown]]) => `
import fc from 'fast-check'
import { writeRefetchLine } from './refetch-line.js'
import { runHistory } from './test/histories/run-history.ts'

const scheduler = fc.${fc.stringify(scheduler)}
await runHistory(${JSON.stringify(history)}, { scheduler })`,
  },
  refetch: {
    property: () => fc.asyncProperty(refetchHistories, (history) => runRefetchHistory(history)),
    printScript: ([history]: [RefetchHistory]) => `
import { parseRefetchLine } from './test/histories/refetch-line.ts'
import { runRefetchHistory } from './test/histories/run-refetch-history.ts'

await runRefetchHistory(parseRefetchLine('${writeRefetchLine(history)}'))`,
  },
}

for (const [kind, { property, printScript }] of Object.entries(kinds)) {
  if (only !== undefined && only !== kind) continue
  const started = Date.now()
  for (let done = 0; done < count; done += BATCH) {
    const numRuns = Math.min(BATCH, count - done)
    const result = await fc.check(property() as fc.IAsyncProperty<[unknown]>, {
      seed: seed + done / BATCH,
      numRuns,
    })
    if (result.failed) {
      console.log(`${done + result.numRuns} ${kind} histories, 1 failed (seed ${result.seed}, path ${result.counterexamplePath})
${printScript(result.counterexample as never)}

${String((result.errorInstance as Error | undefined)?.stack)}`)
      process.exit(1)
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${done + numRuns}`)
    else if ((done + numRuns) % 10_000 === 0) process.stderr.write(`${done + numRuns}\n`)
  }
  const minutes = ((Date.now() - started) / 60_000).toFixed(1)
  console.log(`${count} ${kind} histories, 0 failed (seed ${seed}, ${minutes} minutes)`)
}
