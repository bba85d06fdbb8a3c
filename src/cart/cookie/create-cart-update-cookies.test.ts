import { describe, expect, it } from 'vitest'

import type { CheckoutLine } from '../state/checkout-lines.js'
import { getLineId } from '../state/line-id.js'
import { createCartUpdateCookies } from './create-cart-update-cookies.js'
import { readCartCookies } from './read-cart-cookies.js'
import { writeLineCookie } from './write-line-cookie.js'

const storageScope = 'de'
const mug: CheckoutLine = {
  productId: 'Mug',
  variantId: '1',
  quantity: 2,
  seenPrice: '10.00',
  seenCurrency: 'EUR',
}
const bowl: CheckoutLine = { productId: 'Bowl', variantId: '1', quantity: 1 }
const empty = { headers: new Headers() }
const first = (cookie: string) => cookie.split(';')[0]!
const cookies = [mug, bowl].map((line) =>
  first(writeLineCookie({ request: empty, line, storageScope }).cookie),
)
const request = new Request('https://shop.example/cart/update', { headers: { cookie: cookies.join('; ') } })

/** The lines that the browser has after the answer. */
function post(fields: Readonly<Record<string, string>>, limits?: { readonly quantity: number }) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.append(name, value)
  const all = new Map(cookies.map((cookie) => [cookie.split('=')[0]!, cookie]))
  for (const cookie of createCartUpdateCookies({ request, formData, storageScope, limits })) {
    if (cookie.includes('Max-Age=0')) all.delete(cookie.split('=')[0]!)
    else all.set(cookie.split('=')[0]!, first(cookie))
  }
  const next = new Request(request.url, { headers: { cookie: [...all.values()].join('; ') } })
  return readCartCookies(next, { storageScope })
}
const field = (line: CheckoutLine) => `cart-quantity.${getLineId(line)}`
const change = (line: CheckoutLine, what: object) => JSON.stringify({ id: getLineId(line), ...what })

describe('createCartUpdateCookies', () => {
  it('takes the quantities of the fields, in the digits of any script', () => {
    expect(post({ [field(mug)]: ' 5', [field(bowl)]: '٣' })).toMatchObject([{ quantity: 5 }, { quantity: 3 }])
  })

  it('removes the line of a field with 0, and of a pressed Remove', () => {
    expect(post({ [field(mug)]: '0' })).toEqual([bowl])
    expect(post({ [field(mug)]: '2', 'cart-change': change(mug, { quantity: 0 }) })).toEqual([bowl])
  })

  it('steps from the number that the field shows, and never below 1', () => {
    const [up] = post({ [field(mug)]: '5', 'cart-change': change(mug, { by: 1 }) })
    const [down] = post({ [field(mug)]: '1', 'cart-change': change(mug, { by: -1 }) })
    expect([up?.quantity, down?.quantity]).toEqual([6, 1])
  })

  it('takes the price that the shopper accepts as seen', () => {
    const accept = change(mug, { quantity: 1, seenPrice: '12.00', seenCurrency: 'EUR' })
    expect(post({ 'cart-change': accept })).toEqual([{ ...mug, quantity: 1, seenPrice: '12.00' }, bowl])
  })

  it.each(['', 'x', '1.5', '1e1', '1000'])('changes nothing for the quantity %j', (text) => {
    expect(post({ [field(mug)]: text })).toEqual([mug, bowl])
  })

  it.each([
    '',
    'null',
    '{}',
    '[]',
    change(mug, { by: 99 }),
    change(mug, { quantity: -1 }),
    change(mug, { seenPrice: 'x' }),
  ])('changes nothing for the forged button %s', (value) => {
    expect(post({ 'cart-change': value })).toEqual([mug, bowl])
  })
})
