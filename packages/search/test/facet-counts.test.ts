import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { compareAmounts } from 'storefront-react/core'
import { getDefaultFacets, type FacetDefinition } from 'storefront-react/search/engine'
import { applyFilters } from '../src/local/apply-filters.js'
import { createFacetIndex } from '../src/local/facet-index.js'
import { completeSearchRequest } from 'storefront-react/search/engine'
import { toSearchDocument, type SearchDocument } from '../src/documents/search-document.js'
import type { SearchFilters } from 'storefront-react/search'
import { catalogsAbsent, readBoutique, readElectronics } from '../../../test/catalogs.js'
import { allValues, countOf, passes, pricesUnder } from './brute-force.js'
import { fileOf, searchOf } from './search-of.js'
import { generatedDocuments, generatedFilters } from './generated-documents.js'

const facets: readonly FacetDefinition[] = [
  { name: 'tags', source: 'tags' },
  { name: 'collections', source: 'collections' },
  { name: 'color', source: { option: 'Color' } },
  { name: 'size', source: { option: ['Size', 'Shoe size'] } },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
]

const pause = () => Promise.resolve()

async function expectBruteForce(
  documents: readonly SearchDocument[],
  definitions: readonly FacetDefinition[],
  given: SearchFilters,
  scope = {},
  namesToCount = definitions.map(({ name }) => name),
): Promise<void> {
  const { filters } = completeSearchRequest({ filters: given })
  const index = await createFacetIndex(documents, definitions, pause)
  const candidates = [...documents.keys()].filter((at) => index.isInScope(scope, at))
  const inScope = candidates.map((at) => documents[at]!)
  const limits = Object.fromEntries(definitions.map(({ name }) => [name, 1_000_000]))
  const result = applyFilters(index, candidates, filters, limits)
  expect(result.passing.map((at) => documents[at]!.id)).toEqual(
    inScope.filter((document) => passes(document, definitions, filters)).map(({ id }) => id),
  )
  for (const facet of result.facets) {
    const definition = definitions.find(({ name }) => name === facet.name)!
    if (!namesToCount.includes(facet.name)) continue
    if (facet.kind === 'range') {
      const prices = pricesUnder(inScope, definitions, filters, facet.name)
      const expected = [prices[0], prices.at(-1)]
      expect(
        [facet.min, facet.max].map(
          (price, at) => price === expected[at] || compareAmounts(price!, expected[at]!) === 0,
        ),
      ).toEqual([true, true])
      continue
    }
    const counts = Object.fromEntries(facet.values.map(({ value, count }) => [value, count]))
    const selected = (filters[facet.name] ?? []) as readonly string[]
    const expected = [...new Set([...allValues(inScope, definition), ...selected])]
      .map((value) => [value, countOf(inScope, definitions, filters, facet.name, value)] as const)
      .filter(([value, count]) => count > 0 || selected.includes(value))
    expect(counts).toEqual(Object.fromEntries(expected))
  }
}

