import { createSaleRule, type SaleRules } from '../product/get-availability.js'
import { getOptionIndex, toSelection, VARIANT_KEY } from '../product/option-index.js'
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
  return variant ? getSelectionOf(product, variant.id, rules) : {}
}

/** The options of a variant; its id where they select another variant with the same options. */
export function getSelectionOf(
  product: ProductWithVariants,
  id: string,
  rules?: SaleRules<Variant>,
): VariantSelection {
  const index = getOptionIndex(product)
  const row = index.rows.find(({ variant }) => variant.id === id)
  const selection = toSelection(index, row?.valueIndexes ?? [])
  return getVariantState(product, selection, { rules }).variant?.id === id ? selection : { [VARIANT_KEY]: id }
}
