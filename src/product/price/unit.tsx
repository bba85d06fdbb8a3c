'use client'
import { forwardRef, type Ref } from 'react'

import { formatMoney } from '../../core/money/format-money.js'
import { getUnitPrice } from '../../core/money/get-unit-price.js'
import type { PriceMeasure } from '../../core/money/price-units.js'
import type { UseMoneyResult } from '../../hooks/use-money.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { Amount, VisuallyHidden } from './amount.js'
import { formatUnit } from './format-unit.js'
import { defaultUnitLabels } from './labels.js'
import { usePriceContext } from './price-context.js'

/** `<Price.Unit>` has no state. */
export type PriceUnitState = object

/** Props of `<Price.Unit>`, which renders a `<span>`. */
export type PriceUnitProps = PartProps<'span', PriceUnitState> & {
  /** The content of the product, such as `500` or `'0.75'`. Without it, nothing is rendered. */
  readonly quantity?: PriceMeasure['quantity'] | null | undefined
  /** The unit of the content, such as `'gram'`. Without it, nothing is rendered. */
  readonly unit?: PriceMeasure['unit'] | null | undefined
  /** What the unit price is for. Default: as in `getUnitPrice`. */
  readonly reference?: PriceMeasure['reference']
}

/**
 * The price of a kilogram, a liter or another reference, such as "3.45 €/kg". Renders a `<span>`, or nothing without
 * `quantity` and `unit`, or for a range of prices.
 *
 * @throws {InvalidParamsError} for a quantity that is not above 0, or units that cannot be compared
 * @see docs/prices.md#unit-prices
 */
export const PriceUnit = forwardRef(function PriceUnit(
  { quantity, unit, reference, ...props }: PriceUnitProps,
  ref: Ref<HTMLSpanElement>,
) {
  const { min, varies, display, money, labels } = usePriceContext()
  const texts = { ...defaultUnitLabels, ...labels }
  const isShown = quantity != null && unit != null && (!varies || display === 'from')
  const shown = isShown && getUnitPrice({ price: min, quantity, unit, reference })
  const element = usePart({
    tag: 'span',
    props,
    ref,
    ownProps: {
      children: shown && (
        <>
          <VisuallyHidden>{texts.unitPrice}</VisuallyHidden>
          <Amount>
            {texts.perUnit({
              price: formatUnitPrice(shown.price, money),
              unit: formatUnit(shown, money.locale, texts.items),
            })}
          </Amount>
        </>
      ),
    },
  })
  return shown ? element : null
})

/** A screw that costs a fifth of a cent is not "€0.00/item": such a price has as many decimals as it needs. */
function formatUnitPrice(price: string, { currency, locale, format }: UseMoneyResult): string {
  const text = format(price)
  const zeros = /^0\.(0+)[1-9]/.exec(price)?.[1]
  return zeros && text === format('0')
    ? formatMoney(price, { currency, locale, maximumFractionDigits: zeros.length + 2 })
    : text
}
