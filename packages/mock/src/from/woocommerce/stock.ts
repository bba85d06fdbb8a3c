import type { Variant } from 'storefront-react/core'

import { fieldsOf, type Fields } from '../fields.js'

export type Stock = Pick<Variant, 'stockQuantity' | 'stockStatus'>

/** The limit of an order for a product whose stock the shop does not count: 9999, and 99 in older versions. */
const UNCOUNTED = [9999, 99]

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/**
 * The number is `low_stock_remaining`, or the most that a cart takes. That is no stock if the shop sells one at a time, in
 * multiples, or does not count the product: then the number is unknown.
 */
export function stockOf(item: Fields): Stock {
  if (item['is_in_stock'] !== true || item['is_purchasable'] === false)
    return { stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' }
  if (item['is_on_backorder'] === true) return { stockQuantity: 0, stockStatus: 'ON_BACKORDER' }
  const low = item['low_stock_remaining']
  if (isCount(low)) return { stockQuantity: low, stockStatus: 'IN_STOCK' }
  const { maximum, multiple_of: multiple = 1 } = fieldsOf(item['add_to_cart'])
  const isStock =
    isCount(maximum) && !UNCOUNTED.includes(maximum) && multiple === 1 && item['sold_individually'] !== true
  return isStock
    ? { stockQuantity: maximum, stockStatus: 'IN_STOCK' }
    : { stockQuantity: 0, stockStatus: 'IN_STOCK_QUANTITY_UNKNOWN' }
}
