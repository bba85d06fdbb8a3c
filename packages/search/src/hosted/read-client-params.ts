import { type AmountRange, compareAmounts, InvalidParamsError } from 'storefront-react/core'
import { isAmount } from 'storefront-react/internal'
import type { SearchRequest } from 'storefront-react/search/engine'

import { searchErrorMessage } from '../error-texts.js'
import { COLLECTION_KEYS, type SearchClientParams } from './search-client.js'

/** Facets of the search by the attributes of the widgets. */
export interface AttributeNames {
  readonly nameOf: (attribute: string) => string
  /** Attributes whose names may contain a colon, which also separates attribute and value. */
  readonly known: readonly string[]
}

type Filters = Record<string, readonly string[] | AmountRange>

/** What services use where a query says nothing. */
const DEFAULT_HITS = 20
const DEFAULT_VALUES = 100

/** Without them, the results would be wrong. Parameters of ranking, rules and statistics are ignored. */
const UNSUPPORTED = ['filters', 'tagFilters', 'aroundLatLng', 'insideBoundingBox', 'insidePolygon']

/**
 * Reads the parameters of an InstantSearch query.
 * @throws {InvalidParamsError} for a filter that the search cannot apply.
 */
export function readClientParams(params: SearchClientParams, names: AttributeNames): Partial<SearchRequest> {
  const { query = '', page = 0, hitsPerPage = DEFAULT_HITS, maxValuesPerFacet = DEFAULT_VALUES } = params
  for (const name of UNSUPPORTED) {
    const value = (params as Readonly<Record<string, unknown>>)[name]
    if (value !== undefined && value !== '') refuse({ [name]: value })
  }
  const ranges = readRanges(params, names)
  const { filters, scope } = readFacetFilters(params, names)
  const attributes = listOf(params.facets).map(String)
  const limits = attributes
    .filter((attribute) => attribute !== '*')
    .map((attribute): [string, number] => [names.nameOf(attribute), maxValuesPerFacet])
  const all = { ...filters, ...ranges }
  return {
    query,
    filters: all,
    scope,
    offset: page * hitsPerPage,
    limit: hitsPerPage,
    // The facets of the answer show whether the search knows the filters.
    facets: attributes.length > 0 || Object.keys(all).length > 0 ? Object.fromEntries(limits) : false,
  }
}

/** `['tags:new', ['color:Red', 'color:Blue']]` */
function readFacetFilters({ facetFilters }: SearchClientParams, { nameOf, known }: AttributeNames) {
  const filters: Filters = {}
  let collection: string | undefined
  let tag: string | undefined
  for (const condition of listOf(facetFilters)) {
    const parts = listOf(condition).map((each) => splitFilter(String(each), known))
    const attribute = parts[0]?.attribute
    if (attribute === undefined) continue
    // The search has no NOT, and OR between values of one facet only.
    if (parts.some((each) => each.attribute !== attribute || each.value.startsWith('-'))) refuse(condition)
    const values = parts.map(({ value }) => value.replace(/^\\-/, '-'))
    const name = nameOf(attribute)
    if (name === COLLECTION_KEYS && collection === undefined) [collection] = values
    // Widgets write alternatives as a list, and a single text for a condition that must hold.
    else if (name === 'tags' && typeof condition === 'string' && tag === undefined) [tag] = values
    else if (Object.hasOwn(filters, name)) refuse(condition)
    else setOwn(filters, name, values)
  }
  return {
    filters,
    scope: { ...(collection !== undefined && { collection }), ...(tag !== undefined && { tag }) },
  }
}

/** `['price>=10', 'price<=50.00']` */
function readRanges({ numericFilters }: SearchClientParams, { nameOf }: AttributeNames): Filters {
  const ranges: Filters = {}
  for (const condition of listOf(numericFilters)) {
    const { attribute, operator, amount } = splitCondition(String(condition))
    if (Array.isArray(condition) || !isAmount(amount)) refuse(condition)
    const name = nameOf(attribute)
    let { min, max } = (Object.hasOwn(ranges, name) ? ranges[name] : {}) as AmountRange
    if (operator !== '<=' && (min === undefined || compareAmounts(amount, min) > 0)) min = amount
    if (operator !== '>=' && (max === undefined || compareAmounts(amount, max) < 0)) max = amount
    setOwn(ranges, name, { min, max })
  }
  return ranges
}

function splitCondition(text: string) {
  const end = text.lastIndexOf('=')
  const start = '<>'.includes(text.charAt(end - 1) || ' ') ? end - 1 : end
  return {
    attribute: text.slice(0, Math.max(start, 0)).trim(),
    operator: text.slice(Math.max(start, 0), end + 1),
    // Without an operator there is no amount, so the condition is refused.
    amount: end < 0 ? '' : text.slice(end + 1).trim(),
  }
}

function splitFilter(text: string, known: readonly string[]) {
  const attribute = known.find((each) => text.startsWith(`${each}:`)) ?? text.split(':', 1)[0] ?? ''
  return { attribute, value: text.slice(attribute.length + 1) }
}

/** A facet may be named `__proto__`. */
function setOwn(filters: Filters, name: string, value: Filters[string]): void {
  Object.defineProperty(filters, name, { value, enumerable: true, configurable: true, writable: true })
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : [value]
}

function refuse(filter: unknown): never {
  throw new InvalidParamsError(searchErrorMessage('client-filter', JSON.stringify(filter)))
}
