// `npm run size` prints what each row of rows.ts loads, minified and gzipped, and fails if one is over its budget or ships a
// folder that it should not.
// `npm run size why [part of a row]` also prints the share of each folder. Both measure dist/, so build it first.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { browserEntries, measure, type Size } from './measure.js'
import { rows, type SizeRow } from './rows.js'

if (!existsSync(join(import.meta.dirname, '../../dist/index.js'))) {
  console.error('There is no dist/ to measure: run "npm run build".')
  process.exit(2)
}

const [command, filter = ''] = process.argv.slice(2)
const entryRows = browserEntries.map((entry): SizeRow => ({
  what: `${entry}, our own code`,
  imports: { [entry]: '*' },
}))

function folderOf(file: string): string {
  const [, own] = /\/dist\/(.+)\/[^/]+$/.exec(file) ?? []
  const [, dependency] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return own ?? dependency ?? 'the bundle'
}

/** Gzip compresses a bundle as a whole, so the size of each folder is estimated by its share of the code. */
function showShares({ first, files }: Size): void {
  const lengths = new Map<string, number>()
  for (const [file, length] of files) lengths.set(folderOf(file), (lengths.get(folderOf(file)) ?? 0) + length)
  const all = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  for (const [folder, length] of [...lengths].sort(([, a], [, b]) => b - a)) {
    const share = (first * length) / all
    if (share > 0.05) console.log(`          ${share.toFixed(2).padStart(6)}  ${folder}`)
  }
}

const kB = (size: number) => `${size.toFixed(2).padStart(6)} kB`
let over = 0
for (const row of [...rows, ...entryRows].filter(({ what }) => what.includes(filter))) {
  const size = await measure(row)
  const isShipped = [...size.files.keys()].some((file) => file.includes(`/dist/${row.without}/`))
  const isOver = isShipped || size.first > (row.limit ?? Infinity) || size.lazy > (row.lazyLimit ?? Infinity)
  if (isOver) over++
  const budgets = [row.limit, row.lazyLimit].filter((limit) => limit !== undefined).join(' + ')
  const lazy = size.lazy > 0.05 ? ` + ${size.lazy.toFixed(2)} kB on first use` : ''
  console.log(
    `${kB(size.first)}  ${row.over ? 'more for ' : ''}${row.what}${lazy}` +
      `${budgets && ` (at most ${budgets})`}${isOver ? '  OVER' : ''}${isShipped ? `, ships ${row.without}/` : ''}`,
  )
  if (command === 'why') showShares(size)
}
console.log(`${over} over the budget`)
if (over > 0) process.exitCode = 1
