import { fnv1a } from '../fnv1a.js'
import type { Product } from '../schemas/product.js'

const MAX_ID = 50

/**
 * The id of a variant's row in a product feed, or of a product's group: at most 50 characters. Two ids of the API that are
 * longer together, such as two UUIDs, end in a hash of both.
 * @example
 * getProductJsonLd(product, { url, rules, sku: (variant) => getFeedId(product, variant) })
 */
export function getFeedId(product: Pick<Product, 'id'>, variant?: { readonly id: string }): string {
  const parts = variant ? [product.id, variant.id] : [product.id]
  const id = parts.join('_')
  // Counts characters, not UTF-16 units, so that none is cut in half.
  const characters = Array.from(id)
  if (characters.length <= MAX_ID) return id
  const text = JSON.stringify(parts)
  const hash = [fnv1a(text), fnv1a(text, 0x9747b28c)]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('')
  return `${characters.slice(0, MAX_ID - hash.length - 1).join('')}-${hash}`
}
