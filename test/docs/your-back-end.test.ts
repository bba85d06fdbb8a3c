import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const WORDS = ['yes', 'with a mapping', 'beta', 'preview', 'not yet']

/** The rows of the table "your back end", without its form. */
function rowsOf(file: string): string[] {
  const text = read(file)
  const rows = file.endsWith('index.md')
    ? [...text.matchAll(/<tr><td>(.*?)<\/td>\s*<td>(.*?)<\/td><\/tr>/g)]
    : [
        ...(/^\| your back end.*?\n\n/ms.exec(text)?.[0] ?? '').matchAll(
          /^\| (?!your back end|-)(.*?) +\| (.*?) +\|$/gm,
        ),
      ]
  return rows.map(([, what = '', word = '']) => `${what.replaceAll(/<\/?code>|`/g, '').trim()}: ${word}`)
}

it('README, home and the documentation have the same table of back ends, with one clear word each', () => {
  const rows = rowsOf('docs/own-back-end.md')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.length).toBeLessThanOrEqual(10)
  expect(rows.filter((row) => !WORDS.includes(row.split(': ').at(-1)!))).toEqual([])
  for (const file of ['README.md', 'docs/overview.md', 'site/content/index.md'])
    expect(rowsOf(file)).toEqual(rows)
})

it('says that a back end was not run on a live shop wherever it is "beta"', () => {
  for (const file of [
    'README.md',
    'docs/overview.md',
    'docs/own-back-end.md',
    'site/content/index.md',
    'CHANGELOG.md',
  ])
    expect(read(file).replaceAll(/\s+/g, ' ')).toMatch(/[Bb]eta(:|,) not run on a live shop/)
  expect(read('examples/connections/README.md')).toMatch(/Beta, not run on a live shop/)
})
