// npm run test:long browsers: all files in Firefox and in WebKit. With the name of a browser and `half`, as in `.ci/run`,
// the half of the files whose turn it is in that browser.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { dayOf, halfOf } from './turn.js'

const root = join(import.meta.dirname, '../..')
const [browser, part] = process.argv.slice(2)
const isKnown = browser === undefined || browser === 'firefox' || browser === 'webkit'
if (!isKnown || (part !== undefined && part !== 'half')) {
  console.error('Usage: npm run test:long browsers [firefox | webkit] [half]')
  process.exit(2)
}

function run(...args: readonly string[]): number {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return status ?? 1
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/browsers/vitest.config.ts']
if (browser === undefined || part === undefined) {
  run('--import', 'tsx', 'scripts/ensure-other-browsers.ts')
  process.exit(run(...vitest, ...(browser === undefined ? [] : ['--project', browser])))
}
const half = halfOf(browser, dayOf(Date.now()))
const shard = ['--project', browser, `--shard=${half}/2`]
console.log(
  `Half ${half} of the files in ${browser}: by the parity of the day (UTC), one half runs in Firefox and the other in WebKit. ` +
    `The next day they change.\nThis half on another day: npm run test:browsers -- ${shard.join(' ')}\n` +
    'All files in both: npm run test:long browsers',
)
process.exit(run(...vitest, ...shard))
