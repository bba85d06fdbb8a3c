import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { AmountRange } from '../../core/money/amount-range.js'
import type { Product } from '../../core/schemas/product.js'
import { searchErrorMessage } from './error-texts.js'

/** A group of filters, and where its values come from. */
export interface FacetDefinition {
  /** Unique. The key in `filters`, and the parameter in the URL. */
  readonly name: string
  /**
   * Where the values of a facet come from. Options, price and availability belong to variants. `'values'` is a function
   * source after encoding: the values are in the documents.
   */
  readonly source:
    | 'tags'
    | 'collections'
    | 'price'
    | 'available'
    | 'values'
    | { readonly option: string | readonly string[] }
    | ((product: Product) => readonly string[])
  /** `'count'` lists the most frequent value first, `'catalog'` the value that the store lists first. Default `'count'`. */
  readonly order?: 'count' | 'name' | 'catalog' | undefined
  /** Number of values before "more". Default 10. */
  readonly limit?: number | undefined
}

const RESERVED = new Set(['', 'q', 'page', 'sort', 'order', 'limit', 'after', 'before'])

/**
 * Checks the definitions of facets.
 * @example
 * const facets = defineFacets([
 *   { name: 'color', source: { option: ['Color', 'Colour'] } },
 *   { name: 'price', source: 'price' },
 * ])
 * @throws {InvalidParamsError} for a repeated or reserved name, or a limit below 1.
 */
export function defineFacets<const T extends readonly FacetDefinition[]>(facets: T): T {
  const names = new Set(RESERVED)
  for (const { name, limit } of facets) {
    if (names.has(name)) throw new InvalidParamsError(searchErrorMessage('facet-name', name))
    if (limit !== undefined && !(Number.isInteger(limit) && limit > 0)) {
      throw new InvalidParamsError(searchErrorMessage('facet-limit', name))
    }
    names.add(name)
  }
  return facets
}

const DEFAULT_VALUES = 10

/** Number of values that a response lists of a facet: the request's limit, else the definition's. Pass `request.facets` as `limits`. */
export function getFacetLimit(
  { name, limit = DEFAULT_VALUES }: FacetDefinition,
  limits: Readonly<Record<string, number>> | false,
): number {
  return limits && Object.hasOwn(limits, name) ? (limits[name] as number) : limit
}

/** Returns the facets of a store that defines none, with one for each option name. */
export function getDefaultFacets(optionNames: Iterable<string>): readonly FacetDefinition[] {
  return [
    { name: 'tags', source: 'tags' },
    { name: 'collections', source: 'collections' },
    { name: 'price', source: 'price' },
    { name: 'available', source: 'available' },
    ...[...optionNames].map((option) => ({ name: `option:${option}`, source: { option } })),
  ]
}

/** Selected values, or a range of prices, by facet name. Values of one facet are alternatives. */
export type SearchFilters = Readonly<Record<string, readonly string[] | AmountRange | undefined>>

/** A value of a facet in a response. */
export interface FacetValue {
  readonly value: string
  /** The text to show, such as the name of a collection. */
  readonly label: string
  /** Number of products; `undefined` if the engine cannot count. */
  readonly count: number | undefined
  readonly isSelected: boolean
}

/** A facet with a list of values. */
export interface ValuesFacet {
  readonly kind: 'values'
  readonly name: string
  /** The first values, and every selected value. */
  readonly values: readonly FacetValue[]
  /** Whether there are values beyond the limit. */
  readonly hasMore: boolean
}

/** A facet of prices. */
export interface RangeFacet {
  readonly kind: 'range'
  readonly name: string
  /** The lowest and the highest price under all other filters; `undefined` if there is no product. */
  readonly min: string | undefined
  readonly max: string | undefined
}

/** A facet in a response, with the counts of the current search. */
export type Facet = ValuesFacet | RangeFacet
