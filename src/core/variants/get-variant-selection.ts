import { readOptionValue } from '../readers/read-option-value.js'
import type { Variant } from '../schemas/variant.js'
import type { AttributeName, VariantSelection } from './variant-types.js'

/** Returns the selection that selects a variant: its attributes as strings, without empty ones. */
export function getVariantSelection<V extends Pick<Variant, 'attributes'>>(
  variant: V,
): VariantSelection<AttributeName<V>> {
  return Object.fromEntries(
    Object.entries(variant.attributes ?? {})
      .map(([name, raw]) => [name, readOptionValue(raw)] as const)
      .filter(([, value]) => value),
  ) as VariantSelection<AttributeName<V>>
}
