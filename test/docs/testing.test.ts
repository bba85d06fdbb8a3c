import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMockStore } from 'storefront-mock'

const read = (page: string) => readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8')

test.each(Object.keys(createMockStore({ products: [] }).dialect))(
  'docs/testing.md documents the dialect switch %s',
  (name) => {
    expect(read('testing.md')).toContain(`\`${name}\``)
  },
)

test.each(Object.keys(createMockStore({ products: [] })).filter((name) => name !== 'dialect'))(
  'docs/testing.md documents the mock store’s member %s',
  (name) => {
    expect(read('testing.md')).toMatch(new RegExp(`\`${name}[\`(]`))
  },
)
