import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every name that can be imported, of all packages. */
const names = new Set(
  read('api/names.md')
    .split('\n')
    .filter((line) => /^[\w.]+(, [\w.]+)*$/.test(line))
    .flatMap((line) => line.split(', ')),
)

const rows = read('docs/upgrade.md')
  .split('## From the beta to 1.0')[1]!
  .split('\n')
  .map((line) => line.split('|').slice(1, -1))
  .filter((cells): cells is [string, string] => cells.length === 2 && cells[0]!.includes('`'))

/** What must be an export: functions, hooks, schemas and parts. */
const namesIn = (cell: string) =>
  [
    ...cell.matchAll(/\b(?:(?:create|use|read|get|zod)[A-Z]\w+|[A-Z]\w+\.[A-Z]\w*[a-z](?<!Props|State)\b)/g),
  ].map(([name]) => name)

describe('the tables of renamed names', () => {
  it('are found on the page', () => {
    expect(rows.length).toBeGreaterThan(30)
  })

  it.each(rows)('name exports of today in the second column: %s | %s', (_, now) => {
    expect(namesIn(now).filter((name) => !names.has(name))).toEqual([])
  })
})
