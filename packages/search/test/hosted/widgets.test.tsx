import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CurrentRefinements,
  Highlight,
  Hits,
  HitsPerPage,
  InstantSearch,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
} from 'react-instantsearch'
import { describe, expect, it } from 'vitest'

import { createInstantSearchClient } from '../../src/hosted/create-instant-search-client.js'
import type { SearchFilters, SearchRequest } from 'storefront-react/search'
import { fileOf, searchOf } from '../search-of.js'
import { documents, facets } from './services/shop.js'

const search = searchOf([], { documents: fileOf(documents, facets) })
const searchClient = createInstantSearchClient({ search, attributes: { 'option:Color': 'color' } })
const total = documents.length

function Page() {
  return (
    <InstantSearch
      searchClient={searchClient}
      indexName="products"
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchBox placeholder="Search" />
      <Stats />
      <SortBy
        items={[
          { label: 'Relevance', value: 'products' },
          { label: 'Cheapest', value: 'products_price_asc' },
        ]}
      />
      <HitsPerPage
        items={[
          { label: '5', value: 5, default: true },
          { label: '120', value: 120 },
        ]}
      />
      <section aria-label="Color">
        <RefinementList attribute="color" />
      </section>
      <section aria-label="Tags">
        <RefinementList attribute="tags" searchable searchablePlaceholder="Search tags" />
      </section>
      <RangeInput attribute="price" precision={2} />
      <ToggleRefinement attribute="available" on="true" label="In stock" />
      <CurrentRefinements />
      <Hits hitComponent={({ hit }) => <Highlight attribute="name" hit={hit} />} />
      <Pagination />
    </InstantSearch>
  )
}

/** The names that the widgets show, and what our search finds. */
const shown = () => [...document.querySelectorAll('.ais-Hits-item')].map((item) => item.textContent)
async function expectResults(request: Partial<SearchRequest>) {
  const { hits, totalCount } = await search.query({ limit: 5, ...request })
  await waitFor(() => expect(shown()).toEqual(hits.map(({ item }) => item.name)))
  expect(document.querySelector('.ais-Stats')?.textContent).toMatch(new RegExp(`^${totalCount} result`))
}

describe('the widgets of react-instantsearch on createInstantSearchClient', () => {
  it('search, mark, filter, count, sort and page as our engine does', async () => {
    const user = userEvent.setup()
    render(<Page />)
    await expectResults({})
    expect(screen.getByText(`${total} results`, { exact: false })).toBeDefined()

    await user.type(screen.getByPlaceholderText('Search'), 'shirt')
    await expectResults({ query: 'shirt' })
    expect([...document.querySelectorAll('mark')].map((each) => each.textContent)).toContain('shirt')

    const colors = within(screen.getByLabelText('Color'))
    await user.click(colors.getByRole('checkbox', { name: /Red/ }))
    await expectResults({ query: 'shirt', filters: { 'option:Color': ['Red'] } })
    // The other colors keep their counts, so that they can be added.
    const facet = (await search.query({ query: 'shirt' })).facets.find(({ name }) => name === 'option:Color')
    const counts = facet?.kind === 'values' ? facet.values : []
    for (const { value, count } of counts) {
      expect(colors.getByRole('checkbox', { name: new RegExp(`${value}.*${count}`) })).toBeDefined()
    }
    await user.click(colors.getByRole('checkbox', { name: /Green, dark/ }))
    let filters: SearchFilters = { 'option:Color': ['Red', 'Green, dark'] }
    await expectResults({ query: 'shirt', filters })

    await user.type(document.querySelector('.ais-RangeInput-input--max')!, '40.50{Enter}')
    filters = { ...filters, price: { max: '40.50' } }
    await expectResults({ query: 'shirt', filters })

    await user.click(screen.getByLabelText('In stock'))
    filters = { ...filters, available: ['true'] }
    await expectResults({ query: 'shirt', filters })

    await user.selectOptions(screen.getByDisplayValue('Relevance'), 'Cheapest')
    await expectResults({ query: 'shirt', filters, sort: 'price' })

    for (const button of [...document.querySelectorAll('.ais-CurrentRefinements-delete')])
      await user.click(button)
    await user.clear(screen.getByPlaceholderText('Search'))
    await expectResults({ sort: 'price' })
    await user.click(screen.getByLabelText('Page 3'))
    await expectResults({ sort: 'price', offset: 10 })
    await user.selectOptions(screen.getByDisplayValue('5'), '120')
    await waitFor(() => expect(shown()).toHaveLength(120))

    await user.type(screen.getByPlaceholderText('Search tags'), 'sa')
    const tags = within(screen.getByLabelText('Tags'))
    await waitFor(() => expect(tags.queryByRole('checkbox', { name: /new/ })).toBeNull())
    expect(tags.getByRole('checkbox', { name: /sale/ })).toBeDefined()
  })
})
