/** Parameters of a query that both directions use. A service knows more. */
export interface SearchClientParams {
  readonly query?: string | undefined
  readonly page?: number | undefined
  readonly hitsPerPage?: number | undefined
  readonly facets?: string | readonly string[] | undefined
  readonly maxValuesPerFacet?: number | undefined
  /** Conditions are joined by AND, the entries of a list by OR: `['tags:new', ['color:Red', 'color:Blue']]`. */
  readonly facetFilters?: string | readonly (string | readonly string[])[] | undefined
  /** `['price>=10', 'price<=50']` */
  readonly numericFilters?: string | readonly (string | readonly string[])[] | undefined
  readonly highlightPreTag?: string | undefined
  readonly highlightPostTag?: string | undefined
  /** Of a query for values of a facet. */
  readonly facetQuery?: string | undefined
  readonly maxFacetHits?: number | undefined
}

/** One of the queries that are sent together. */
export interface SearchClientRequest {
  readonly indexName: string
  readonly params?: SearchClientParams | undefined
  /** The attribute whose values are searched, in a query of type `'facet'`. */
  readonly facet?: string | undefined
}

/** InstantSearch's own tags. Names and descriptions do not contain them. */
export const HIGHLIGHT_TAGS = { pre: '__ais-highlight__', post: '__/ais-highlight__' } as const

/** The attribute with the ids and the slugs of a record's collections: a scope may name either. */
export const COLLECTION_KEYS = 'collectionKeys'
