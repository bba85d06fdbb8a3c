import { createMultiParser, createParser, parseAsString, type GenericParserBuilder } from 'nuqs/server'

import { isAmount } from '../core/money/amount.js'
import { readLocalAmount } from '../core/money/local-amount.js'
import type { AmountRange } from '../core/money/amount-range.js'

/** Parsers of a search by URL parameter. */
export type SearchParsers<TFacets extends readonly { readonly name: string; readonly source: unknown }[]> = {
  readonly q: GenericParserBuilder<string>
  readonly page: GenericParserBuilder<number>
} & {
  readonly [Facet in TFacets[number] as Facet['name']]: GenericParserBuilder<
    Facet['source'] extends 'price' ? AmountRange : string[]
  >
}

/** A number from 1, digits only. nuqs keeps `isPage` through `withOptions`. */
const pageParser = {
  parse: (query: string) => (/^[1-9]\d{0,5}$/.test(query) ? Number(query) : null),
  serialize: String,
  isPage: true,
}

/** Whether the parameter `page` is that of a search. An app's own filter can have the same name. */
export const hasPage = (parsers: { readonly page?: { readonly isPage?: boolean } }) => parsers.page?.isPage

/** Repeated, as a form sends them: a value may contain a comma. */
const parseAsValues = createMultiParser<string[]>({
  parse: (values) => {
    const given = values.filter((value) => value !== '')
    return given.length > 0 ? given : null
  },
  serialize: (values) => values,
  eq: (a, b) => a.length === b.length && a.every((value, index) => value === b[index]),
})

/**
 * `10-50`, `10-` or `-50`, because the API's prices are not negative. A form without scripts sends both fields:
 * `price=10&price=50`, as typed.
 */
const parseAsRange = (locale: string, currency: string | undefined) =>
  createMultiParser<AmountRange>({
    parse(values) {
      const isForm = values.length > 1
      const [min, max] = isForm
        ? values.map((text) => (text === '' ? '' : readLocalAmount(text, locale, currency)))
        : (/^([\d.]*)-([\d.]*)$/.exec(values[0] ?? '')?.slice(1) ?? [])
      const range = { ...(isAmount(min) && { min }), ...(isAmount(max) && { max }) }
      // If one end cannot be read, the shopper would not know which end applies.
      const isValid = values.length <= 2 && [min, max].every((amount) => amount === '' || isAmount(amount))
      return isValid && Object.keys(range).length > 0 ? range : null
    },
    serialize: ({ min = '', max = '' }) => [`${min}-${max}`],
    eq: (a, b) => a.min === b.min && a.max === b.max,
  })

/** Options of `createSearchParsers`. */
export interface SearchParsersOptions<TFacets> {
  readonly facets: TFacets
  /** The provider's `locale`, for the prices that a form sends where scripts do not run. Default `'en'`. */
  readonly locale?: string | undefined
  /** The provider's `currency`, so that such a price can have its name, as in "20 kr". */
  readonly currency?: string | undefined
}

/**
 * Parsers of a search for the `filters` of `useProductListUrl` and `createProductListUrl`: `q` (the query), `page`, and
 * one parameter for each facet, a list (`color=Red&color=Blue`) or a range (`price=10-50`). A change of `q` replaces the
 * history entry, a change of a filter adds one, and both start at the first page.
 * @example
 * const searchUrl = { sorts: ['price', 'name'], filters: createSearchParsers({ facets }) }
 *
 * const { params, setParams, getPageHref } = useProductListUrl(searchUrl)
 * const { q, page, ...filters } = params.filters ?? {}
 * const results = useProductSearch(search, { query: q, page, filters, sort: params.sort, order: params.order })
 * @see {@link defineFacets} of `storefront-react/search`, which rejects names that are taken.
 */
export function createSearchParsers<
  const TFacets extends readonly { readonly name: string; readonly source: unknown }[],
>({ facets, locale = 'en', currency }: SearchParsersOptions<TFacets>): SearchParsers<TFacets> {
  return {
    q: parseAsString.withDefault('').withOptions({ history: 'replace' }),
    page: createParser(pageParser),
    ...Object.fromEntries(
      facets.map(({ name, source }) => [
        name,
        source === 'price' ? parseAsRange(locale, currency) : parseAsValues,
      ]),
    ),
  } as SearchParsers<TFacets>
}
