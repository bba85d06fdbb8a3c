// npm run test:long properties [seed]: all random cases of each property, of which `npm test` checks a tenth. Without a
// seed, the cases of the fixed seeds; with `new`, those of a seed that no run had before.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { findPropertyFiles } from './find-property-files.js'

const root = join(import.meta.dirname, '../..')
const [given] = process.argv.slice(2)
const seed = given === 'new' ? String(Date.now() % 2 ** 31) : given
if (seed !== undefined && !/^\d+$/.test(seed)) {
  console.error('Usage: npm run test:long properties [a number, or new]')
  process.exit(2)
}

const files = findPropertyFiles()
if (files.length === 0) throw new Error('No test imports test/setup/random-runs.ts.')
console.log(
  `All random cases of ${files.length} files, ${seed === undefined ? 'from the fixed seeds' : `from the seed ${seed}`}`,
)

// Some tests have a form that is longer still, which other names of `test:long` run.
const { STOREFRONT_LONG: _, ...env } = process.env
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, VITE_RANDOM_RUNS: 'whole', ...(seed !== undefined && { VITE_RANDOM_SEED: seed }) },
  },
)
if (status !== 0 && seed !== undefined)
  console.error(`
The seed ${seed} found a case that fails. To see it again: npm run test:long properties ${seed}
Mend the code, and add the case that fast-check printed ("Counterexample") as a fixed test next to the property.`)
process.exit(status ?? 1)
