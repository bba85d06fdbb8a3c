import type { Variant } from '../../core/schemas/variant.js'

let built = 0

/**
 * A variant with the fields that matter to your test; the rest is plain and valid. `stockStatus` follows
 * from `stockQuantity` unless it is given.
 *
 * @example buildVariant({ price: '49.99', stockQuantity: 0 })
 */
export function buildVariant(fields: Partial<Variant> = {}): Variant {
  built += 1
  const { stockQuantity = 10 } = fields
  return {
    id: `variant_${built}`,
    price: '20.00',
    compareAtPrice: null,
    stockQuantity,
    stockStatus: stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    image: null,
    attributes: {},
    ...fields,
  }
}
