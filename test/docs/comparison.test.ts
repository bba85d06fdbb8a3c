import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const comparison = read('docs/comparison.md')
const [, table] = /<!-- #region table -->(.*)<!-- #endregion table -->/s.exec(comparison)!
const rows = table!
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
const [head, , ...body] = rows

/** The tests behind our own grade, which is "built in". */
const proofs: Readonly<Record<string, readonly string[]>> = {
  'Pages in both directions from any product': ['test/histories/histories.test.ts'],
  'No lost or repeated product while the store moves': [
    'test/proof/presses.browser.test.tsx',
    'test/histories/refetch.test.ts',
  ],
  'Scroll position after back': ['src/product-list/restore/back-navigation.browser.test.tsx'],
  'Scroll position after a reload': ['test/browse/visit.browser.test.tsx'],
  'Checked responses': ['test/schemas/schemas.test.ts', 'test/fuzz/fuzz.test.ts'],
  'Focus and announcements of a growing list': [
    'src/product-list/root/focus.browser.test.tsx',
    'test/announcements/announcements.browser.test.tsx',
  ],
  'A variant picker without dead ends': ['test/variants/model.property.test.ts'],
  'Money without floats': ['src/core/money/format-money.test.ts'],
  'The backend in memory, for tests': ['test/contract/prism.test.ts'],
}

describe('the comparison', () => {
  it('has twelve rows, five peers and the four grades', () => {
    expect(body).toHaveLength(12)
    expect(head).toHaveLength(2 + 5)
    const grades = new Set(body.slice(0, -1).flatMap(([, ...cells]) => cells))
    // The site colours a cell by its sign.
    expect([...grades].toSorted()).toEqual(
      ['– out of scope', '✎ your code', '✓ built in', '◐ partly'].toSorted(),
    )
    for (const grade of grades)
      expect(comparison).toMatch(new RegExp(`^- ${grade.replace(' ', ' \\*\\*')}\\*\\*:`, 'm'))
  })

  it('names the versions that the benchmarks measure', () => {
    type Packages = Readonly<Record<string, string>>
    const bench = (JSON.parse(read('bench/package.json')) as { dependencies: Packages }).dependencies
    const own = (JSON.parse(read('package.json')) as { devDependencies: Packages }).devDependencies
    for (const [name, version] of [
      ['TanStack Query', own['@tanstack/react-query']],
      ['SWR', bench['swr']],
      ['RTK Query', bench['@reduxjs/toolkit']],
      ['react-instantsearch', bench['react-instantsearch']],
      ['hydrogen-react', bench['@shopify/hydrogen-react']],
    ] as const) {
      expect(comparison.replaceAll('\n', ' ')).toContain(`${name} ${version}`)
    }
  })

  it('has only grades of ours that a test proves', () => {
    expect(body.map(([need]) => need!).filter((need) => need in proofs)).toHaveLength(
      Object.keys(proofs).length,
    )
    expect(
      Object.values(proofs)
        .flat()
        .filter((file) => !existsSync(join(root, file))),
    ).toEqual([])
  })

  it('has the sizes and the places of the measurements', () => {
    const performance = read('bench/RESULTS.md')
    const [, ours, ...peers] = body.at(-1)!
    const names = head!.slice(2)
    expect(performance).toContain(`| ${ours} `)
    for (const [index, size] of peers.slice(0, -1).entries()) {
      expect(performance).toContain(`${names[index]} ${size}`)
    }
  })
})

describe('the numbers of the home page', () => {
  const home = read('site/content/index.md')
  const performance = read('bench/RESULTS.md')

  it('are those of the measurements', () => {
    const [, reload] =
      /requests of a visit, TanStack Query .*after back \d of 5, after reload (\d) of 5/.exec(performance)!
    expect(performance).toMatch(/requests of a visit, ours .*after back 5 of 5, after reload 5 of 5/)
    expect(home).toContain('<b>5 of 5</b> visits')
    expect(home).toContain(`with TanStack Query alone, ${reload} of 5`)
    const [, ours, tanstack, instantsearch] =
      /<b>([\d.]+ kB)<\/b> .*TanStack Query is ([\d.]+ kB); react-instantsearch needs ([\d.]+ kB)/.exec(home)!
    expect(performance).toContain(`| ${ours} `)
    expect(performance).toContain(`TanStack Query ${tanstack}`)
    expect(performance).toContain(`react-instantsearch ${instantsearch}`)
  })
})
