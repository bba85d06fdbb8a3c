import { isAmount } from '../../core/money/amount.js'
import { isObject } from '../../core/is-object.js'
import type { SearchResponse } from '../engine/engine.js'
import { isSearchItem } from '../engine/search-item.js'

/** Checks all that components read without a check of their own: one wrong value would crash the page. */
export function isSearchResponse(json: unknown): json is SearchResponse {
  return (
    isObject(json) &&
    [json.hasMore, json.isExact, json.isRelaxed].every((flag) => typeof flag === 'boolean') &&
    isOptional(json.totalCount, isNumber) &&
    isOptional(json.asOf, isString) &&
    isListOf(json.facets, isFacet) &&
    isListOf(json.suggestions, isString) &&
    isListOf(json.hits, isHit)
  )
}

const isString = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isListOf = (value: unknown, is: (entry: unknown) => boolean) => Array.isArray(value) && value.every(is)
const isOptional = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

function isHit(hit: unknown): boolean {
  return (
    isObject(hit) &&
    isString(hit.id) &&
    isSearchItem(hit.item) &&
    isOptional(hit.matchingVariantId, isString) &&
    isListOf(
      hit.highlights,
      (each) => isObject(each) && isString(each.field) && isNumber(each.start) && isNumber(each.end),
    )
  )
}

function isFacet(facet: unknown): boolean {
  if (!isObject(facet) || !isString(facet.name)) return false
  if (facet.kind === 'range') return isOptional(facet.min, isAmount) && isOptional(facet.max, isAmount)
  return (
    facet.kind === 'values' &&
    isListOf(
      facet.values,
      (each) =>
        isObject(each) && isString(each.value) && isString(each.label) && isOptional(each.count, isNumber),
    )
  )
}
