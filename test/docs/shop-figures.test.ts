import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

import { readResults } from '../../bench/results.js'
import { writeShopFigures } from '../../bench/write-shop-figures.js'

it('docs/getting-started.md has the sizes that were measured', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/getting-started.md'), 'utf8')
  // `npx tsx bench/write-tables.ts` writes them.
  expect(page.replaceAll(/ +/g, ' ')).toBe(writeShopFigures(page, readResults()).replaceAll(/ +/g, ' '))
})
