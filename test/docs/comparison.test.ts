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

  it('names tests that exist', () => {
    const files = [...comparison.matchAll(/`((?:src|test)\/[^`]+)`/g)].map(([, file]) => file!)
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
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
    const [, back, reload] =
      /requests of a visit, TanStack Query .*after back (\d) of 5, after reload (\d) of 5/.exec(performance)!
    expect(performance).toMatch(/requests of a visit, ours .*after back 5 of 5, after reload 5 of 5/)
    expect(home).toContain('<b>5</b> of 5 visits')
    expect(home).toContain(`TanStack Query alone kept ${back} and ${reload}`)
    const [, ours, tanstack, instantsearch] =
      /<b>([\d.]+ kB)<\/b> .*TanStack Query is ([\d.]+ kB); react-instantsearch needs ([\d.]+ kB)/.exec(home)!
    expect(performance).toContain(`| ${ours} `)
    expect(performance).toContain(`TanStack Query ${tanstack}`)
    expect(performance).toContain(`react-instantsearch ${instantsearch}`)
  })
})
