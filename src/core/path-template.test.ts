import fc from 'fast-check'
import { expect, it } from 'vitest'

import { randomRuns } from '../../test/setup/random-runs.js'
import { createPathTemplate } from './path-template.js'

it('reads the segment in place of the placeholder, decoded', () => {
  expect(createPathTemplate('/products/{slug}').match('/products/caf%C3%A9')).toBe('café')
  expect(createPathTemplate('/products/{id}.md').match('/products/a%2Fb.md')).toBe('a/b')
})

it.each(['/products', '/products/', '/products/a/b', '/pages/a', '/products/%E0%A4%A'])(
  'does not match /products/{id} with %s',
  (path) => {
    expect(createPathTemplate('/products/{id}').match(path)).toBeUndefined()
  },
)

it('matches a template without a placeholder with this path only', () => {
  const { match } = createPathTemplate('/products')
  expect(match('/products')).toBe('')
  expect(match('/products/')).toBeUndefined()
})

it.each(['products', '{id}', '/{id}/{slug}'])('rejects the template %s', (template) => {
  expect(() => createPathTemplate(template)).toThrow(TypeError)
})

it('reads back every value that it writes', () => {
  const { fill, match } = createPathTemplate('/collections/{slug}/products')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
      expect(match(fill(value))).toBe(value)
    }),
    randomRuns(),
  )
})
