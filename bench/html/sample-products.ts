import { createSampleCatalog } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'

/**
 * The sample catalogue with addresses in place of its drawings. A store sends addresses; the drawings would be most of the page.
 */
export function sampleProducts(host = 'https://images.example'): Product[] {
  const addressOf = (image: unknown, slug: string, position: number): unknown =>
    image && { ...image, url: `${host}/files/${slug}-${position}.jpg` }
  return createSampleCatalog({ size: 400 }).products.map((product) => ({
    ...product,
    images: product.images.map((image, index) => addressOf(image, product.slug, index + 1)),
    variants: product.variants.map((variant, index) => ({
      ...variant,
      image: addressOf(variant.image, product.slug, index + 1),
    })),
  }))
}