describe('facet counts', () => {
  it('equal a count of every product and variant, for generated products and filters', async () => {
    await fc.assert(
      fc.asyncProperty(generatedDocuments, generatedFilters, (documents, filters) =>
        expectBruteForce(documents, facets, filters),
      ),
      randomRuns(300),
    )
  })

  it.skipIf(catalogsAbsent)('equal a count of every variant of the boutique catalogue', async () => {
    const documents = readBoutique().map((product) => toSearchDocument(product))
    const options = new Set(
      documents.flatMap(({ variants }) => variants.flatMap((each) => Object.keys(each.attributes))),
    )
    const definitions = getDefaultFacets(options)
    const collections = documents.flatMap((each) => each.collections.map(({ slug }) => slug))
    const rangeOrValues = (definition: FacetDefinition): fc.Arbitrary<SearchFilters[string]> =>
      definition.source === 'price'
        ? fc.constantFrom(undefined, { min: '20' }, { max: '90.00' }, { min: '10.0', max: '50' })
        : fc.option(fc.subarray(allValues(documents, definition).slice(0, 3)), { nil: undefined, freq: 1 })
    const filters = fc.record<Record<string, SearchFilters[string]>>(
      Object.fromEntries(definitions.map((each) => [each.name, rangeOrValues(each)])),
    )
    const counted = ['price', 'available', 'collections']
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(undefined, ...new Set(collections)), (given, collection) =>
        expectBruteForce(documents, definitions, given, { collection }, counted),
      ),
      randomRuns(15),
    )
  })

  it.skipIf(catalogsAbsent)(
    'equal a count of every product of a collection in the electronics catalogue',
    { timeout: 120_000 },
    async () => {
      const documents = readElectronics()
        .slice(0, 3000)
        .map((product) => toSearchDocument(product))
      const definitions = getDefaultFacets([])
      const scope = { collection: 'cell-phones' }
      await expectBruteForce(documents, definitions, { price: { min: '49.99', max: '200' } }, scope)
      await expectBruteForce(
        documents,
        definitions,
        { tags: ['Samsung', 'Apple'], available: ['true'] },
        scope,
      )
      await expectBruteForce(documents, definitions, {}, scope)
    },
  )

  it.skipIf(catalogsAbsent)(
    'equal a count of every variant when an empty query browses a collection of the boutique catalogue',
    async () => {
      const documents = readBoutique().map((product) => toSearchDocument(product))
      const search = searchOf([], { documents: fileOf(documents, facets) })
      const collections = [...new Set(documents.flatMap((each) => each.collections.map(({ slug }) => slug)))]
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...collections),
          fc.constantFrom<SearchFilters>({}, { available: ['true'] }, { price: { max: '60' } }),
          async (collection, filters) => {
            const inScope = documents.filter((each) =>
              each.collections.some(({ slug }) => slug === collection),
            )
            const passing = inScope.filter((each) => passes(each, facets, filters))
            const response = await search.query({ query: '', scope: { collection }, filters, limit: 1 })
            expect(response.totalCount).toBe(passing.length)
            const available = response.facets.find(({ name }) => name === 'available')
            for (const { value, count } of available?.kind === 'values' ? available.values : []) {
              expect(count).toBe(countOf(inScope, facets, filters, 'available', value))
            }
          },
        ),
        randomRuns(40),
      )
    },
  )

  it('test color, size and availability on one variant', async () => {
    const attributes = (Color: string, Size: string) => ({ Color, Size })
    const base = { id: 'v', price: '10', compareAtPrice: null }
    const variants = [
      { ...base, available: true, attributes: attributes('Red', 'M') },
      { ...base, available: false, attributes: attributes('Red', 'L') },
      { ...base, available: true, attributes: attributes('Blue', 'L') },
    ]
    const documents = [
      {
        id: 'a',
        name: 'Shirt',
        slug: 'shirt',
        images: [],
        tags: [],
        collections: [],
        createdAt: '',
        variants,
      },
    ]
    const index = await createFacetIndex(documents, facets, pause)
    const filter = (filters: SearchFilters) => applyFilters(index, [0], filters, false).passing.length
    expect(filter({ color: ['Red'], available: ['true'] })).toBe(1)
    expect(filter({ color: ['Red'], size: ['L'] })).toBe(1)
    expect(filter({ color: ['Red'], size: ['L'], available: ['true'] })).toBe(0)
  })

  it('are prepared with a pause before each facet, so that a page can run other tasks', async () => {
    const pauses = vi.fn(() => Promise.resolve())
    await createFacetIndex([], facets, pauses)
    expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(facets.length)
  })

  it('list a selected value that no product has, with the count 0', async () => {
    const index = await createFacetIndex([], facets, pause)
    const result = applyFilters(index, [], { tags: ['gone'] }, {})
    expect(result.facets[0]).toEqual({
      kind: 'values',
      name: 'tags',
      hasMore: false,
      values: [{ value: 'gone', label: 'gone', count: 0, isSelected: true }],
    })
  })
})
