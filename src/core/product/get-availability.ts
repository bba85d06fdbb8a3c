import type { StoreRules } from '../client/store-rules.js'
import type { Product } from '../schemas/product.js'
import type { Variant } from '../schemas/variant.js'
import type { VariantStateOptions } from '../variants/variant-types.js'

/** What a page, a feed and an agent say about a variant. */
export type Availability = 'inStock' | 'outOfStock' | 'preorder' | 'backorder'

type Stock = Pick<Variant, 'stockQuantity' | 'stockStatus'>

/** What a rule of the store reads of a product. */
export type RuleProduct = Partial<Omit<Product, 'variants'>>

/** The rules that decide about a sale. */
export type SaleRules<V> = Pick<StoreRules<V>, 'isVariantAvailable' | 'isProductForSale'>

// The API's document names the fields and no values, so each list has the words of many stores, in any case and spelling.
const NOT_FOR_SALE = /^(archived|draft|inactive|disabled|hidden|unpublished|deleted|discontinued)$/
const SOLD_OUT = /^(outofstock|soldout|discontinued|notforsale|(un|not)available)$/
const PREORDER = /^preorder(ed)?$/
const SELLS_WITHOUT_STOCK = /^(((on)?back|pre)order(ed)?|madetoorder|ondemand|instockquantityunknown)$/

const wordOf = (status: unknown) =>
  String(status)
    .toLowerCase()
    .replace(/[\s_-]/g, '')

/** Whether the store sells the product. A status that is not known is open: the API can add some. */
export const isProductForSale = ({ status }: Partial<Omit<Product, 'variants'>>): boolean =>
  !NOT_FOR_SALE.test(wordOf(status))

/** A variant with more units than this can be bought; one with a number below 0 always. */
function limitOf(stockStatus: unknown): number {
  const word = wordOf(stockStatus)
  return SOLD_OUT.test(word) ? Infinity : SELLS_WITHOUT_STOCK.test(word) ? -1 : 0
}

export const sellsWithoutStock = ({ stockStatus }: Pick<Variant, 'stockStatus'>): boolean =>
  limitOf(stockStatus) < 0

/**
 * Whether a variant has stock, or a status that allows buying without stock, such as `BACKORDER`. A status that says no, such as
 * `OUT_OF_STOCK` or `DISCONTINUED`, wins over the quantity. The API reference lists no statuses: if your store has another
 * rule, pass `isVariantAvailable` to the client.
 * @see docs/reading-a-product.md
 */
export function isVariantAvailable(variant: Pick<Variant, 'stockQuantity' | 'stockStatus'>): boolean {
  return createSaleRule()(variant)
}

/** Whether variants of the product can be bought. `isProductForSale` is asked first, because rules of stock read no product. */
export function createSaleRule<V extends Stock>(
  product?: RuleProduct,
  rules?: SaleRules<V>,
): (variant: V) => boolean {
  if (product && !(rules?.isProductForSale ?? isProductForSale)(product)) return () => false
  const isAvailable = rules?.isVariantAvailable
  if (isAvailable) return (variant) => isAvailable(variant, product)
  // A product with thousands of variants has few statuses, so each is read once.
  const limits = Object.create(null) as Record<string, number>
  return ({ stockQuantity, stockStatus }) => {
    const limit = (limits[stockStatus] ??= limitOf(stockStatus))
    return limit < 0 || stockQuantity > limit
  }
}

/**
 * Whether a variant can be bought, and how: what the page, feeds, structured data, search and agents say.
 * @see docs/reading-a-product.md
 */
export function getAvailability<V extends Pick<Variant, 'stockQuantity' | 'stockStatus'>>(
  variant: V,
  {
    product,
    rules,
  }: VariantStateOptions<V> & { readonly product?: Partial<Omit<Product, 'variants'>> | undefined } = {},
): Availability {
  if (!createSaleRule(product, rules)(variant)) return 'outOfStock'
  const word = wordOf(variant.stockStatus)
  if (PREORDER.test(word)) return 'preorder'
  return variant.stockQuantity > 0 || word.startsWith('instock') ? 'inStock' : 'backorder'
}
