import { compareAmounts } from 'storefront-react/core'
import type { FacetDefinition, SearchRequest } from 'storefront-react/search/engine'

import type { SearchDocument } from '../documents/search-document.js'

/**
 * Numbers instead of texts: every value of a facet has an index, every price its rank among all prices. Filters then
 * compare numbers, and prices stay exact.
 */
export interface IndexedFacet {
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
  /** Of the labels of values, in the engine's language. */
  readonly compareLabels: (a: string, b: string) => number
  readonly firstVariant: Int32Array
  readonly priceOfVariant: Int32Array
  /** Ascending. */
  readonly prices: readonly string[]
  readonly isInScope: (scope: SearchRequest['scope'], document: number) => boolean
}

/** @param pause called between steps, so that the page can run other tasks */
export async function createFacetIndex(
  documents: readonly SearchDocument[],
  definitions: readonly FacetDefinition[],
  pause: () => Promise<void>,
  locale = 'en',
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
    compareLabels: new Intl.Collator(locale, { numeric: true }).compare,
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
    // Throws for a text that is not an amount.
    compareAmounts(amount, amount)
    numbers.set(amount, Number(amount))
  }
  return amounts.sort(
    (a, b) => (numbers.get(a) as number) - (numbers.get(b) as number) || compareAmounts(a, b),
  )
}

function indexFacet(
  definition: FacetDefinition,
  documents: readonly SearchDocument[],
  variants: readonly SearchDocument['variants'][number][],
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
