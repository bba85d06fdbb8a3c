import { createMockStore, type MockStore } from 'storefront-mock'

import resources from '../../examples/vite/checkout-resources.json' with { type: 'json' }
import { getCollectionReference } from '../../src/core/readers/get-collection-reference.js'
import { getImage } from '../../src/core/readers/get-image.js'
import type { Product } from '../../src/index.js'
import { photographedCatalog } from '../shop/sample-catalog.js'
import { arabicNames } from './arabic-names.js'

const sample = photographedCatalog(500)

/** What the shop says about its departments. The sample catalogue describes kinds of products only. */
const descriptions: Readonly<Record<string, string>> = {
  home: 'For the table, the sofa and the long evening.',
  clothing: 'Knitted, sewn and waxed to last.',
  bags: 'For every day and for the small things.',
  desk: 'Paper, pencils and good sound.',
  garden: 'For sills, balconies and beds.',
  pantry: 'Tea, coffee, oil and soap.',
  table: 'Mugs, bowls and plates to use every day.',
  textiles: 'Linen, wool and cotton.',
  lighting: 'Lamps, pendants and candles.',
  decoration: 'Vases, clocks, prints and mirrors.',
  furniture: 'Stools and chairs.',
  tops: 'T-shirts and sweaters.',
  outerwear: 'Jackets for wind and drizzle.',
  accessories: 'Beanies, scarves and socks.',
  'every-day': 'Totes and backpacks.',
  'small-goods': 'Wallets.',
  paper: 'Notebooks and pencils.',
  sound: 'Speakers and headphones.',
  growing: 'Pots and watering cans.',
  drinks: 'Tea and coffee.',
  cupboard: 'Olive oil and soap.',
}

const collections = sample.collections.map((collection) => ({
  ...collection,
  description: descriptions[collection.slug] ?? collection.description,
}))

/** As many products as one screen of a desktop shows. */
const SCREEN = 8

/**
 * The sample catalogue has more products than photographs. A good shop puts no product without a picture on a shelf, and no
 * picture twice on one screen, so each group of a department leaves out what it has just shown.
 */
export const demoProducts = withoutRepeatedPictures(sample.products)

function withoutRepeatedPictures(products: readonly Product[]): readonly Product[] {
  const shelves = new Map<string | undefined, readonly string[]>()
  return products.filter(({ images, collections: [, group] }) => {
    const picture = getImage(images[0])?.src
    const shelf = getCollectionReference(group)?.slug
    const before = shelves.get(shelf) ?? []
    if (picture === undefined || before.includes(picture)) return false
    shelves.set(shelf, [picture, ...before].slice(0, SCREEN - 1))
    return true
  })
}

const catalog = { ...sample, products: demoProducts, collections }

/** @param locale of the names of collections, menus, pages and options */
export function createDemoStore(locale = 'en'): MockStore {
  return createMockStore({ ...(locale.startsWith('ar') ? inArabic(catalog) : catalog), resources })
}

function inArabic<T>(value: T): T
function inArabic(value: unknown): unknown {
  if (typeof value === 'string') return arabicNames[value] ?? value
  if (Array.isArray(value)) return value.map((each: unknown) => inArabic(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [arabicNames[key] ?? key, inArabic(each)]),
  )
}
