/**
 * How long a clean checkout of HEAD takes to install and to pass all tests: `npm run bench cit`. Runs only by name,
 * because it uses all cores for minutes. Exits with 1 when it takes more than 6 minutes, or when a test fails.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { boutiquePath } from '../test/catalogs.js'
import { report } from './report.js'

const repository = join(import.meta.dirname, '..')
const checkout = mkdtempSync(join(tmpdir(), 'storefront-cit-'))
try {
  execFileSync('git', ['worktree', 'add', '--detach', checkout, 'HEAD'], { cwd: repository, stdio: 'ignore' })
  const start = performance.now()
  execFileSync('npm', ['cit'], {
    cwd: checkout,
    env: { ...process.env, STOREFRONT_CATALOGS: dirname(dirname(boutiquePath)) },
    stdio: ['ignore', process.env['BENCH_ROWS'] ? 'ignore' : 'inherit', 'inherit'],
  })
  const minutes = (performance.now() - start) / 60_000
  report({ what: '`npm cit`: install and run every test', measured: minutes, atMost: 5, unit: ' min' })
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: repository })
  rmSync(checkout, { recursive: true, force: true })
}
