import { compareAmounts, type Variant } from 'storefront-react/core'

import type { Losses } from '../losses.js'
import type { OneCurrency } from '../one-currency.js'
import { parsePrice } from './price.js'
import { firstOf, type Row } from './row.js'
import { isSaleOn } from './sale.js'

/** What all rows of a reading share. */
export interface FeedSources {
  readonly currency: OneCurrency
  readonly losses: Losses
  readonly storeId: string
  /** Milliseconds since 1970: a sale price has a time. */
  readonly now: number
}

const STATUS: Readonly<Record<string, string>> = {
  in_stock: 'IN_STOCK_QUANTITY_UNKNOWN',
  out_of_stock: 'OUT_OF_STOCK',
  preorder: 'PREORDER',
  backorder: 'ON_BACKORDER',
}

function statusOf(row: Row, place: string, losses: Losses): string {
  const status = STATUS[firstOf(row, 'availability').toLowerCase().replaceAll(/[ -]/g, '_')]
  if (status === undefined) losses.count('shown as sold out: offers without an availability', place)
  if (status === STATUS['in_stock'])
    losses.count(
      'in stock, number unknown: offers that sell without a maximum, with the status IN_STOCK_QUANTITY_UNKNOWN',
      place,
    )
  return status ?? 'OUT_OF_STOCK'
}

/** `undefined` for a row without an id or a readable price; then a loss is counted. */
export function variantOf(
  row: Row,
  axes: readonly string[],
  { currency, losses, now }: FeedSources,
): Variant | undefined {
  const id = firstOf(row, 'id')
  const place = `offer ${id}`
  const full = parsePrice(firstOf(row, 'price'))
  if (!full) {
    losses.count(
      'left out: offers whose price has no currency, or can be read in two ways',
      `${place}, "${firstOf(row, 'price')}"`,
    )
    return undefined
  }
  currency.add(full.currency, place)
  const sale = isSaleOn(row, now) ? parsePrice(firstOf(row, 'sale_price')) : undefined
  if (sale) currency.add(sale.currency, place)
  const isReduced = sale !== undefined && compareAmounts(sale.amount, full.amount) < 0
  const image = firstOf(row, 'image_link')
  return {
    id,
    price: isReduced ? sale.amount : full.amount,
    compareAtPrice: isReduced ? full.amount : null,
    stockQuantity: 0,
    stockStatus: statusOf(row, place, losses),
    image: image === '' ? null : { url: image, alt: '' },
    attributes: Object.fromEntries(
      axes.map((axis) => [axis, firstOf(row, axis)] as const).filter(([, value]) => value !== ''),
    ),
  }
}
