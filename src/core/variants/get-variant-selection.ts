import { readOptionValue } from '../readers/read-option-value.js'
import type { Variant } from '../schemas/variant.js'
import type { VariantSelection } from './variant-types.js'

/** Returns a variant's attributes as a selection: values are strings, empty values are left out. */
export function getVariantSelection<V extends Pick<Variant, 'attributes'>>(
  variant: V,
): VariantSelection<Extract<keyof V['attributes'], string>> {
  return Object.fromEntries(
    Object.entries(variant.attributes ?? {})
      .map(([name, raw]) => [name, readOptionValue(raw)] as const)
      .filter(([, value]) => value),
  ) as VariantSelection<Extract<keyof V['attributes'], string>>
}
