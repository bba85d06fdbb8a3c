import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { createMockStore } from '../../src/testing/index.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/mock-store.md'), 'utf8')

test.each(Object.keys(createMockStore({ products: [] }).dialect))(
  'docs/mock-store.md documents the dialect switch %s',
  (name) => {
    expect(page).toContain(`\`${name}\``)
  },
)

test.each(Object.keys(createMockStore({ products: [] })).filter((name) => name !== 'dialect'))(
  'docs/mock-store.md documents the mock store’s member %s',
  (name) => {
    expect(page).toMatch(new RegExp(`\`${name}[\`(]`))
  },
)
