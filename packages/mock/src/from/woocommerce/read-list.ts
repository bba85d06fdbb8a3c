import { textOf, type Fields } from '../fields.js'
import { ReadingError, StatusError } from '../http/reading-error.js'
import type { ShopReader } from '../http/shop-reader.js'
import { parseJsonBody } from './parse-json-body.js'

const PAGE_SIZE = 100

const HINT = 'Is this the address of a WooCommerce shop, with its Store API switched on?'

/** A header of the last page that was read. `undefined` if a cache dropped the header. */
function numberOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name)
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text)
}

async function readPage(reader: ShopReader, url: URL) {
  try {
    const { bytes, headers, place } = await reader.get(url, 'application/json')
    const items = parseJsonBody(bytes, place, HINT)
    if (!Array.isArray(items)) throw new ReadingError(`${place} is not a list. ${HINT}`)
    return { items: items as readonly Fields[], headers, place }
  } catch (error) {
    if (error instanceof StatusError && error.status < 500)
      throw new ReadingError(`${error.message} ${HINT}`, { cause: error })
    throw error
  }
}

/**
 * All items of one list, each id once. The shop pages by number, so a product that is added or removed meanwhile moves others
 * to a page that was read before.
 * @throws ReadingError if the list is cut, or changes during the reading.
 */
export async function readList(reader: ShopReader, url: URL): Promise<Fields[]> {
  const found = new Map<string, Fields>()
  let total: number | undefined
  for (let page = 1; ; page += 1) {
    url.searchParams.set('per_page', String(PAGE_SIZE))
    url.searchParams.set('page', String(page))
    const { items, headers, place } = await readPage(reader, url)
    const known = found.size
    for (const item of items) found.set(textOf(item['id']), item)
    const before = total
    total = numberOf(headers, 'x-wp-total')
    if (page > 1 && before !== total)
      throw new ReadingError(
        `${place} changed during the reading: ${before} items, then ${total}. Try again.`,
      )
    const pages = numberOf(headers, 'x-wp-totalpages')
    const isLast = pages === undefined ? items.length < PAGE_SIZE : page >= pages
    const isCut = isLast ? found.size < (total ?? 0) : found.size === known
    if (isCut)
      throw new ReadingError(
        `${place} is cut: page ${page} ends after ${found.size} of ${total ?? 'more'} items.`,
      )
    if (isLast) return [...found.values()]
  }
}
