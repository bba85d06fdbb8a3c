import { assertAmount } from '../../core/money/amount.js'
import { compareAmounts } from '../../core/money/compare-amounts.js'
import type { SearchScope } from './engine.js'
import type { AmountRange, Facet, FacetDefinition, FacetValue, SearchFilters } from './facets.js'
import type { SearchDocument, SearchVariant } from './search-document.js'

const DEFAULT_VALUES = 10

/**
 * Numbers instead of texts: every value of a facet has an index, every price its rank among all prices. Filters then
 * compare numbers, and prices stay exact.
 */
interface IndexedFacet {
  readonly definition: FacetDefinition
  readonly kind: 'product' | 'variant' | 'price'
  readonly values: readonly string[]
  readonly labels: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  /** The values of each product or, in one list, of each variant (`-1` for none). */
  readonly ofProduct: readonly (readonly number[])[]
  readonly ofVariant: Int32Array
}

export interface FacetIndex {
  readonly facets: readonly IndexedFacet[]
  readonly firstVariant: Int32Array
  readonly priceOfVariant: Int32Array
  /** Ascending. */
  readonly prices: readonly string[]
  readonly isInScope: (scope: SearchScope, document: number) => boolean
}

export interface FilterResult {
  /** Indexes of the documents that pass, in the given order. */
  readonly passing: number[]
  readonly facets: Facet[]
  /** Rank of the lowest price of a passing variant; for a product without one, above every price. */
  readonly lowestPrice: (document: number) => number
}

/** @param pause called between steps, so that the page can run other tasks */
export async function createFacetIndex(
  documents: readonly SearchDocument[],
  definitions: readonly FacetDefinition[],
  pause: () => Promise<void>,
): Promise<FacetIndex> {
  const firstVariant = new Int32Array(documents.length + 1)
  documents.forEach((document, index) => {
    firstVariant[index + 1] = (firstVariant[index] as number) + document.variants.length
  })
  const variants = documents.flatMap((document) => document.variants)
  const prices = sortAmounts([...new Set(variants.map(({ price }) => price))])
  await pause()
  // Equal amounts ("5" and "5.00") share a rank.
  const ranks = new Map<string, number>()
  prices.forEach((price, index) => {
    const previous = prices[index - 1]
    const isEqual = previous !== undefined && compareAmounts(previous, price) === 0
    ranks.set(price, isEqual ? (ranks.get(previous) as number) : index)
  })
  const priceOfVariant = Int32Array.from(variants, ({ price }) => ranks.get(price) as number)
  const facets: IndexedFacet[] = []
  for (const definition of definitions) {
    await pause()
    facets.push(indexFacet(definition, documents, variants))
  }
  return {
    facets,
    firstVariant,
    priceOfVariant,
    prices,
    isInScope({ collection, tag }, index) {
      const document = documents[index] as SearchDocument
      return (
        (collection === undefined ||
          document.collections.some(({ id, slug }) => id === collection || slug === collection)) &&
        (tag === undefined || document.tags.includes(tag))
      )
    },
  }
}

/** Numbers are rounded but never in the wrong order, so only equal numbers need the exact comparison. */
function sortAmounts(amounts: string[]): string[] {
  const numbers = new Map<string, number>()
  for (const amount of amounts) {
    assertAmount(amount)
    numbers.set(amount, Number(amount))
  }
  return amounts.sort(
    (a, b) => (numbers.get(a) as number) - (numbers.get(b) as number) || compareAmounts(a, b),
  )
}

function indexFacet(
  definition: FacetDefinition,
  documents: readonly SearchDocument[],
  variants: readonly SearchVariant[],
): IndexedFacet {
  const { name, source } = definition
  const values: string[] = []
  const labels: string[] = []
  const indexOf = new Map<string, number>()
  const toIndex = (value: string, label = value): number => {
    let index = indexOf.get(value)
    if (index === undefined) {
      indexOf.set(value, (index = values.push(value) - 1))
      labels.push(label)
    }
    return index
  }
  const base = { definition, values, labels, indexOf, ofProduct: [], ofVariant: new Int32Array() }
  if (source === 'price') return { ...base, kind: 'price' }
  if (source === 'available' || (typeof source === 'object' && 'option' in source)) {
    if (source === 'available') ['true', 'false'].forEach((value) => toIndex(value))
    const names = source === 'available' ? [] : [source.option].flat()
    const ofVariant = Int32Array.from(variants, ({ available, attributes }) => {
      if (source === 'available') return available ? 0 : 1
      const option = names.find((each) => Object.hasOwn(attributes, each))
      return option === undefined ? -1 : toIndex(attributes[option] as string)
    })
    return { ...base, kind: 'variant', ofVariant }
  }
  const ofProduct = documents.map((document) => {
    if (source === 'tags') return document.tags.map((tag) => toIndex(tag))
    if (source === 'collections') {
      return [...new Set(document.collections.map((each) => toIndex(each.slug, each.name)))]
    }
    const own = document.facetValues
    return own && Object.hasOwn(own, name) ? (own[name] ?? []).map((value) => toIndex(value)) : []
  })
  return { ...base, kind: 'product', ofProduct }
}

