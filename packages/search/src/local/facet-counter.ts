import {
  type Facet,
  type FacetValue,
  getFilter,
  isValuesFilter,
  getFacetLimit,
  type SearchFilters,
} from 'storefront-react/search/engine'

import type { FacetIndex, IndexedFacet } from './facet-index.js'

export type FacetCounter = ReturnType<typeof createFacetCounter>

/** Counts the products of each value of a facet, and the range of prices. */
export function createFacetCounter(facet: IndexedFacet) {
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
    toFacet(
      { prices, compareLabels }: FacetIndex,
      filters: SearchFilters,
      limits: Readonly<Record<string, number>>,
    ): Facet {
      const { name, order = 'count' } = definition
      if (facet.kind === 'price') return { kind: 'range', name, min: prices[lowest], max: prices[highest] }
      const filter = getFilter(filters, name)
      const selected = filter && isValuesFilter(filter) ? filter : []
      const present = [...counts.keys()].filter((value) => (counts[value] as number) > 0)
      if (order !== 'catalog') {
        const byName = (a: number, b: number) => compareLabels(labels[a] as string, labels[b] as string)
        present.sort((a, b) =>
          order === 'name' ? byName(a, b) : (counts[b] as number) - (counts[a] as number) || byName(a, b),
        )
      }
      const shown = getFacetLimit(definition, limits)
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
