import { describe, expect, test } from 'vitest'
import { getCollectionReference, productSchema } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'

import { createSampleCatalog } from './create-sample-catalog.js'

const { products, collections, pages, menus } = createSampleCatalog({ size: 1000 })
const share = (matches: (product: (typeof products)[number]) => boolean) =>
  products.filter(matches).length / products.length

test('createSampleCatalog returns only valid products', () => {
  const invalid = products.filter((product) => !validate(productSchema, product).ok)
  expect(invalid).toEqual([])
})

test('createSampleCatalog returns the same products for the same seed only', () => {
  expect(createSampleCatalog({ seed: 7 })).toEqual(createSampleCatalog({ seed: 7 }))
  expect(createSampleCatalog({ seed: 8 }).products).not.toEqual(createSampleCatalog({ seed: 7 }).products)
})

test('createSampleCatalog starts a larger catalogue with the products of a smaller one', () => {
  expect(createSampleCatalog({ size: 40 }).products).toEqual(products.slice(0, 40))
})

test.each([1, 12, 24, 36])('createSampleCatalog leads to no empty list in a shop of %i products', (size) => {
  const small = createSampleCatalog({ size })
  const filled = small.products.flatMap((product) =>
    product.collections.map((raw) => getCollectionReference(raw)?.slug),
  )
  expect(small.collections.map(({ slug }) => slug).sort()).toEqual([...new Set(filled)].sort())
  const urls = JSON.stringify(small.menus).match(/(?<=\/collections\/)[a-z0-9-]+/g) ?? []
  expect(urls.filter((slug) => !filled.includes(slug))).toEqual([])
  expect(urls.length).toBeGreaterThan(1)
})

test('createSampleCatalog writes no sentence twice in a description', () => {
  const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/)
  const repeating = products.filter(({ description }) => {
    const sentences = sentencesOf(description ?? '')
    return new Set(sentences).size < sentences.length
  })
  expect(repeating.map(({ slug, description }) => `${slug}: ${description}`)).toEqual([])
})

test('createSampleCatalog gives 100,000 products unique ids, slugs and names', () => {
  const many = createSampleCatalog({ size: 100_000 }).products
  for (const field of ['id', 'slug', 'name'] as const) {
    expect(new Set(many.map((product) => product[field])).size, field).toBe(100_000)
  }
})

test('createSampleCatalog uses only letters, digits and hyphens in slugs', () => {
  for (const { slug } of [...products, ...collections, ...pages])
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('createSampleCatalog sorts products from newest to oldest, with some equal dates', () => {
  const dates = products.map((product) => product.createdAt)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(dates).size).toBeLessThan(dates.length)
  expect(products.every((product) => product.updatedAt! >= product.createdAt!)).toBe(true)
})

describe('createSampleCatalog', () => {
  test.each<[string, (product: (typeof products)[number]) => boolean, number, number]>([
    [
      'that are on sale',
      (each) => each.variants.every((variant) => variant.compareAtPrice !== null),
      0.1,
      0.3,
    ],
    [
      'that are sold out',
      (each) => each.variants.every((variant) => variant.stockQuantity === 0),
      0.02,
      0.25,
    ],
    [
      'that are partly sold out',
      (each) => new Set(each.variants.map((one) => one.stockStatus)).size === 2,
      0.2,
      0.8,
    ],
    ['with missing combinations', (each) => combinationsOf(each) > each.variants.length, 0.1, 0.6],
    ['with a single variant', (each) => each.variants.length === 1, 0.05, 0.5],
    ['with two options', (each) => each.options.length === 2, 0.1, 0.6],
    ['with three options', (each) => each.options.length === 3, 0.005, 0.2],
    ['without images', (each) => each.images.length === 0, 0.01, 0.1],
    ['with a very long name', (each) => each.name.length > 60, 0.01, 0.1],
  ])('has a realistic share of products %s', (_name, matches, low, high) => {
    expect(share(matches)).toBeGreaterThan(low)
    expect(share(matches)).toBeLessThan(high)
  })

  test('gives a variant on sale a lower price than before', () => {
    for (const { price, compareAtPrice } of products.flatMap((each) => each.variants)) {
      if (compareAtPrice !== null) expect(Number(price)).toBeLessThan(Number(compareAtPrice))
    }
  })

  test('has several departments, and no collection without products', () => {
    const used = new Set(
      products.flatMap((each) => each.collections.map((one) => (one as { id: string }).id)),
    )
    expect(collections.map((each) => each.id).filter((id) => !used.has(id))).toEqual([])
    expect(menus[0]?.items.length).toBeGreaterThan(5)
  })

  test('has menus three levels deep whose links all have a target', () => {
    const slugs = new Set([
      ...collections.map((each) => `/collections/${each.slug}`),
      ...pages.map((each) => `/pages/${each.slug}`),
    ])
    type Item = (typeof menus)[number]['items'][number]
    const depth = (item: Item): number => 1 + Math.max(0, ...item.children.map(depth))
    const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.children)])
    expect(Math.max(...(menus[0]?.items.map(depth) ?? []))).toBe(3)
    expect(menus.flatMap((menu) => all(menu.items)).filter((item) => !slugs.has(item.url))).toEqual([])
  })
})

function combinationsOf(product: (typeof products)[number]): number {
  const options = product.options as { values: string[] }[]
  return options.reduce((count, option) => count * option.values.length, 1)
}

test.each([0, -1, 1.5, 100_001, Number.NaN, '60' as unknown as number])(
  'createSampleCatalog throws a RangeError for size %j',
  (size) => {
    expect(() => createSampleCatalog({ size })).toThrow(RangeError)
  },
)
