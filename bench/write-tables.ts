/**
 * Writes the tables of bench/RESULTS.md, the charts of docs/performance.md and the sizes in docs/getting-started.md from bench/results.json:
 * `npx tsx bench/write-tables.ts`. Each table is between two
 * comments, `<!-- bench: names -->` and `<!-- /bench -->`; the names say whose rows it has.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { formatText } from '../scripts/format-text.js'
import { budgetOf, figureOf, isBudget, isKept, spreadTextOf, type Row } from './report.js'
import { readResults, type Results } from './results.js'
import { writeCharts } from './write-charts.js'
import { writeShopFigures } from './write-shop-figures.js'

const file = join(import.meta.dirname, 'RESULTS.md')

function tableOf(rows: readonly Row[]): string {
  const has = (cell: (row: Row) => string) => rows.some((row) => cell(row) !== '')
  const columns: Readonly<Record<string, (row: Row) => string>> = {
    what: ({ what }) => what,
    ours: ({ ours = '' }) => ours,
    detail: ({ detail = '' }) => detail,
    'compared with': ({ peer = '' }) => peer,
    median: ({ measured, unit }) => `**${figureOf(measured, unit)}**`,
    spread: spreadTextOf,
    budget: budgetOf,
    result: (row) => (isBudget(row) ? (isKept(row) ? 'met' : '**missed**') : ''),
  }
  const shown = Object.entries(columns).filter(([, cell]) => has(cell))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace('<=', '≤').replace('>=', '≥')).join(' | ')} |`
  return [
    line(shown.map(([title]) => title)),
    line(shown.map(() => '---')),
    ...rows.map((row) => line(shown.map(([, cell]) => cell(row)))),
  ].join('\n')
}

function blockOf(names: readonly string[], { machine, benchmarks }: Results): string {
  if (names[0] === 'machine') {
    const dates = [...new Set(Object.values(benchmarks).map(({ date }) => date))].sort()
    const quick = Object.keys(benchmarks).filter((name) => benchmarks[name]?.quick)
    const rounds =
      quick.length > 0 ? ` With few rounds on a busy machine, so only roughly: ${quick.join(', ')}.` : ''
    return `Measured ${dates.join(' and ')} with Node ${machine.node.slice(1)} on ${machine.cpus} cores (${machine.cpu}).${rounds}`
  }
  const rows = names.flatMap((name) => benchmarks[name]?.rows ?? [])
  const missing = names.filter((name) => benchmarks[name]?.failure ?? !benchmarks[name])
  return [
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...missing.map(
      (name) => `\`npm run bench ${name}\`: ${benchmarks[name]?.failure ?? 'not measured yet'}.`,
    ),
  ].join('\n\n')
}

/** @throws Error if a table names a benchmark that does not exist. */
export function writeTables(results: Results): void {
  const text = readFileSync(file, 'utf8').replaceAll(
    /(<!-- bench: ([^>]+) -->\n)[^]*?(<!-- \/bench -->)/g,
    (_, start: string, names: string, end: string) =>
      `${start}\n${blockOf(names.trim().split(/,\s*/), results)}\n\n${end}`,
  )
  writeCharts(results)
  const page = join(import.meta.dirname, '../docs/getting-started.md')
  writeFileSync(page, formatText(page, writeShopFigures(readFileSync(page, 'utf8'), results)))
  writeFileSync(file, formatText(file, text))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeTables(readResults())
