import type { Variant } from 'storefront-react/core'

import type { BuilderFields } from './builder-fields.js'

interface DefaultVariant extends Variant {
  readonly compareAtPrice: null
  readonly stockStatus: 'IN_STOCK' | 'OUT_OF_STOCK'
  readonly image: null
  readonly attributes: Readonly<Record<string, never>>
}

/** Options of `buildVariant`. A field that `TVariant` adds or narrows is required unless the default fits. */
export type BuildVariantOptions<TVariant extends Variant = Variant> = BuilderFields<TVariant, DefaultVariant>

/** Built variants have different ids and names, so that all fit into one product. */
let builtCount = 0

/**
 * Builds a valid variant. Defaults: price `'20.00'`, 10 in stock, no attributes.
 * @typeParam TVariant your own variant type; pass it explicitly.
 * @example buildVariant({ price: '49.99', stockQuantity: 0 })
 */
export function buildVariant(options?: BuildVariantOptions): Variant
export function buildVariant<TVariant extends Variant>(
  options: NoInfer<BuildVariantOptions<TVariant>>,
): TVariant
export function buildVariant(options: BuildVariantOptions = {}): Variant {
  builtCount += 1
  const { stockQuantity = 10 } = options
  return {
    id: `variant_${builtCount}`,
    price: '20.00',
    compareAtPrice: null,
    stockQuantity,
    stockStatus: stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
    image: null,
    attributes: {},
    ...options,
  }
}
