import { createParser, parseAsArrayOf, parseAsString, type GenericParserBuilder } from 'nuqs/server'

import { isAmount } from '../core/money/amount.js'

/** The part of a facet's definition that decides how its filter is written in the URL. */
export interface SearchParserFacet {
  readonly name: string
  /** `'price'` is written as a range, every other source as a list of values. */
  readonly source: unknown
}

/** A range of prices: decimal amounts in strings, both ends included. */
export interface UrlAmountRange {
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** Parsers of a search by URL parameter. */
export type SearchParsers<TFacets extends readonly SearchParserFacet[]> = {
  readonly q: GenericParserBuilder<string>
  readonly page: GenericParserBuilder<number>
} & {
  readonly [Facet in TFacets[number] as Facet['name']]: GenericParserBuilder<
    Facet['source'] extends 'price' ? UrlAmountRange : string[]
  >
}

/** A number from 1, digits only. `product-list-url.ts` recognises this object: the first page has no parameter. */
export const parseAsPage = createParser({
  parse: (query) => (/^[1-9]\d{0,5}$/.test(query) ? Number(query) : null),
  serialize: String,
})

/** `10-50`, `10-` or `-50`, because the API's prices are not negative. */
const parseAsRange = createParser<UrlAmountRange>({
  parse(query) {
    const [, min, max] = /^([\d.]*)-([\d.]*)$/.exec(query) ?? []
    const range = { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) }
    // Of a half that is no amount, the shopper would not know which half applies.
    const isValid = [min, max].every((amount) => amount === '' || isAmount(amount))
    return isValid && Object.keys(range).length > 0 ? range : null
  },
  serialize: ({ min = '', max = '' }) => `${min}-${max}`,
  eq: (a, b) => a.min === b.min && a.max === b.max,
})

/**
 * Parsers of a search for the `filters` of `useProductListUrl` and `createProductListUrl`: `q` (the query), `page`, and
 * one parameter for each facet, a list (`color=Red,Blue`) or a range (`price=10-50`). A change of `q` replaces the
 * history entry, a change of a filter adds one, and both start at the first page.
 * @example
 * const searchUrl = { sorts: ['price', 'name'], filters: searchParsers(facets) }
 *
 * const { params, setParams, getPageHref } = useProductListUrl(searchUrl)
 * const { q, page, ...filters } = params.filters ?? {}
 * const results = useProductSearch(search, { query: q, page, filters, sort: params.sort, order: params.order })
 * @see {@link defineFacets} of `storefront-react/search`, which rejects names that are taken.
 */
export function searchParsers<const TFacets extends readonly SearchParserFacet[]>(
  facets: TFacets,
): SearchParsers<TFacets> {
  return {
    q: parseAsString.withDefault('').withOptions({ history: 'replace' }),
    page: parseAsPage,
    ...Object.fromEntries(
      facets.map(({ name, source }) => [
        name,
        source === 'price' ? parseAsRange : parseAsArrayOf(parseAsString),
      ]),
    ),
  } as SearchParsers<TFacets>
}
