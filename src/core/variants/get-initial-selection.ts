import { getVariantSelection } from './get-variant-selection.js'
import { isVariantAvailable as defaultIsVariantAvailable } from './is-variant-available.js'
import type { ProductWithVariants, VariantSelection } from './variant-types.js'

/** `'firstAvailable'` is the first variant if none can be bought. */
export type DefaultVariant = 'firstAvailable' | { readonly id: string }

/** Returns an empty selection without a default, and for an id that no variant has. */
export function getInitialSelection(
  product: ProductWithVariants,
  defaultVariant: DefaultVariant | undefined,
  isVariantAvailable: (
    variant: ProductWithVariants['variants'][number],
  ) => boolean = defaultIsVariantAvailable,
): VariantSelection {
  const variants = product.variants ?? []
  const variant =
    defaultVariant === 'firstAvailable'
      ? (variants.find(isVariantAvailable) ?? variants[0])
      : variants.find(({ id }) => id === defaultVariant?.id)
  return variant ? getVariantSelection(variant) : {}
}
