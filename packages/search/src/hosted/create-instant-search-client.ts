import type { SearchHit } from 'storefront-react/search/engine'
import type { Search } from 'storefront-react/server'

import { answerClientRequest } from './answer-client-request.js'
import type { SearchClientRequest } from './search-client.js'

/** Options of `createInstantSearchClient`. */
export interface InstantSearchClientOptions {
  readonly search: Pick<Search, 'query'>
  /** The attributes that the widgets name, by facet name. Default: the facet's name. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /** The indexes that `SortBy` names, by `'price:asc'`. Default: every name that ends in `_price_asc`. */
  readonly sortIndexes?:
    | Readonly<Partial<Record<`${'price' | 'name' | 'createdAt'}:${'asc' | 'desc'}`, string>>>
    | undefined
  /** The fields of a hit. Default: those of the item, such as `hit.name`. */
  readonly toHit?: ((hit: SearchHit) => object) | undefined
}

/** A `searchClient` for InstantSearch. */
export interface InstantSearchClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- InstantSearch's types depend on the version of algoliasearch
  search(requests: any): Promise<{ results: any[] }>
}

/**
 * A search of `createSearch` behind the widgets of InstantSearch, so that a shop can move one widget at a time. Requests
 * without an equivalent, such as NOT or a distance, are rejected with an `InvalidParamsError`.
 * @example
 * const searchClient = createInstantSearchClient({ search })
 * <InstantSearch searchClient={searchClient} indexName="products">
 */
export function createInstantSearchClient({
  search,
  attributes = {},
  sortIndexes = {},
  toHit = ({ item }) => item,
}: InstantSearchClientOptions): InstantSearchClient {
  const names = new Map(Object.entries(attributes).map(([name, attribute]) => [attribute, name]))
  return {
    async search(requests: readonly SearchClientRequest[]) {
      const known = [...names.keys(), ...requests.flatMap(({ params }) => params?.facets ?? [])]
      const options = {
        nameOf: (attribute: string) => names.get(attribute) ?? attribute,
        attributeFor: (name: string) => (Object.hasOwn(attributes, name) && attributes[name]) || name,
        // The longest first, so that `option:Color` wins over `option`.
        known: known.sort((a, b) => b.length - a.length),
        sortIndexes,
        toHit,
      }
      return {
        results: await Promise.all(requests.map((each) => answerClientRequest(search, each, options))),
      }
    },
  }
}
