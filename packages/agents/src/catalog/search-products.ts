import { isVariantAvailable, type Product } from 'storefront-react/core'
import { createConcurrencyLimit } from 'storefront-react/internal'
import type { SearchItem } from 'storefront-react/search'

import {
  applicableFilters,
  availableFirst,
  MAX_REQUESTS_AT_ONCE,
  withMessages,
  type CatalogList,
} from './answer.js'
import { MAX_OFFSET, readCursor, writeCursor } from './cursor.js'
import { fromMinorUnits } from './product/minor-units.js'
import { createSaleRule, type CatalogSettings } from './rules-of.js'
import { productOfDocument } from './product/product-of-document.js'
import type { ProductSource } from './product-source.js'
import { readSearchRequest, type CatalogFilters, type SearchInput } from './read-request.js'
import { toCatalogProduct, type ConvertedProduct } from './product/to-catalog-product.js'
import { metadata } from './ucp-metadata.js'

export async function searchProducts(
  options: CatalogSettings,
  source: ProductSource,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<CatalogList> {
  const { search, facets: { categories = 'collections', price = 'price' } = {} } = options
  const asked = readSearchRequest(input)
  const offset = readCursor(asked)
  const { currency } = options.rules
  const { filters, messages } = applicableFilters(asked, currency)
  const found = await search.query(
    {
      query: asked.query,
      filters: {
        ...(filters.categories.length > 0 && { [categories]: filters.categories }),
        ...toPriceFilter(price, filters, currency),
      },
      facets: false,
      offset,
      limit: asked.limit,
    },
    { signal },
  )
  const limit = createConcurrencyLimit(MAX_REQUESTS_AT_ONCE)
  const answers = await Promise.all(
    found.hits.map(({ id, item }) => limit(() => answerHit(options, source, id, item, filters, signal))),
  )
  return {
    ucp: metadata('search'),
    products: answers.flatMap(({ product }) => product ?? []),
    pagination: pagination(asked, offset + found.hits.length, found),
    ...withMessages([...messages, ...answers.flatMap((answer) => answer.messages)]),
  }
}

/** Asks the store only for a document without the ids of its variants. */
async function answerHit(
  options: CatalogSettings,
  source: ProductSource,
  id: string,
  item: SearchItem,
  filters: CatalogFilters,
  signal: AbortSignal | undefined,
): Promise<ConvertedProduct> {
  const answer = (product: Product, rules: CatalogSettings['rules']) =>
    toCatalogProduct(product, availableFirst(product, createSaleRule(product, rules)), filters, {
      ...options,
      rules,
    })
  // A document has the answer of the rule that it was written with. A rule of the catalogue's own needs the stock.
  const document = isRuleOfDocuments(options) ? productOfDocument(item) : undefined
  if (document)
    return answer(document, { ...options.rules, isVariantAvailable, isProductForSale: () => true })
  const product = await source.retrieve(id, signal)
  return product ? answer(product, options.rules) : { product: undefined, messages: [] }
}

function isRuleOfDocuments({ client, rules }: CatalogSettings): boolean {
  return rules.isVariantAvailable === (client.rules.isVariantAvailable ?? isVariantAvailable)
}

function toPriceFilter(name: string, { min, max }: CatalogFilters, currency: string) {
  if (min === undefined && max === undefined) return {}
  return {
    [name]: {
      ...(min !== undefined && { min: fromMinorUnits(min, currency) }),
      ...(max !== undefined && { max: fromMinorUnits(max, currency) }),
    },
  }
}

function pagination(
  asked: SearchInput,
  next: number,
  {
    hasMore,
    totalCount,
    isExact,
  }: { readonly hasMore: boolean; readonly totalCount?: number | undefined; readonly isExact: boolean },
) {
  const hasNextPage = hasMore && next <= MAX_OFFSET
  return {
    ...(hasNextPage && { cursor: writeCursor(next, asked) }),
    has_next_page: hasNextPage,
    ...(isExact && totalCount !== undefined && { total_count: totalCount }),
  }
}
