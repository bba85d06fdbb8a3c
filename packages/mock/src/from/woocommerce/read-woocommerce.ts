import { textOf } from '../fields.js'
import type { ShopReader } from '../http/shop-reader.js'
import { finishReading } from '../finish-reading.js'
import { Losses } from '../losses.js'
import { madeUpDate } from '../made-up-date.js'
import { OneCurrency } from '../one-currency.js'
import type { ShopReading } from '../shop-reading.js'
import { Categories } from './categories.js'
import { productOf } from './product.js'
import { readList } from './read-list.js'

/**
 * Reads the public Store API of a WooCommerce shop, which needs no key: categories, variations, products.
 * @param shop the address of the shop, e.g. `https://shop.example/`
 * @throws Error with one line.
 * @see https://developer.woocommerce.com/docs/apis/store-api/
 */
export async function readWooCommerce(shop: URL, reader: ShopReader): Promise<ShopReading> {
  const list = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(`${shop.origin}${shop.pathname.replace(/\/+$/, '')}/wp-json/wc/store/v1${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return readList(reader, url)
  }
  const categories = new Categories(await list('/products/categories'))
  const variations = new Map(
    (await list('/products', { type: 'variation' })).map((each) => [textOf(each['id']), each]),
  )
  // Without `catalog_visibility`, the list contains products that the shop hides.
  const items = await list('/products', { orderby: 'date', order: 'asc', catalog_visibility: 'catalog' })
  const losses = new Losses()
  const currency = new OneCurrency()
  const sources = { categories, variations, currency, losses, storeId: shop.hostname }
  const products = items.flatMap((item, rank) => productOf(item, madeUpDate(rank), sources) ?? [])
  losses.always('dates: the Store API has none; the products are in the order of the shop')
  losses.always('menus, content pages and texts for search engines: the Store API has none')
  losses.always(
    'prices: as a visitor without an account sees them, with or without tax as the shop displays them',
  )
  losses.always('numbers in stock: the most that a cart takes; a limit set by an extension reads as stock')
  return finishReading({ products, collections: categories.collections(), currency, losses })
}
