import type { Product, Variant } from 'storefront-react/core'

import type { CatalogFilters } from './read-request.js'
import type { CatalogMessage, CatalogProduct } from './product/to-catalog-product.js'
import type { CatalogMetadata } from './ucp-metadata.js'

export interface CatalogList {
  readonly ucp: CatalogMetadata
  readonly products: readonly CatalogProduct[]
  readonly pagination?: {
    readonly cursor?: string
    readonly has_next_page: boolean
    readonly total_count?: number
  }
  readonly messages?: readonly CatalogMessage[]
}

export interface CatalogDetail {
  readonly ucp: CatalogMetadata
  readonly product: CatalogProduct
  readonly messages?: readonly CatalogMessage[]
}

/** As many requests as a browser opens to one host. */
export const MAX_REQUESTS_AT_ONCE = 6

export const withMessages = (messages: readonly CatalogMessage[]) => (messages.length > 0 ? { messages } : {})

export function availableFirst(
  product: Product,
  isAvailable: (variant: Variant) => boolean,
): readonly Variant[] {
  return [...product.variants].sort((a, b) => Number(isAvailable(b)) - Number(isAvailable(a)))
}

/** A price filter in another currency is not applied, and a message says so: the catalogue converts no amounts. */
export function applicableFilters(
  asked: { readonly filters: CatalogFilters; readonly currency: string | undefined },
  currency: string,
): { readonly filters: CatalogFilters; readonly messages: readonly CatalogMessage[] } {
  const { min, max } = asked.filters
  const isForeign = asked.currency !== undefined && asked.currency.toUpperCase() !== currency
  if (!isForeign || (min === undefined && max === undefined)) return { filters: asked.filters, messages: [] }
  return {
    filters: { ...asked.filters, min: undefined, max: undefined },
    messages: [
      {
        type: 'info',
        code: 'price_filter_ignored',
        content: `The price filter is in ${asked.currency}, and this shop sells in ${currency}. It was not applied.`,
      },
    ],
  }
}
