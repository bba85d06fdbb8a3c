import type { Product } from '../../core/schemas/product.js'
import { seedFrom } from '../random/seeded-random.js'
import { productKinds, type ProductKind } from './product-kinds.js'
import { sampleCollections, type SampleCollection } from './sample-collections.js'
import { sampleMenus, type SampleMenu } from './sample-menus.js'
import { samplePages, type SamplePage } from './sample-pages.js'
import { sampleProduct } from './sample-product.js'

export interface SampleCatalogOptions {
  /** Another seed gives another shop of the same kind. Default 1. */
  readonly seed?: number | undefined
  /** Number of products, 1 to 100,000. Default 60. */
  readonly size?: number | undefined
}

/** A whole shop, ready for `createMockStore`. */
export interface SampleCatalog {
  /** Newest first. */
  readonly products: readonly Product[]
  readonly collections: readonly SampleCollection[]
  readonly pages: readonly SamplePage[]
  readonly menus: readonly SampleMenu[]
}

const MAX_SIZE = 100_000

/**
 * A made-up shop for stories, demos and tests: several departments, drawn pictures that need no network,
 * sale prices, sold-out and missing variants, very long names, dates and prices that tie, menus three
 * levels deep, content pages. The same seed gives the same shop everywhere, and a larger size only adds
 * older products to it.
 *
 * @example
 * const store = createMockStore(sampleCatalog({ size: 200 }))
 *
 * @throws RangeError when `size` is not an integer from 1 to 100,000.
 */
export function sampleCatalog({ seed = 1, size = 60 }: SampleCatalogOptions = {}): SampleCatalog {
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE) {
    throw new RangeError(`sampleCatalog: size must be an integer from 1 to ${MAX_SIZE}, not ${size}.`)
  }
  const start = seedFrom('kinds', seed) % productKinds.length
  const products = Array.from({ length: size }, (_, index) => {
    const indexInKind = Math.floor(index / productKinds.length)
    // 11 and the number of kinds share no divisor: each round goes through all of them, well mixed.
    const kind = productKinds[(start + index * 11 + indexInKind) % productKinds.length] as ProductKind
    return sampleProduct({ seed, index, kind, indexInKind })
  })
  return { products, collections: sampleCollections, pages: samplePages, menus: sampleMenus }
}
