import { readProduct } from '../product/read-product.js'
import { readOptionValue } from '../readers/read-option-value.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import type { VariantSelection } from './variant-types.js'

/**
 * Returns the selection that chooses a variant.
 * @param product without it, every attribute counts as an option, even one that the picker does not show
 */
export function getVariantSelection<V extends Pick<Variant, 'attributes'>>(
  variant: V,
  product?: Pick<Product, 'options' | 'variants'>,
): VariantSelection<Extract<keyof V['attributes'], string>> {
  if (product) return readProduct(product).of(variant as V & { readonly id: string })?.selection ?? {}
  return Object.fromEntries(
    Object.entries(variant.attributes ?? {})
      .map(([name, raw]) => [name, readOptionValue(raw, name)] as const)
      .filter(([, value]) => value),
  ) as VariantSelection<Extract<keyof V['attributes'], string>>
}
