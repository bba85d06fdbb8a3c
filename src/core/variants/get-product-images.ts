import { getImage, type StorefrontImage } from '../readers/get-image.js'
import type { Product } from '../schemas/product.js'

/** An image of a product and the variants that it shows. */
export interface ProductImageEntry<V> extends StorefrontImage {
  readonly variants: readonly V[]
}

/** Returns the product's images, then the images that only variants have. Each URL is listed once. */
export function getProductImages<P extends Pick<Product, 'images' | 'variants'>>(
  product: P,
): readonly ProductImageEntry<P['variants'][number]>[] {
  const bySrc = new Map<string, StorefrontImage & { variants: P['variants'][number][] }>()
  const add = (raw: unknown, ...variants: P['variants'][number][]) => {
    const image = getImage(raw)
    if (!image) return
    const known = bySrc.get(image.src)
    if (known) known.variants.push(...variants)
    else bySrc.set(image.src, { ...image, variants })
  }
  for (const raw of product.images ?? []) add(raw)
  for (const variant of product.variants ?? []) add(variant.image, variant)
  return [...bySrc.values()]
}
