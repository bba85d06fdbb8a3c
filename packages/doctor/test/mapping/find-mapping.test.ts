import { describe, expect, it } from 'vitest'
import { findMapping } from 'storefront-doctor'

import { createShapeServer } from './server.js'

type Json = Record<string, unknown>

const variantOf = (n: number) => ({
  id: `v${n}`,
  price: `${n + 10}.50`,
  compareAtPrice: null,
  stockQuantity: n,
  stockStatus: 'IN_STOCK',
  image: null,
  attributes: {},
})
const baseOf = (n: number) => ({ id: `p${n}`, name: `Product ${n}`, slug: `product-${n}` })
const numbers = Array.from({ length: 12 }, (_each, n) => n)

function find(
  listed: (n: number) => Json,
  single: (n: number) => Json = listed,
  prices?: Readonly<Record<string, string>>,
) {
  const { fetch } = createShapeServer({
    path: '/products',
    size: 'limit',
    paging: 'both',
    names: { after: 'starting_after', before: 'ending_before' },
    envelope: (data, { hasMore, total }) => ({ data, has_more: hasMore, total_count: total }),
    items: numbers.map((n) => ({ ...baseOf(n), ...listed(n) })),
    single: ({ id }) => {
      const n = Number(String(id).slice(1))
      return { ...baseOf(n), ...single(n) }
    },
  })
  return findMapping({ baseUrl: 'https://shop.test/api', apiKey: null, fetch, prices })
}

describe('findMapping, for products that the client reads', () => {
  const whole = (n: number) => ({ variants: [variantOf(n)] })

  it.each([
    ['has its fields, or none', whole],
    ['sends empty lists', (n: number) => ({ ...whole(n), images: [], description: '' })],
    [
      'has its own pictures too',
      (n: number) => ({ ...whole(n), images: ['/a.png'], thumbnail: 'https://a.test/b' }),
    ],
    ['has a price range', () => ({ priceRange: { min: '9.00', max: '12.00' } })],
    ['says no price at all', () => ({})],
  ])('writes none if a product %s', async (_name, listed) => {
    expect(await find(listed)).toBeUndefined()
  })

  it('writes none if the variants are on the page of the product only', async () => {
    expect(await find((n) => ({ price: 1000 + n }), whole)).toBeUndefined()
  })

  it('writes none if it could only ask or refuse, and the shop sells without it', async () => {
    const price = (n: number) => ({ variants: [{ ...variantOf(n), price: `${1000 + n}` }] })
    expect(await find((n) => ({ ...price(n), media: [{ url: `https://a.test/${n}` }] }))).toBeUndefined()
  })

  const known = (n: number) => ({
    ...whole(n),
    ...{ storeId: 's', status: 'ACTIVE', tags: [], images: [] },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  })
  const unpriced = (n: number) => ({ ...variantOf(n), price: undefined })

  it.each([
    ['has all its fields', known],
    [
      'has all its fields, and pictures twice',
      (n: number) => ({ ...known(n), images: ['/a.png'], image: 'https://a.test/b' }),
    ],
    [
      'has all its fields, and variants without a price',
      (n: number) => ({ ...known(n), variants: [unpriced(n)] }),
    ],
  ])('writes none if a product %s', async (_name, listed) => {
    expect(await find(listed)).toBeUndefined()
  })

  it.each([
    [
      'pictures',
      (n: number) => ({ ...known(n), images: undefined, media: [{ url: `https://a.test/${n}` }] }),
    ],
    [
      'prices',
      (n: number) => ({
        ...known(n),
        variants: [{ ...unpriced(n), price_amount: `${n + 10}.50`, currency: 'USD' }],
      }),
    ],
  ])(
    'writes one for %s with another name, next to the other fields of the reference',
    async (name, listed) => {
      const prices = Object.fromEntries(numbers.map((n) => [`p${n}`, `${n + 10}.50`]))
      const mapping = await find(listed, listed, name === 'prices' ? prices : undefined)
      expect(mapping).toMatchObject({ outcome: 'live', products: 12 })
    },
  )

  it.each([
    ['pictures', (n: number) => ({ ...whole(n), media: [{ url: `https://a.test/${n}` }] })],
    ['a picture', (n: number) => ({ ...whole(n), thumbnail: `https://a.test/${n}` })],
    // Two digits by ISO 4217, and none by Intl.
    ['cents of a currency', (n: number) => ({ price_cents: n * 100 + 990, currency: 'HUF' })],
    ['texts', (n: number) => ({ ...whole(n), body_html: `Text ${n}` })],
    ['prices', (n: number) => ({ price: n + 10.5 })],
    ['variants', (n: number) => ({ skus: [{ id: `v${n}`, price: `${n + 10}.50` }] })],
  ])('writes one for %s with another name', async (_name, listed) => {
    expect(await find(listed)).toMatchObject({ outcome: 'live', products: 12 })
  })
})
