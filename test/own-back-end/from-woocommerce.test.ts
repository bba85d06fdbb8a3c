import { afterEach, describe, expect, it } from 'vitest'
import { getStockText, getVariantStock, isVariantAvailable, type Product } from 'storefront-react/core'
import { runDoctor } from 'storefront-doctor'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { readShop } from '../../packages/mock/src/from/read-shop.js'
import type { ShopReading } from '../../packages/mock/src/from/shop-reading.js'
import { catalogsAbsent } from '../catalogs.js'
import { readBoutiqueCatalogue } from './boutique.js'
import { serve } from '../../examples/own-backend/src/serve.js'
import { createWooCommerceStandIn, type Catalogue } from './woocommerce-stand-in.js'

const closing: (() => unknown)[] = []
afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

async function readThroughWooCommerce(catalogue: Catalogue): Promise<ShopReading> {
  const shop = await serve(createWooCommerceStandIn(catalogue))
  closing.push(() => shop.close())
  return readShop({ platform: 'woocommerce', address: new URL(shop.origin) })
}

async function verdictOf(reading: ShopReading) {
  const server = await serveMockStore(createMockStore({ ...reading }))
  closing.push(() => server.close())
  const { facts, results } = await runDoctor({ baseUrl: server.baseUrl, apiKey: 'pk_mock' })
  return {
    facts,
    broken: results.filter(({ outcome }) => outcome === 'broken').map(({ rule, detail }) => [rule, detail]),
  }
}

/** What a shopper sees of a product. */
const seen = (product: Product) => ({
  slug: product.slug,
  // WordPress trims names.
  name: product.name.trim(),
  description: product.description,
  tags: product.tags.map(String),
  options: (product.options as { name: string; values: unknown[] }[]).map(({ name, values }) => [
    name,
    values.map(String),
  ]),
  // The catalogue names some twice, which WooCommerce cannot.
  collections: [...new Set((product.collections as { slug: string }[]).map(({ slug }) => slug))],
  images: product.images.map((image) => (image as { alt?: string }).alt ?? ''),
  variants: product.variants.map((variant) => ({
    price: variant.price,
    // The Store API names a price before the sale only if it is higher.
    compareAtPrice: Number(variant.compareAtPrice) > Number(variant.price) ? variant.compareAtPrice : null,
    stock: isVariantAvailable(variant) ? getStockText(getVariantStock(variant)) : 'Sold out',
    attributes: Object.fromEntries(
      Object.entries(variant.attributes).map(([name, value]) => [name, String(value)]),
    ),
  })),
})

describe('a WooCommerce shop, read with --from', () => {
  it('fits: the doctor finds no broken rule', { timeout: 120_000 }, async () => {
    const reading = await readThroughWooCommerce(createSampleCatalog({ size: 130 }))
    expect(reading.currency).toBe('USD')
    const { broken, facts } = await verdictOf(reading)
    expect(broken).toEqual([])
    expect(facts.products).toBe(130)
  })

  it.skipIf(catalogsAbsent)(
    `shows the boutique as its shop does, and the doctor finds no broken rule (${catalogsAbsent ?? '767 products'})`,
    { timeout: 240_000 },
    async () => {
      const catalogue = readBoutiqueCatalogue()
      const reading = await readThroughWooCommerce(catalogue)
      const bySlug = new Map(reading.products.map((product) => [product.slug, product]))
      expect(reading.products).toHaveLength(catalogue.products.length)
      for (const product of catalogue.products) expect(seen(bySlug.get(product.slug)!)).toEqual(seen(product))
      expect((await verdictOf(reading)).broken).toEqual([])
    },
  )
})
