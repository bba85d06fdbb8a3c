import { readWord } from '../readers/read-word.js'
import type { Variant } from '../schemas/variant.js'
import type { AttributeName, VariantSelection } from './variant-types.js'

/** The selection that chooses a variant: its attributes as text, without the empty ones. */
export function getVariantSelection<V extends Pick<Variant, 'attributes'>>(
  variant: V,
): VariantSelection<AttributeName<V>> {
  return Object.fromEntries(
    Object.entries(variant.attributes ?? {})
      .map(([name, raw]) => [name, readWord(raw)] as const)
      .filter(([, value]) => value),
  ) as VariantSelection<AttributeName<V>>
}
