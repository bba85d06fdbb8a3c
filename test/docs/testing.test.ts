// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { createMockStore } from '../../src/testing/index.js'

const page = readFileSync(join(import.meta.dirname, '../../docs/testing.md'), 'utf8')

test.each(Object.keys(createMockStore({ products: [] }).dialect))(
  'docs/testing.md names the switch %s',
  (name) => {
    expect(page).toContain(`\`${name}\``)
  },
)

test.each(Object.keys(createMockStore({ products: [] })).filter((name) => name !== 'dialect'))(
  'docs/testing.md names the member %s of a store',
  (name) => {
    expect(page).toMatch(new RegExp(`\`${name}[\`(]`))
  },
)
