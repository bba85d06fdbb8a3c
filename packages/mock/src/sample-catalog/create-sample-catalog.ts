import type { CollectionReference, Product } from 'storefront-react/core'

import { seedFrom } from '../random/seeded-random.js'
import { productKinds, type ProductKind } from './product-kinds.js'
import { collectionsWith, type SampleCollection } from './sample-collections.js'
import { menusOf, type SampleMenu } from './sample-menus.js'
import { samplePages, type SamplePage } from './sample-pages.js'
import { drawnPictures, photographedPictures, type SamplePhotos } from './sample-pictures.js'
import { sampleProduct } from './sample-product.js'

/** Options of `createSampleCatalog`. */
export interface SampleCatalogOptions {
  /** Default 1. */
  readonly seed?: number | undefined
  /** From 1 to 100,000. Default 60. */
  readonly size?: number | undefined
  /**
   * Photographs instead of the drawings. Products then come in the colours of their photographs only; a kind
   * without photographs keeps its drawings.
   */
  readonly photos?: SamplePhotos | undefined
}

/** A whole catalogue. Pass it to `createMockStore`. */
export interface SampleCatalog {
  /** Newest first. */
  readonly products: readonly Product[]
  readonly collections: readonly SampleCollection[]
  readonly pages: readonly SamplePage[]
  readonly menus: readonly SampleMenu[]
}

const MAX_SIZE = 100_000

/**
 * Returns a fictional catalogue. The same seed gives the same catalogue; a larger size only adds older products.
 * @example createMockStore(createSampleCatalog({ size: 200 }))
 * @throws RangeError if `size` is not an integer from 1 to 100,000.
 */
export function createSampleCatalog(options: SampleCatalogOptions = {}): SampleCatalog {
  const { seed = 1, size = 60, photos } = options
  if (!Number.isInteger(size) || size < 1 || size > MAX_SIZE) {
    throw new RangeError(`createSampleCatalog: size must be an integer from 1 to ${MAX_SIZE}, not ${size}.`)
  }
  const pictures = photos ? photographedPictures(photos) : drawnPictures
  const start = seedFrom('kinds', seed) % productKinds.length
  const products = Array.from({ length: size }, (_, index) => {
    const indexInKind = Math.floor(index / productKinds.length)
    // 11 and the number of kinds have no common divisor, so each round uses every kind once.
    const kind = productKinds[(start + index * 11 + indexInKind) % productKinds.length] as ProductKind
    return sampleProduct({ seed, index, kind, indexInKind, pictures })
  })
  // A small catalogue has no products of some kinds. A shop has no menu item that leads to an empty list.
  const filled = new Set(
    products.flatMap(({ collections }) => (collections as CollectionReference[]).map(({ slug }) => slug)),
  )
  const isFilled = (slug: string | undefined) => slug !== undefined && filled.has(slug)
  return {
    products,
    collections: collectionsWith(pictures).filter(({ slug }) => isFilled(slug)),
    pages: samplePages,
    menus: menusOf(isFilled),
  }
}
