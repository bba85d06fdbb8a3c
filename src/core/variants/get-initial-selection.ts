import { createSaleRule, type SaleRules } from '../product/get-availability.js'
import { VARIANT_KEY } from '../product/variant-address.js'
import type { Variant } from '../schemas/variant.js'
import { getVariantState } from './get-variant-state.js'
import type { ProductWithVariants, VariantSelection } from './variant-types.js'

/** `'firstAvailable'` is the first variant if none can be bought. */
export type DefaultVariant = 'firstAvailable' | { readonly id: string }

/** Returns an empty selection without a default, and for an id that no variant has. */
export function getInitialSelection(
  product: ProductWithVariants,
  defaultVariant: DefaultVariant | undefined,
  rules?: SaleRules<Variant>,
): VariantSelection {
  const variants = product.variants ?? []
  const variant =
    defaultVariant === 'firstAvailable'
      ? (variants.find(createSaleRule(product, rules)) ?? variants[0])
      : variants.find(({ id }) => id === defaultVariant?.id)
  return variant ? getSelectionOf(product, variant.id) : {}
}

/** The options of a variant; its id where another variant has the same options. */
export function getSelectionOf(product: ProductWithVariants, id: string): VariantSelection {
  const { selection } = getVariantState(product, { [VARIANT_KEY]: id })
  return getVariantState(product, selection).variant?.id === id ? selection : { [VARIANT_KEY]: id }
}
