import { describe, expect, it } from 'vitest'

import { defineFacets } from 'storefront-react/search/engine'
import { createIndexRecords } from '../../src/hosted/create-index-records.js'
import { documentOf, fileOf } from '../search-of.js'

const variantOf = (id: string, price: string, Color: string, available = true) => ({
  id,
  price,
  compareAtPrice: null,
  available,
  attributes: { Color },
})
const shirt = documentOf('Shirt', {
  id: 'p1',
  tags: ['new'],
  collections: [{ id: 'c1', name: 'Shirts', slug: 'shirts' }],
  description: 'Soft.',
  variants: [variantOf('v1', '19.90', 'Red'), variantOf('v2', '5.00', 'Blue', false)],
  facetValues: { brand: ['Acme'] },
})
const facets = defineFacets([
  { name: 'tags', source: 'tags' },
  { name: 'category', source: 'collections' },
  { name: 'option:Color', source: { option: ['Colour', 'Color'] } },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
  { name: 'brand', source: 'values' },
])

describe('createIndexRecords', () => {
  it('writes one record for a product, with the values of all of its variants', () => {
    const { description: _, facetValues: __, ...item } = shirt
    expect(createIndexRecords({ documents: fileOf([shirt], facets), per: 'product' })).toEqual([
      {
        objectID: 'p1',
        id: 'p1',
        productId: 'p1',
        name: 'Shirt',
        description: 'Soft.',
        tags: ['new'],
        collectionKeys: ['c1', 'shirts'],
        collectionNames: ['Shirts'],
        optionValues: ['Red', 'Blue'],
        available: ['true', 'false'],
        createdAt: Date.UTC(2026, 0, 1),
        price: 5,
        priceText: '5.00',
        category: ['shirts'],
        option_Color: ['Red', 'Blue'],
        brand: ['Acme'],
        item,
      },
    ])
  })

  it('writes one record for a variant, with the values of that variant and a card that shows it', () => {
    const records = createIndexRecords({ documents: fileOf([shirt], facets), per: 'variant' })
    expect(records).toMatchObject([
      { objectID: 'p1-v1', variantId: 'v1', priceText: '19.90', price: 19.9, option_Color: ['Red'] },
      { objectID: 'p1-v2', variantId: 'v2', priceText: '5.00', available: ['false'], option_Color: ['Blue'] },
    ])
    expect(records.map(({ item }) => item.variants.map(({ id }) => id))).toEqual([['v1'], ['v2']])
    expect(records[0]?.item).toMatchObject({ name: 'Shirt', slug: shirt.slug, images: shirt.images })
  })

  it('keeps the records of a product with 200 variants small', () => {
    const variants = Array.from({ length: 200 }, (_, at) => variantOf(`v${at}`, '5.00', `Color ${at}`))
    const file = fileOf([{ ...shirt, variants }], facets)
    const records = createIndexRecords({ documents: file, per: 'variant' })
    expect(records).toHaveLength(200)
    for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(1000)
  })

  it('throws an error with the id of a product whose record is too large for a service', () => {
    const file = fileOf([{ ...shirt, description: 'é'.repeat(5000) }], facets)
    const write = (maxRecordBytes?: number) =>
      createIndexRecords({ documents: file, per: 'variant', maxRecordBytes })
    expect(write).toThrow(/product "p1" has 1\d{4} bytes, and the limit is 10000/)
    expect(write(20_000)).toHaveLength(2)
  })

  it('keeps a product without variants, without a price', () => {
    const [record] = createIndexRecords({
      documents: fileOf([{ ...shirt, variants: [] }], facets),
      per: 'variant',
    })
    expect(record).toMatchObject({ objectID: 'p1', option_Color: [] })
    expect(record).not.toHaveProperty('priceText')
  })

  it('writes facets under the attributes that are given', () => {
    const attributes = { 'option:Color': 'color', price: 'price_usd' }
    const [record] = createIndexRecords({ documents: fileOf([shirt], facets), per: 'product', attributes })
    expect(record).toMatchObject({ color: ['Red', 'Blue'], price_usd: 5 })
    expect(record).not.toHaveProperty('option_Color')
  })

  it.each([
    ['name', 'tags'],
    ['item', 'price'],
    ['price', 'tags'],
  ] as const)('throws an InvalidParamsError for a facet named "%s" of %s', (name, source) => {
    const file = fileOf([shirt], defineFacets([{ name, source }]))
    expect(() => createIndexRecords({ documents: file, per: 'product' })).toThrow(
      expect.objectContaining({ code: 'invalid-params' }),
    )
  })
})
