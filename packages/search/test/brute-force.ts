import { compareAmounts, type AmountRange } from 'storefront-react/core'
import type { FacetDefinition, SearchFilters } from 'storefront-react/search'
import type { SearchDocument } from 'storefront-search/local'

/** The rule of facets, written as plainly as possible, to compare with the index. */
export function passes(
  document: SearchDocument,
  facets: readonly FacetDefinition[],
  filters: SearchFilters,
): boolean {
  const active = facets.filter(({ name }) => isActive(filters[name]))
  const ofVariants = active.filter(({ source }) => isOfVariant(source))
  const ofProduct = active.filter(({ source }) => !isOfVariant(source))
  return (
    ofProduct.every(({ name, source }) =>
      valuesOfProduct(document, name, source).some((value) => (filters[name] as string[]).includes(value)),
    ) &&
    (ofVariants.length === 0 ||
      document.variants.some((variant) =>
        ofVariants.every(({ name, source }) => variantPasses(variant, source, filters[name])),
      ))
  )
}

/** The number of products that pass every other filter and have this value. */
export function countOf(
  documents: readonly SearchDocument[],
  facets: readonly FacetDefinition[],
  filters: SearchFilters,
  name: string,
  value: string,
): number {
  return documents.filter((document) => passes(document, facets, { ...filters, [name]: [value] })).length
}

export function allValues(documents: readonly SearchDocument[], { name, source }: FacetDefinition): string[] {
  const found = documents.flatMap((document) =>
    isOfVariant(source)
      ? document.variants.flatMap((variant) => valueOfVariant(variant, source) ?? [])
      : valuesOfProduct(document, name, source),
  )
  return [...new Set(found)]
}

/** Prices of the variants that pass every other filter. */
export function pricesUnder(
  documents: readonly SearchDocument[],
  facets: readonly FacetDefinition[],
  filters: SearchFilters,
  name: string,
): string[] {
  const others = { ...filters, [name]: undefined }
  return documents
    .flatMap((document) =>
      document.variants.filter((variant) => passes({ ...document, variants: [variant] }, facets, others)),
    )
    .map(({ price }) => price)
    .sort(compareAmounts)
}

function isActive(filter: SearchFilters[string]): boolean {
  if (!filter) return false
  return Array.isArray(filter)
    ? filter.length > 0
    : (filter as AmountRange).min !== undefined || (filter as AmountRange).max !== undefined
}

const isOfVariant = (source: FacetDefinition['source']) =>
  source === 'price' || source === 'available' || (typeof source === 'object' && 'option' in source)

function valuesOfProduct(
  document: SearchDocument,
  name: string,
  source: FacetDefinition['source'],
): readonly string[] {
  if (source === 'tags') return document.tags
  if (source === 'collections') return document.collections.map(({ slug }) => slug)
  return document.facetValues?.[name] ?? []
}

function valueOfVariant(
  variant: SearchDocument['variants'][number],
  source: FacetDefinition['source'],
): string | undefined {
  if (source === 'available') return String(variant.available)
  if (typeof source !== 'object') return undefined
  const name = [source.option].flat().find((option) => Object.hasOwn(variant.attributes, option))
  return name === undefined ? undefined : variant.attributes[name]
}

function variantPasses(
  variant: SearchDocument['variants'][number],
  source: FacetDefinition['source'],
  filter: SearchFilters[string],
): boolean {
  if (Array.isArray(filter)) {
    const value = valueOfVariant(variant, source)
    return value !== undefined && filter.includes(value)
  }
  const { min, max } = filter as AmountRange
  return (
    (min === undefined || compareAmounts(variant.price, min) >= 0) &&
    (max === undefined || compareAmounts(variant.price, max) <= 0)
  )
}
