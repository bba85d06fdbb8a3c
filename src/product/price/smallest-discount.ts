import { compareAmounts } from '../../core/money/compare-amounts.js'
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
    // Of one price, the lowest original is the smallest discount. Percentages are rounded, so two originals can have the same.
    if (!least || compareAmounts(discount.original, least.original) < 0) least = discount
  }
  return least
}
