import { describe, expect, it, vi } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { createCartAddCookie, type CreateCartAddCookieOptions } from '../cookie/create-cart-add-cookie.js'
import { createCartRemoveCookies } from '../cookie/create-cart-remove-cookies.js'
import { readCartCookies } from '../cookie/read-cart-cookies.js'
import { checkCartLines } from '../check/check-cart-lines.js'
import { checkOrderLines } from './check-order-lines.js'
import { readCartForm } from './read-cart-form.js'

const shirt = buildProduct({ id: 'shirt', price: '19.99', options: { Size: ['S', 'M'] } })
const [small, medium] = shirt.variants.map(({ id }) => id) as [string, string]
const form = (...fields: (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}
const field = (line: unknown) => ['cart-line', JSON.stringify(line)] as const
/** What the store says when a line is added: shown while the store cannot be read. */
const fallback = { name: shirt.name, price: '19.99' }
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
    expect(readCartForm(data, { product: shirt })).toMatchObject([{ ...line(3), variantId: medium }])
    const named = form(field(line(1)), ['v[Size]', 'M'])
    expect(readCartForm(named, { product: shirt, name: 'v' })).toMatchObject([
      { ...line(1), variantId: medium },
    ])
    const byId = form(field(line(2)), ['variantId', medium])
    expect(readCartForm(byId, { product: shirt })).toMatchObject([{ ...line(2), variantId: medium }])
    expect(readCartForm(form(field(line(2))), { product: shirt })).toEqual([{ ...line(2), fallback }])
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

describe('the quantity fields of a page without scripts', () => {
  const quantityOf = (text: string) => ['cart-quantity.shirt/shirt_variant_1', text] as const

  it('win over the quantity that the server rendered', () => {
    expect(readCartForm(form(field(line(2)), quantityOf(' 5 ')))).toEqual([line(5)])
    expect(readCartForm(form(field(line(2)), quantityOf('0')))).toEqual([])
  })

  it.each(['', 'two', '1.5', '1e2', '1000'])(
    'throw InvalidParamsError for %j, so that nothing else is ordered',
    (text) => {
      expect(() => readCartForm(form(field(line(2)), quantityOf(text)))).toThrow(InvalidParamsError)
    },
  )
})

describe('readCartForm with hostile fields', () => {
  it('refuses more fields than lines before it parses them, and a field of 10 MB', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const many = form(...Array.from({ length: 100_000 }, () => field(line(1))))
    expect(() => readCartForm(many)).toThrow(InvalidParamsError)
    expect(() => readCartForm(form(['cart-line', ' '.repeat(10_000_000) + '{}']))).toThrow(InvalidParamsError)
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  it.each(['1e2', '0x10', '1.0', '+1', '9999999999999999999'])('refuses the quantity %s', (quantity) => {
    const data = form(field(line(1)), ['quantity', quantity])
    expect(() => readCartForm(data, { product: shirt })).toThrow(InvalidParamsError)
  })

  it('reads the quantity of a form without a picker', () => {
    const data = form(field(line(1)), ['quantity', '3'])
    expect(readCartForm(data, { product: shirt })).toEqual([{ ...line(3), fallback }])
  })

  it.each([10, '', 'ten', '1e3'])('refuses the expected price %j', (seenPrice) => {
    expect(() => readCartForm(form(field({ ...line(1), seenPrice })))).toThrow(InvalidParamsError)
  })

  it('refuses equal lines with different prices, because one of them is not what the shopper saw', () => {
    const data = form(field({ ...line(1), seenPrice: '1.00' }), field({ ...line(1), seenPrice: '2.00' }))
    expect(() => readCartForm(data)).toThrow(InvalidParamsError)
  })

  it('keeps two products apart that use the same variant id', () => {
    const data = form(field(line(1)), field({ ...line(2), productId: 'hat' }))
    expect(readCartForm(data)).toEqual([line(1), { ...line(2), productId: 'hat' }])
  })

  it('forgets the price on the button when the shopper picked another variant', () => {
    const data = form(field({ ...line(1), seenPrice: '19.99' }), ['variantId', medium])
    expect(readCartForm(data, { product: shirt })).toMatchObject([{ ...line(1), variantId: medium }])
  })
})

const request = (...cookies: string[]) =>
  new Request('https://shop.example/cart', {
    headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
  })

const addCookie = (options: Omit<CreateCartAddCookieOptions, 'request'> & { request?: Request }) =>
  createCartAddCookie({ request: request(), ...options }).cookie ?? 'full'

describe('createCartAddCookie', () => {
  it('is Secure on https only', () => {
    const plain = new Request('http://localhost/cart')
    expect(addCookie({ line: line(1), storageScope: 'de' })).toContain('; Secure')
    expect(addCookie({ line: line(1), storageScope: 'de', request: plain })).not.toContain('Secure')
    // A proxy speaks https with the browser, and http with the server.
    const proxied = new Request('http://10.0.0.1/', { headers: { origin: 'https://shop.example' } })
    expect(addCookie({ line: line(1), storageScope: 'de', request: proxied })).toContain('; Secure')
  })

  it('is full before the cookies of all scopes make servers refuse every page', () => {
    let cookies: string[] = []
    for (let index = 0; index < 100; index++) {
      const cookie = addCookie({
        line: { ...line(1), productId: `product-${index}`, properties: { Engraving: 'ä'.repeat(50) } },
        storageScope: index % 2 === 0 ? 'de' : 'fr',
        request: request('theirs=1', ...cookies),
      })
      if (cookie === 'full') break
      cookies = [...cookies, cookie]
    }
    const header = request('theirs=1', ...cookies).headers.get('cookie')!
    expect(cookies.length).toBeGreaterThan(5)
    expect(header.length).toBeLessThan(6200)
    // A line that has a cookie already takes no room.
    const [first = ''] = cookies
    const more = { ...line(1), productId: 'product-0', properties: { Engraving: 'ä'.repeat(50) } }
    const again = addCookie({ line: more, storageScope: 'de', request: request(...cookies) })
    expect(again.split('=')[0]).toBe(first.split('=')[0])
  })

  it('carries each line in a cookie of its own, which readCartCookies reads for the same scope only', () => {
    const lines = [{ ...line(2), properties: { Text: 'ä; b' } }, line(1)]
    const cookies = lines.map((each) => addCookie({ line: each, storageScope: 'de' }))
    expect(cookies[0]).toMatch(
      /^storefront-cart-add\.\w+\.\w+=[^;\s]+; Path=\/; Max-Age=600; SameSite=Lax; Secure$/,
    )
    expect(readCartCookies(request('theirs=1', ...cookies), { storageScope: 'de' })).toEqual(lines)
    expect(readCartCookies(request(...cookies), { storageScope: 'fr' })).toEqual([])
    expect(readCartCookies(request(), { storageScope: 'de' })).toEqual([])
  })

  it('adds the quantity of the same pending line, whose cookie it replaces', () => {
    const pending = request(addCookie({ line: line(2), storageScope: 'de' }))
    const cookie = addCookie({ line: line(1), storageScope: 'de', request: pending })
    expect(readCartCookies(request(cookie), { storageScope: 'de' })).toEqual([line(3)])
  })

  it('throws InvalidParamsError for a line that browsers would drop', () => {
    const long = { ...line(1), properties: { Text: 'ä'.repeat(500), More: '😀'.repeat(200) } }
    expect(() => addCookie({ line: long, storageScope: 'de' })).toThrow(InvalidParamsError)
  })
})

describe('createCartRemoveCookies', () => {
  const storageScope = 'de'
  const engraved = { ...line(1), properties: { Text: 'A' } }
  const nameOf = (cookie: string) => cookie.split('=')[0]

  it('removes the cookies of the ordered lines, and leaves other lines and other scopes alone', () => {
    const ordered = addCookie({ line: line(2), storageScope })
    const others = [
      addCookie({ line: engraved, storageScope }),
      addCookie({ line: line(2), storageScope: 'fr' }),
    ]
    const removed = createCartRemoveCookies({
      request: request(ordered, ...others),
      storageScope,
      lines: [line(2)],
    })
    expect(removed).toEqual([`${nameOf(ordered)}=; Path=/; Max-Age=0; SameSite=Lax; Secure`])
  })

  it('keeps what was added to a line after the form was posted', () => {
    const added = addCookie({ line: line(3), storageScope })
    const [cookie, ...more] = createCartRemoveCookies({
      request: request(added),
      storageScope,
      lines: [line(2)],
    })
    expect(more).toEqual([])
    expect(nameOf(cookie!)).toBe(nameOf(added))
    expect(readCartCookies(request(cookie!), { storageScope })).toEqual([line(1)])
  })

  it('removes a line of which the shopper typed and ordered fewer than the page was rendered with', () => {
    const added = addCookie({ line: line(600), storageScope })
    const formData = form(field(line(600)), ['cart-quantity.shirt/shirt_variant_1', '3'])
    const lines = readCartForm(formData)
    expect(lines).toEqual([line(3)])
    const removed = createCartRemoveCookies({ request: request(added), storageScope, lines, formData })
    expect(removed).toMatchObject([expect.stringContaining('Max-Age=0')])
  })

  it('returns nothing without cookies', () => {
    expect(createCartRemoveCookies({ request: request(), storageScope, lines: [line(2)] })).toEqual([])
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
      rules: { getMaxQuantity: () => 5 },
    })
    expect(checked).toMatchObject({ ok: true, subtotal: '59.97', savings: '0' })
    expect(requests.map(({ cache }) => cache)).toEqual(['no-store'])
  })

  it('answers priceChanged where the price or the currency is not the one that the shopper saw', async () => {
    const { baseUrl, apiKey, fetch } = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const check = async (seen: object, currency?: string) => {
      const { ok, subtotal, lines } = await checkCartLines(client, [{ ...line(1), ...seen }], {
        rules: { currency, getMaxQuantity: () => 9 },
      })
      // The expectation is never used as a price.
      expect(subtotal).toBe('19.99')
      return [ok, ...lines[0]!.issues.map(({ type }) => type)]
    }
    expect(await check({ seenPrice: '19.990', seenCurrency: 'EUR' }, 'EUR')).toEqual([true])
    await expect(check({ seenPrice: '19.99', seenCurrency: 'EUR' })).rejects.toThrow('rules: { currency }')
    expect(await check({ seenPrice: '19.99', seenCurrency: 'eur' }, 'EUR')).toEqual([true])
    expect(await check({ seenPrice: '9.99', seenCurrency: 'EUR' }, 'EUR')).toEqual([false, 'priceChanged'])
    expect(await check({ seenPrice: '9.99' })).toEqual([false, 'priceChanged'])
    expect(await check({ seenPrice: '19.99', seenCurrency: 'USD' }, 'EUR')).toEqual([false, 'priceChanged'])
    expect(await check({})).toEqual([true])
  })

  it('answers unknown, on a server, for a price that nobody can pay', async () => {
    const check = async (price: string, currency: string | undefined) => {
      const product = buildProduct({ id: 'shirt', price })
      const { baseUrl, apiKey, fetch } = createMockStore({ products: [product] })
      const client = createStorefrontClient({ baseUrl, apiKey, fetch, rules: { currency } })
      const posted = { productId: 'shirt', variantId: product.variants[0]!.id, quantity: 1, seenPrice: price }
      const { ok, lines } = await checkOrderLines(client, [posted])
      return [ok, ...lines[0]!.issues]
    }
    expect(await check('0.0003', 'EUR')).toEqual([
      false,
      { type: 'unknown', error: expect.any(InvalidParamsError) },
    ])
    expect(await check('19.5', 'jpy')).toMatchObject([false, { type: 'unknown' }])
    expect(await check('19.9900', 'EUR')).toEqual([true])
    expect(await check('1.234', 'KWD')).toEqual([true])
    expect(await check('0.0003', undefined)).toEqual([true])
    expect(await check('0.0003', 'XBT')).toEqual([true])
  })

  it('shows the name and the price of the moment of adding while the store does not answer', async () => {
    const store = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    store.failWhen({}, 403)
    const pending = readCartForm(form(field(line(2))), { product: shirt })
    const cookie = addCookie({ line: pending[0]!, storageScope: 'de' })
    const { ok, lines } = await checkCartLines(
      client,
      readCartCookies(request(cookie), { storageScope: 'de' }),
    )
    expect(ok).toBe(false)
    expect(lines).toMatchObject([
      { seen: { name: shirt.name }, price: '19.99', total: '39.98', isEstimate: true },
    ])
  })

  it('names the limits of the cart while the store does not answer', async () => {
    const store = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: store.fetch,
    })
    store.failWhen({}, 403)
    const { lines } = await checkCartLines(client, [line(6)], { limits: { quantity: 5 } })
    expect(lines[0]!.issues.map(({ type }) => type)).toEqual(['quantityLimit', 'unknown'])
  })

  it('measures the savings from the prior price that it is given', async () => {
    const reduced = buildProduct({ id: 'shirt', price: '27.00', compareAtPrice: '36.00' })
    const { baseUrl, apiKey, fetch } = createMockStore({ products: [reduced] })
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const lines = [{ productId: 'shirt', variantId: reduced.variants[0]!.id, quantity: 2 }]
    expect(await checkCartLines(client, lines)).toMatchObject({ savings: '18.00' })
    expect(await checkCartLines(client, lines, { rules: { getPriorPrice: () => '28.00' } })).toMatchObject({
      savings: '2.00',
    })
    expect(await checkCartLines(client, lines, { rules: { getPriorPrice: () => undefined } })).toMatchObject({
      savings: '0',
    })
  })

  it('is not ok without lines', async () => {
    const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
    expect(await checkCartLines(client, readCartForm(form()))).toMatchObject({ ok: false, subtotal: '0' })
  })

  it('takes the lower number where both rules of stock are replaced', async () => {
    const { baseUrl, apiKey, fetch } = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const issuesWith = async (max: number, isAvailable: boolean) => {
      const rules = { getMaxQuantity: () => max, isVariantAvailable: () => isAvailable }
      const { lines } = await checkCartLines(client, [line(3)], { rules })
      return lines[0]!.issues.map(({ type }) => type)
    }
    expect(await issuesWith(2, true)).toEqual(['tooMany'])
    expect(await issuesWith(99, false)).toEqual(['soldOut'])
  })

  it('names the limit of a line or a cart above the limits', async () => {
    const { baseUrl, apiKey, fetch } = createMockStore({ products: [shirt] })
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const both = [line(5), { ...line(1), variantId: medium }]
    const { lines } = await checkCartLines(client, both, {
      limits: { quantity: 4, lines: 1 },
      rules: { getMaxQuantity: () => 9 },
    })
    expect(lines.map(({ issues }) => issues)).toEqual([
      [{ type: 'quantityLimit', limit: 4 }],
      [{ type: 'lineLimit', limit: 1 }],
    ])
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
    const {
      ok,
      lines: checked,
      subtotal,
    } = await checkCartLines(client, lines, {
      rules: { getMaxQuantity: () => 3 },
    })
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
