import { finishReading } from '../finish-reading.js'
import { READ_LIMITS, type ReadLimits } from '../http/limits.js'
import { ReadingError } from '../http/reading-error.js'
import type { ShopReader } from '../http/shop-reader.js'
import { Losses } from '../losses.js'
import { madeUpDate } from '../made-up-date.js'
import { OneCurrency } from '../one-currency.js'
import type { ShopReading } from '../shop-reading.js'
import { loadFeed } from './load-feed.js'
import { ProductTypes } from './product-types.js'
import { productOf } from './product.js'
import { firstOf, type Row } from './row.js'
import { rowsOfTable } from './rows-of-table.js'
import { rowsOfXml } from './rows-of-xml.js'

function rowsOf(text: string, place: string): Row[] {
  if (/^(<!doctype html|<html)/i.test(text))
    throw new ReadingError(`${place} is a web page, not a product feed.`)
  return text.startsWith('<') ? rowsOfXml(text, place) : rowsOfTable(text, place)
}

/** Offers of one group are one product. A row without an id is left out, and so is the second one of an id. */
function groupsOf(rows: readonly Row[], losses: Losses): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  const ids = new Set<string>()
  for (const row of rows) {
    const id = firstOf(row, 'id')
    if (id === '' || ids.has(id)) {
      losses.count(
        'left out: offers without an id, or with the id of another',
        `"${id || firstOf(row, 'title')}"`,
      )
      continue
    }
    ids.add(id)
    const group = firstOf(row, 'item_group_id') || id
    const known = groups.get(group)
    if (known) known.push(row)
    else groups.set(group, [row])
  }
  return groups
}

/**
 * Reads a product feed as shops publish it for Google Merchant Center: RSS 2.0, Atom, or a table with tabs or commas.
 * @throws Error with one line.
 * @see https://support.google.com/merchants/answer/7052112
 */
export async function readGoogleFeed(
  source: URL | string,
  reader: ShopReader,
  { limits = READ_LIMITS, now = Date.now() }: { readonly limits?: ReadLimits; readonly now?: number } = {},
): Promise<ShopReading> {
  const { text, place } = await loadFeed(source, reader, limits)
  const losses = new Losses()
  const currency = new OneCurrency()
  const groups = groupsOf(rowsOf(text, place), losses)
  const types = new ProductTypes([...groups.values()].flat())
  const storeId = typeof source === 'string' ? 'feed' : source.hostname
  const sources = { currency, losses, types, storeId, now }
  const products = Array.from(groups).flatMap(
    // The newest products come first in a list, so the first offer is the newest.
    ([group, rows], index) => productOf(group, rows, madeUpDate(groups.size - index), sources) ?? [],
  )
  losses.always(
    'numbers in stock, dates, menus and content pages: a feed has none; the products are in its order',
  )
  losses.always('addresses of products: made from their titles')
  losses.always(
    'options: only those that Google names, such as color and size; collections: the path product_type',
  )
  return finishReading({ products, collections: types.collections(), currency, losses })
}
