import { isAmount } from 'storefront-react/internal'
import {
  type Facet,
  type FacetDefinition,
  type FacetValue,
  getFilter,
  isValuesFilter,
  getFacetLimit,
  type SearchRequest,
} from 'storefront-react/search/engine'

import { attributeOf, type FacetAttributes } from './facet-attributes.js'
import { fieldOf, isCount, readTexts, type Fields } from './fields.js'

interface FacetOptions {
  readonly attributes: FacetAttributes | undefined
  readonly countsProducts: boolean
  readonly getFacetLabel: (name: string, value: string) => string
  readonly compareLabels: (a: string, b: string) => number
}

/** A list of fewer values is complete. Meilisearch lists 100 unless its index says otherwise. */
const CUT_AT = 100

/** Reads a facet from the result of the query that counts it. */
export function readFacet(
  result: Fields,
  definition: FacetDefinition,
  request: SearchRequest,
  { attributes, countsProducts, getFacetLabel, compareLabels }: FacetOptions,
): Facet {
  const { name, source } = definition
  const attribute = attributeOf(name, attributes)
  if (source === 'price') {
    const { min, max } = fieldOf(result.facets_stats, attribute)
    return { kind: 'range', name, min: toAmount(min), max: toAmount(max) }
  }
  const filter = getFilter(request.filters, name)
  const selected = filter && isValuesFilter(filter) ? filter : []
  const isCounted = countsProducts && isExhaustive(result, 'facetsCount')
  const toValue = (value: string, count: number | undefined): FacetValue => ({
    value,
    label: getFacetLabel(name, value),
    count: isCounted ? count : undefined,
    isSelected: selected.includes(value),
  })
  const counts = Object.entries(fieldOf(result.facets, attribute)).filter(
    (entry): entry is [string, number] => isCount(entry[1]) && entry[1] > 0,
  )
  const byOrder = compareValues(definition, result, attribute, compareLabels)
  const present = counts
    .map(([value, count]) => ({ count, shown: toValue(value, count) }))
    .sort(byOrder)
    .map(({ shown }) => shown)
  const limit = getFacetLimit(definition, request.facets)
  const listed = present.slice(0, limit)
  // A selected value stays visible, so that the shopper can remove it.
  const others = selected
    .filter((value) => !listed.some((each) => each.value === value))
    .map(
      (value) =>
        present.find((each) => each.value === value) ??
        toValue(value, counts.length < CUT_AT ? 0 : undefined),
    )
  return { kind: 'values', name, values: [...listed, ...others], hasMore: present.length > limit }
}

interface CountedValue {
  readonly count: number
  readonly shown: FacetValue
}

/** Values arrive as the keys of an object, which puts numbers first, so every order is made here. */
function compareValues(
  { order = 'count' }: FacetDefinition,
  result: Fields,
  attribute: string,
  compareLabels: FacetOptions['compareLabels'],
) {
  const byLabel = (a: CountedValue, b: CountedValue) => compareLabels(a.shown.label, b.shown.label)
  if (order === 'name') return byLabel
  if (order === 'count') return (a: CountedValue, b: CountedValue) => b.count - a.count || byLabel(a, b)
  // The order that the settings of the index give; values that they do not name come last.
  const { values } = fieldOf(result.renderingContent, 'facetOrdering')
  const ranks = new Map(readTexts(fieldOf(values, attribute).order).map((value, at) => [value, at]))
  const rankOf = ({ shown }: CountedValue) => ranks.get(shown.value) ?? ranks.size
  return (a: CountedValue, b: CountedValue) => rankOf(a) - rankOf(b) || byLabel(a, b)
}

/** A service that does not mention it counts exactly. Algolia has an older and a newer name. */
export function isExhaustive(result: Fields, what: 'nbHits' | 'facetsCount'): boolean {
  const older = result[what === 'nbHits' ? 'exhaustiveNbHits' : 'exhaustiveFacetsCount']
  return (fieldOf(result, 'exhaustive')[what] ?? older) !== false
}

/** A service knows prices as numbers, so "19.90" comes back as "19.9". */
function toAmount(number: unknown): string | undefined {
  const text = String(number)
  return typeof number === 'number' && isAmount(text) ? text : undefined
}
