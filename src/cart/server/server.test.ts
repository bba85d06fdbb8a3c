// @vitest-environment node
import { describe, expect, it } from 'vitest'

import { createStorefrontClient } from '../../core/index.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { buildProduct, createMockStore } from '../../testing/index.js'
import { cartAddCookie, checkCartLines, readCartForm } from './index.js'

const shirt = buildProduct({ id: 'shirt', price: '19.99', options: { Size: ['S', 'M'] } })
const [small, medium] = shirt.variants.map(({ id }) => id) as [string, string]
const form = (...fields: (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
const field = (line: unknown) => ['cart-line', JSON.stringify(line)] as const
const line = (quantity: number) => ({ productId: 'shirt', variantId: small, quantity })

describe('readCartForm', () => {
  it('reads the lines, merges equal ones, and drops everything else, such as a price', () => {
    const data = form(
      field(line(1)),
      field({ ...line(2), price: '0.01' }),
      field({ ...line(1), properties: { a: 'b' } }),
    )
    expect(readCartForm(data)).toEqual([line(3), { ...line(1), properties: { a: 'b' } }])
  })

  it.each([
    '',
    'null',
    '{}',
    '[]',
    JSON.stringify(line(0)),
    JSON.stringify(line(-1)),
    JSON.stringify(line(1.5)),
    JSON.stringify({ ...line(1), quantity: '2' }),
    JSON.stringify({ ...line(1), variantId: '' }),
    JSON.stringify({ ...line(1), properties: { a: 5 } }),
    JSON.stringify(line(1000)),
  ])('throws InvalidParamsError for the field %s', (text) => {
    expect(() => readCartForm(form(field(line(1)), ['cart-line', text]))).toThrow(InvalidParamsError)
  })

  it('throws InvalidParamsError for more lines than the limit', () => {
    const other = { ...line(1), variantId: medium }
    expect(() => readCartForm(form(field(line(1)), field(other)), { limits: { lines: 1 } })).toThrow(
      InvalidParamsError,
    )
  })

  it('reads what the shopper selected before hydration, not what the button carries', () => {
    const data = form(field(line(1)), ['variantId[Size]', 'M'], ['quantity', '3'])
    expect(readCartForm(data, { product: shirt })).toEqual([{ ...line(3), variantId: medium }])
    const named = form(field(line(1)), ['v[Size]', 'M'])
    expect(readCartForm(named, { product: shirt, name: 'v' })).toEqual([{ ...line(1), variantId: medium }])
    const byId = form(field(line(2)), ['variantId', medium])
    expect(readCartForm(byId, { product: shirt })).toEqual([{ ...line(2), variantId: medium }])
    expect(readCartForm(form(field(line(2))), { product: shirt })).toEqual([line(2)])
  })

  it.each([
    [form()],
    [form(['variantId', 'of another product'])],
    [form(field(line(1)), ['variantId[Size]', 'XXL'])],
    [form(field(line(1)), ['variantId', ''])],
    [form(['variantId', small], ['quantity', '0'])],
    [form(['variantId', small], ['quantity', '-1'])],
    [form(['variantId', small], ['quantity', '1000'])],
    [form(['variantId', small], ['quantity', ''])],
    [form(['__proto__', small])],
    [form(field({ ...line(1), variantId: 'of another product' }))],
    [form(['variantId', small], ['quantity', '1.5'])],
    [form(['variantId', small], ['quantity', 'many'])],
    [form(field({ ...line(1), productId: 'other' }))],
  ])('throws InvalidParamsError for a form that does not fit the product', (data) => {
    expect(() => readCartForm(data, { product: shirt })).toThrow(InvalidParamsError)
  })
})

describe('cartAddCookie', () => {
  it('carries the line in one cookie', () => {
    expect(cartAddCookie({ ...line(2), properties: { Text: 'ä; b' } })).toMatch(
      /^storefront-cart-add=[^;\s]+; Path=\/; Max-Age=600; SameSite=Lax$/,
    )
  })
})

describe('checkCartLines', () => {
  it('takes prices from the store and asks for each product once, past every cache', async () => {
    const store = createMockStore({ products: [shirt] })
    const requests: RequestInit[] = []
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: (url, init) => {
        requests.push(init ?? {})
        return store.fetch(url, init)
      },
    })
    const checked = await checkCartLines(client, [line(2), { ...line(1), variantId: medium }], {
      getMaxQuantity: () => 5,
    })
    expect(checked).toMatchObject({ ok: true, subtotal: '59.97', savings: '0' })
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store'])
  })

  it('reports gone, tooMany over all lines of a variant, and unknown', async () => {
    const mug = buildProduct({ id: 'mug' })
    const store = createMockStore({ products: [shirt, mug] })
    store.failWhen({ path: '/products/mug' }, 500)
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    const lines = [
      line(2),
      { ...line(2), properties: { a: 'b' } },
      { productId: 'deleted', variantId: 'x', quantity: 1 },
      { productId: 'mug', variantId: mug.variants[0]!.id, quantity: 1 },
    ]
    const { ok, lines: checked, subtotal } = await checkCartLines(client, lines, { getMaxQuantity: () => 3 })
    expect(ok).toBe(false)
    expect(checked.map(({ issues }) => issues.map(({ type }) => type))).toEqual([
      [],
      ['tooMany'],
      ['gone'],
      ['unknown'],
    ])
    expect(checked[1]?.issues[0]).toEqual({ type: 'tooMany', available: 1 })
    expect(subtotal).toBe('79.96')
  })

  it('rejects with the reason of an aborted signal', async () => {
    const store = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    await expect(checkCartLines(client, [line(1)], { signal: AbortSignal.abort('left') })).rejects.toBe(
      'left',
    )
  })
})
