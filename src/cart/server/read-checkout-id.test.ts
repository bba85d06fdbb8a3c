import { expect, it } from 'vitest'

import { readCheckoutId } from './read-checkout-id.js'

const formOf = (id?: string | Blob, fields: Readonly<Record<string, string>> = {}) => {
  const form = new FormData()
  if (id !== undefined) form.set('cart-checkout', id)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

it.each(['0123456789abcdef', '3f6d2c1e-7a7b-4b0e-9f0a-2b9c8f5e1d3a', 'x'.repeat(64)])(
  'reads the id %s, and the same one when the form is posted again',
  (id) => {
    const read = readCheckoutId(formOf(id))
    expect(read?.startsWith(`${id}.`)).toBe(true)
    expect(read).toMatch(/^[\w.-]{1,80}$/)
    expect(readCheckoutId(formOf(id))).toBe(read)
  },
)

it('is another checkout when the shopper went back and typed another quantity without scripts', () => {
  const id = '0123456789abcdef'
  const line = { 'cart-line': '{"productId":"Mug","variantId":"1","quantity":2}' }
  const read = (quantity: string, note = '') =>
    readCheckoutId(formOf(id, { ...line, 'cart-quantity.Mug/1': quantity, note }))
  expect(read('5')).not.toBe(read('2'))
  expect(read('2', 'Ring twice.')).toBe(read('2'))
  expect(readCheckoutId(formOf(id, line))).not.toBe(readCheckoutId(formOf(id)))
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
