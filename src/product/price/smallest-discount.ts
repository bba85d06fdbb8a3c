import { getDiscount, type Discount, type DiscountReference } from '../../core/money/get-discount.js'
import type { PriceContextValue } from './price-context.js'

/** Returns `undefined` unless all variants are reduced and have the same price. */
export function smallestDiscount(
  { varies, variants, getPriorPrice }: Pick<PriceContextValue, 'varies' | 'variants' | 'getPriorPrice'>,
  from?: DiscountReference,
): Discount | undefined {
  if (varies) return
  let least: Discount | undefined
  for (const each of variants) {
    const discount = getDiscount(each, {
      from,
      ...(getPriorPrice && { priorPrice: getPriorPrice(each) }),
    })
    if (!discount) return
    if (!least || discount.percent < least.percent) least = discount
  }
  return least
}
