/**
 * The heap of a server after 20,000 renders of every provider, compared with the heap after 2,000: `npm run bench heap`.
 * Exits with 1 when the heap grows by more than 5%.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { report } from './report.js'

const run = promisify(execFile)
const script = join(import.meta.dirname, '../test/server-rendering/render-providers.tsx')
const { stdout } = await run(process.execPath, ['--expose-gc', '--import', 'tsx', script], {
  env: { ...process.env, NODE_ENV: 'production' },
})
const { few, many, ratio } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
  readonly few: number
  readonly many: number
  readonly ratio: number
}
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
report({
  what: 'heap after 20,000 server renders of every provider, against after 2,000',
  ours: megabytes(many),
  peer: `after 2,000 ${megabytes(few)}`,
  measured: ratio,
  atMost: 1.05,
})
