import { spawnSync } from 'node:child_process'

/** `npm run test:long proof [presses] [seed]`: presses random buttons of the proof, and prints each red number of ProductList. */
const presses = process.argv[2] ?? '200'
const seed = process.argv[3] ?? String(Date.now() % 2 ** 31)

console.log(`${presses} presses on each of two stores (seed ${seed})`)
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser'],
    'test/proof/presses.browser.test.tsx',
  ],
  { stdio: 'inherit', env: { ...process.env, VITE_PROOF_PRESSES: presses, VITE_PROOF_SEED: seed } },
)
process.exit(status ?? 1)
