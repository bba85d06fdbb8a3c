import type { UnitPrice } from '../../core/money/get-unit-price.js'
import type { PriceUnit } from '../../core/money/price-units.js'
import type { Labels } from '../../core/labels/labels.js'

/** `Intl.NumberFormat` has no names for these. The symbols are international, the abbreviations those of the United States. */
const symbols: Partial<Record<PriceUnit, string>> = {
  milligram: 'mg',
  centiliter: 'cl',
  pint: 'pt',
  quart: 'qt',
  'square-meter': 'm²',
  'square-foot': 'ft²',
  'cubic-meter': 'm³',
}

/** What a unit price is for: "kg", "100 g", or the label of items. */
export function formatUnit(
  { quantity, unit }: Pick<UnitPrice, 'quantity' | 'unit'>,
  locale: string,
  items: Labels['price']['items'],
): string {
  const count = Number(quantity)
  if (unit === 'item') return items({ count })
  const symbol = symbols[unit]
  const format = new Intl.NumberFormat(
    locale,
    symbol === undefined ? { style: 'unit', unit, unitDisplay: 'short' } : {},
  )
  const parts = format.formatToParts(count)
  if (symbol !== undefined) return count === 1 ? symbol : `${join(parts)}\u00a0${symbol}`
  // "3.45 €/kg" leaves out the 1.
  return count === 1 ? join(parts.filter(({ type }) => type === 'unit')) : join(parts)
}

const join = (parts: readonly Intl.NumberFormatPart[]) => parts.map(({ value }) => value).join('')
