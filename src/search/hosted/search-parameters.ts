import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { searchErrorMessage } from '../engine/error-texts.js'

/** What the engine sets itself: another value would change which results and counts belong to the request. */
const OWNED = [
  'query',
  'page',
  'hitsPerPage',
  'offset',
  'length',
  'facets',
  'maxValuesPerFacet',
  'attributesToHighlight',
  'highlightPreTag',
  'highlightPostTag',
] as const

/** Parameters of a service. */
export type SearchParameters = Readonly<Record<string, unknown>>

/** @throws {InvalidParamsError} for a parameter that the engine sets. */
export function assertSearchParameters(parameters: SearchParameters = {}): void {
  const owned = OWNED.find((name) => parameters[name] !== undefined)
  if (owned) throw new InvalidParamsError(searchErrorMessage('search-parameter', owned))
}

/** Conditions of the shop and of the shopper: all of them must hold. */
export function mergeFilters(
  name: 'facetFilters' | 'numericFilters',
  { [name]: given }: SearchParameters,
  own: readonly unknown[],
): Readonly<Record<string, unknown>> {
  const all = [...(given === undefined ? [] : [given].flat()), ...own]
  return all.length > 0 ? { [name]: all } : {}
}
