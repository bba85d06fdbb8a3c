import { InvalidParamsError } from 'storefront-react/core'

import { searchErrorMessage } from '../error-texts.js'

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
  const both = [...(given === undefined ? [] : [given].flat()), ...own]
  const all = name === 'numericFilters' ? narrowBounds(both) : both
  return all.length > 0 ? { [name]: all } : {}
}

/** `price>=5`. The attribute ends before the spaces, so that a text of spaces is read once. */
const BOUND = /^([^<>=!:]*[^<>=!: ]) *(>=|<=|=) *(-?\d+(?:\.\d+)?)$/

/**
 * One lower and one upper bound for each attribute. Typesense's client sends only the last of two, so the shopper's range would
 * replace the shop's.
 */
function narrowBounds(conditions: readonly unknown[]): readonly unknown[] {
  const bounds = new Map<string, string>()
  const others = conditions.filter((each) => {
    const [, attribute, operator, amount = ''] = (typeof each === 'string' && BOUND.exec(each)) || []
    if (!attribute || !operator) return true
    // The same client ignores `=` next to a bound.
    for (const end of operator === '=' ? ['>=', '<='] : [operator]) {
      const key = attribute + end
      const before = bounds.get(key)
      const isHigher = Number(amount) > Number(before)
      if (before === undefined || isHigher === (end === '>=')) bounds.set(key, amount)
    }
    return false
  })
  return [...others, ...Array.from(bounds, ([key, amount]) => key + amount)]
}
