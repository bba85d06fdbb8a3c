import { compareAmounts } from 'storefront-react/core'

import { fieldsOf, textOf, type Fields } from '../fields.js'
import type { OneCurrency } from '../one-currency.js'
import { amountOfMinorUnits } from './amount.js'

export interface Prices {
  readonly price: string
  readonly compareAtPrice: string | null
}

/**
 * The prices of a product or a variation. `undefined` for one without a price, which WooCommerce does not sell.
 * @throws Error if the price is in a second currency.
 */
export function pricesOf(item: Fields, currency: OneCurrency, place: string): Prices | undefined {
  const prices = fieldsOf(item['prices'])
  const decimals = prices['currency_minor_unit'] ?? 2
  const read = (name: string) => amountOfMinorUnits(textOf(prices[name]), Number(decimals))
  const price = read('price')
  // Some versions send 0 for an empty price.
  if (price === undefined || (item['is_purchasable'] === false && Number(price) === 0)) return undefined
  currency.add(textOf(prices['currency_code']) || 'no currency', place)
  const regular = read('regular_price')
  const isReduced = regular !== undefined && compareAmounts(regular, price) > 0
  return { price, compareAtPrice: isReduced ? regular : null }
}
