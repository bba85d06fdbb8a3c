import { compareAmounts } from 'storefront-react/core'
import { type Facet, getFilter, isValuesFilter, type SearchFilters } from 'storefront-react/search/engine'

import { createFacetCounter, type FacetCounter } from './facet-counter.js'
import type { FacetIndex, IndexedFacet } from './facet-index.js'
import { firstAt } from './first-at.js'

/** The active filter of one facet. */
type Group =
  | { readonly kind: 'product' | 'variant'; readonly facet: IndexedFacet; readonly selected: Set<number> }
  | { readonly kind: 'price'; readonly facet: IndexedFacet; readonly from: number; readonly to: number }

export interface FilterResult {
  /** Indexes of the documents that pass, in the given order. */
  readonly passing: number[]
  readonly facets: Facet[]
  /** Rank of the lowest price of a passing variant; for a product without one, above every price. */
  readonly lowestPrice: (document: number) => number
  /** Whether a filter applies to variants: an option, the price or the availability. */
  readonly filtersVariants: boolean
  /** Whether all filters on variants accept a variant, by its index among all variants. */
  readonly acceptsVariant: (variant: number) => boolean
}

/** All filters accept it, or which filter alone refuses it, or several do. */
type Verdict = 'accepted' | 'refused' | IndexedFacet

/**
 * Values of one facet are alternatives; every facet must match. Options, price and availability must match on one
 * variant. A facet's counts ignore its own filter.
 *
 * @param limits `false` computes no facets
 */
export function applyFilters(
  index: FacetIndex,
  candidates: Iterable<number>,
  filters: SearchFilters,
  limits: Readonly<Record<string, number>> | false,
): FilterResult {
  const { facets, firstVariant, priceOfVariant } = index
  const groups = facets.flatMap((facet) => toGroup(index, facet, filters))
  const productGroups = groups.filter(({ kind }) => kind === 'product')
  const variantGroups = groups.filter(({ kind }) => kind !== 'product')
  const counters = limits === false ? [] : facets.map((facet) => createFacetCounter(facet))
  const productCounters = counters.filter(({ facet }) => facet.kind === 'product')
  const variantCounters = counters.filter(({ facet }) => facet.kind !== 'product')
  const acceptsProduct = (group: Group, document: number) =>
    group.kind !== 'price' &&
    (group.facet.ofProduct[document] as readonly number[]).some((value) => group.selected.has(value))
  const acceptsVariant = (group: Group, variant: number) => {
    if (group.kind !== 'price') return group.selected.has(group.facet.ofVariant[variant] as number)
    const price = priceOfVariant[variant] as number
    return price >= group.from && price <= group.to
  }

  /** Counts the variants that no other filter refuses; whether one of them passes all filters. */
  const countVariants = (document: number, isCounted: boolean): boolean => {
    const last = firstVariant[document + 1] as number
    let passes = variantGroups.length === 0
    for (let variant = firstVariant[document] as number; variant < last; variant++) {
      const verdict = judge(variantGroups, variant, acceptsVariant)
      if (verdict === 'accepted') passes = true
      if (verdict === 'refused' || !isCounted) continue
      for (const counter of variantCounters) {
        if (isOpenFor(counter, verdict)) countVariant(index, counter, variant, document)
      }
    }
    return passes
  }

  const passing: number[] = []
  for (const document of candidates) {
    const verdict = judge(productGroups, document, acceptsProduct)
    if (verdict === 'refused' || (verdict !== 'accepted' && counters.length === 0)) continue
    if (!countVariants(document, verdict === 'accepted')) continue
    if (verdict === 'accepted') passing.push(document)
    for (const counter of productCounters) {
      if (!isOpenFor(counter, verdict)) continue
      for (const value of counter.facet.ofProduct[document] as readonly number[]) counter.add(value, document)
    }
  }
  const acceptsAll = (variant: number) => variantGroups.every((group) => acceptsVariant(group, variant))
  return {
    passing,
    facets: limits === false ? [] : counters.map((counter) => counter.toFacet(index, filters, limits)),
    lowestPrice: (document) => lowestPriceOf(index, document, acceptsAll),
    filtersVariants: variantGroups.length > 0,
    acceptsVariant: acceptsAll,
  }
}

function judge(
  groups: readonly Group[],
  item: number,
  accepts: (group: Group, item: number) => boolean,
): Verdict {
  let verdict: Verdict = 'accepted'
  for (const group of groups) {
    if (accepts(group, item)) continue
    if (verdict !== 'accepted') return 'refused'
    verdict = group.facet
  }
  return verdict
}

/** A facet counts what only its own filter refuses, so that its other values can be chosen. */
function isOpenFor({ facet }: FacetCounter, verdict: Verdict): boolean {
  return verdict === 'accepted' || verdict === facet
}

function countVariant(index: FacetIndex, counter: FacetCounter, variant: number, document: number): void {
  const { facet } = counter
  if (facet.kind === 'price') counter.extend(index.priceOfVariant[variant] as number)
  else counter.add(facet.ofVariant[variant] as number, document)
}

function lowestPriceOf(
  { prices, firstVariant, priceOfVariant }: FacetIndex,
  document: number,
  accepts: (variant: number) => boolean,
): number {
  let lowest = prices.length
  const last = firstVariant[document + 1] as number
  for (let variant = firstVariant[document] as number; variant < last; variant++) {
    const price = priceOfVariant[variant] as number
    if (price < lowest && accepts(variant)) lowest = price
  }
  return lowest
}

function toGroup(index: FacetIndex, facet: IndexedFacet, filters: SearchFilters): Group[] {
  const filter = getFilter(filters, facet.definition.name)
  if (!filter) return []
  if (facet.kind !== 'price') {
    if (!isValuesFilter(filter) || filter.length === 0) return []
    // A value that no product has selects nothing. It needs a code of its own, because -1 is "no value".
    const selected = new Set(filter.map((value) => facet.indexOf.get(value) ?? -2))
    return [{ kind: facet.kind, facet, selected }]
  }
  if (isValuesFilter(filter)) return []
  const { min, max } = filter
  const { prices } = index
  const from = min === undefined ? 0 : firstAt(prices, (price) => compareAmounts(price, min) >= 0)
  const to = max === undefined ? Infinity : firstAt(prices, (price) => compareAmounts(price, max) > 0) - 1
  return [{ kind: 'price', facet, from, to }]
}
