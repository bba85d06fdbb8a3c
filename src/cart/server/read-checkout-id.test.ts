import { expect, it } from 'vitest'

import { readCheckoutId } from './read-checkout-id.js'

const formOf = (id?: string | Blob) => {
  const form = new FormData()
  if (id !== undefined) form.set('cart-checkout', id)
  return form
}

it.each(['0123456789abcdef', '3f6d2c1e-7a7b-4b0e-9f0a-2b9c8f5e1d3a'])('reads the id %s', (id) => {
  expect(readCheckoutId(formOf(id))).toBe(id)
})

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  '0123456789abcdef\n',
  "0123456789abcde'",
  new Blob(['0123456789abcdef']),
])('does not read %s as an id', (id) => {
  expect(readCheckoutId(formOf(id))).toBeUndefined()
})