type Group =
  | { readonly kind: 'product' | 'variant'; readonly facet: IndexedFacet; readonly selected: Set<number> }
  | { readonly kind: 'price'; readonly facet: IndexedFacet; readonly from: number; readonly to: number }

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
  const counters = limits === false ? [] : facets.map((facet) => createCounter(facet))
  const productCounters = counters.filter(({ facet }) => facet.kind === 'product')
  const variantCounters = counters.filter(({ facet }) => facet.kind !== 'product')
  const passing: number[] = []

  const passesProduct = (group: Group, document: number) =>
    group.kind !== 'price' &&
    (group.facet.ofProduct[document] as readonly number[]).some((value) => group.selected.has(value))
  const passesVariant = (group: Group, variant: number) => {
    if (group.kind !== 'price') return group.selected.has(group.facet.ofVariant[variant] as number)
    const price = priceOfVariant[variant] as number
    return price >= group.from && price <= group.to
  }

  for (const document of candidates) {
    let failedProduct: IndexedFacet | undefined
    let productFailures = 0
    for (const group of productGroups) {
      if (passesProduct(group, document)) continue
      failedProduct = group.facet
      if (++productFailures > 1) break
    }
    if (productFailures > 1 || (productFailures > 0 && counters.length === 0)) continue
    const last = firstVariant[document + 1] as number
    let hasVariant = variantGroups.length === 0
    for (let variant = firstVariant[document] as number; variant < last; variant++) {
      let failed: IndexedFacet | undefined
      let failures = 0
      for (const group of variantGroups) {
        if (passesVariant(group, variant)) continue
        failed = group.facet
        if (++failures > 1) break
      }
      if (failures === 0) hasVariant = true
      if (failures > 1 || failedProduct) continue
      for (const counter of variantCounters) {
        const { facet } = counter
        if (failed && failed !== facet) continue
        if (facet.kind === 'price') counter.extend(priceOfVariant[variant] as number)
        else counter.add(facet.ofVariant[variant] as number, document)
      }
    }
    if (!hasVariant) continue
    if (!failedProduct) passing.push(document)
    for (const counter of productCounters) {
      const { facet } = counter
      if (failedProduct && failedProduct !== facet) continue
      for (const value of facet.ofProduct[document] as readonly number[]) counter.add(value, document)
    }
  }
  return {
    passing,
    facets: limits === false ? [] : counters.map((counter) => counter.toFacet(index, filters, limits)),
    lowestPrice(document) {
      let lowest = index.prices.length
      const last = firstVariant[document + 1] as number
      for (let variant = firstVariant[document] as number; variant < last; variant++) {
        const price = priceOfVariant[variant] as number
        if (price < lowest && variantGroups.every((group) => passesVariant(group, variant))) lowest = price
      }
      return lowest
    },
  }
}

function toGroup(index: FacetIndex, facet: IndexedFacet, filters: SearchFilters): Group[] {
  const filter = filterOf(filters, facet.definition.name)
  if (!filter) return []
  if (facet.kind !== 'price') {
    if (!isValues(filter) || filter.length === 0) return []
    // A value that no product has selects nothing, and must not be mistaken for "no value" (-1).
    const selected = new Set(filter.map((value) => facet.indexOf.get(value) ?? -2))
    return [{ kind: facet.kind, facet, selected }]
  }
  if (isValues(filter)) return []
  const { min, max } = filter
  const { prices } = index
  const from = min === undefined ? 0 : firstAt(prices, (price) => compareAmounts(price, min) >= 0)
  const to = max === undefined ? Infinity : firstAt(prices, (price) => compareAmounts(price, max) > 0) - 1
  return [{ kind: 'price', facet, from, to }]
}

function filterOf(filters: SearchFilters, name: string): SearchFilters[string] {
  return Object.hasOwn(filters, name) ? filters[name] : undefined
}

function isValues(filter: readonly string[] | AmountRange): filter is readonly string[] {
  return Array.isArray(filter)
}

/** First index for which `test` is true, by binary search; the length if there is none. */
function firstAt<T>(values: readonly T[], test: (value: T) => boolean): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (test(values[middle] as T)) high = middle
    else low = middle + 1
  }
  return low
}

function createCounter(facet: IndexedFacet) {
  const { definition, values, labels } = facet
  const counts = new Int32Array(values.length)
  /** The document that was counted last, plus one: several variants of one product count once. */
  const countedFor = new Int32Array(values.length)
  let lowest = Infinity
  let highest = -1
  return {
    facet,
    add(value: number, document: number) {
      if (value < 0 || countedFor[value] === document + 1) return
      countedFor[value] = document + 1
      counts[value] = (counts[value] as number) + 1
    },
    extend(price: number) {
      if (price < lowest) lowest = price
      if (price > highest) highest = price
    },
    toFacet({ prices }: FacetIndex, filters: SearchFilters, limits: Readonly<Record<string, number>>): Facet {
      const { name, order = 'count', limit = DEFAULT_VALUES } = definition
      if (facet.kind === 'price') return { kind: 'range', name, min: prices[lowest], max: prices[highest] }
      const filter = filterOf(filters, name)
      const selected = filter && isValues(filter) ? filter : []
      const present = [...counts.keys()].filter((value) => (counts[value] as number) > 0)
      if (order !== 'catalog') {
        const byName = (a: number, b: number) => compareNames(labels[a] as string, labels[b] as string)
        present.sort((a, b) =>
          order === 'name' ? byName(a, b) : (counts[b] as number) - (counts[a] as number) || byName(a, b),
        )
      }
      const shown = Object.hasOwn(limits, name) ? (limits[name] as number) : limit
      const toValue = (value: number): FacetValue => ({
        value: values[value] as string,
        label: labels[value] as string,
        count: counts[value],
        isSelected: selected.includes(values[value] as string),
      })
      const listed = present.slice(0, shown).map(toValue)
      // A selected value stays visible, so that the shopper can remove it.
      const others = selected
        .filter((value) => !listed.some((each) => each.value === value))
        .map((value): FacetValue => {
          const known = facet.indexOf.get(value)
          return known === undefined ? { value, label: value, count: 0, isSelected: true } : toValue(known)
        })
      return { kind: 'values', name, values: [...listed, ...others], hasMore: present.length > shown }
    },
  }
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true })
