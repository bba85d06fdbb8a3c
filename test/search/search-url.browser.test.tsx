import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { ProductList } from '../../src/index.js'
import {
  defineFacets,
  Facets,
  SearchField,
  useProductSearch,
  type SearchItem,
} from '../../src/search/index.js'
import { createTestShop } from '../product-list/test-shop.js'
import { createSearchParsers, useProductListUrl } from '../../src/url/index.js'
import { documentOf, fileOf, searchOf } from '../../packages/search/test/search-of.js'

const facets = defineFacets([
  { name: 'color', source: { option: 'Color' } },
  { name: 'price', source: 'price' },
])
const colors = ['Red', 'Blue', 'Green']
const documents = Array.from({ length: 30 }, (_, index) =>
  documentOf(`Mug ${index + 1}`, {
    createdAt: new Date(Date.UTC(2026, 0, 31 - index)).toISOString(),
    variants: [
      {
        id: 'v',
        price: `${index + 1}.00`,
        compareAtPrice: null,
        available: true,
        attributes: { Color: colors[index % 3]! },
      },
    ],
  }),
)
const search = searchOf([], { documents: fileOf(documents, facets) })
const searchUrl = { sorts: ['price'], filters: createSearchParsers({ facets }) }

function SearchPage({ paging }: { readonly paging: 'load-more' | 'pages' }) {
  const { params, setParams, goToPage, getPageHref } = useProductListUrl({ ...searchUrl, paging })
  const { q = '', page, ...filters } = params.filters ?? {}
  const results = useProductSearch(
    search,
    { query: q, filters, page, limit: 5, sort: params.sort, order: params.order },
    { refresh: false, ...(paging === 'pages' && { maxPages: 1 }) },
  )
  return (
    <>
      <SearchField.Root
        search={search}
        value={q}
        onValueChange={(next) => void setParams({ filters: { q: next } })}
        results={results}
      >
        <SearchField.Input />
        <SearchField.Status />
      </SearchField.Root>
      <Facets.Root
        facets={results.facets}
        filters={filters}
        onFiltersChange={(_filters, { changes }) => void setParams({ filters: changes })}
      >
        <Facets.Active />
        <Facets.Clear />
        <Facets.Group name="color" />
        <Facets.Group name="price" />
      </Facets.Root>
      <ProductList.Root
        list={results}
        paging={paging}
        restoreKey={null}
        getPageHref={getPageHref}
        onPageChange={(cursor) => void goToPage(cursor)}
      >
        <ProductList.Previous />
        <ProductList.Items<SearchItem>>
          {(item) => <ProductList.Item data-testid="result">{item.name}</ProductList.Item>}
        </ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

function open(path: string, paging: 'load-more' | 'pages' = 'load-more') {
  history.pushState(null, '', path)
  const { Shop } = createTestShop([])
  return render(
    <NuqsAdapter>
      <Shop>
        <SearchPage paging={paging} />
      </Shop>
    </NuqsAdapter>,
  )
}

async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  })
}

const names = () => screen.queryAllByTestId('result').map(({ textContent }) => textContent)
const color = (name: RegExp) => within(screen.getByRole('group', { name: 'Color' })).getByLabelText(name)

beforeEach(() => history.pushState(null, '', '/'))
afterEach(cleanup)

describe('a search in the URL', () => {
  it('replaces the history entry while the user types, and adds one for each filter', async () => {
    open('/search?utm_source=mail')
    await waitFor(() => expect(names()).toHaveLength(5))
    // `history.length` stays at 50 once a browser has that many entries.
    const pushed = vi.spyOn(history, 'pushState')
    await userEvent.type(screen.getByRole('searchbox'), 'mug 1')
    await waitFor(() => expect(location.search).toBe('?utm_source=mail&q=mug+1'))
    expect(pushed).not.toHaveBeenCalled()

    await userEvent.click(color(/Red/))
    await waitFor(() => expect(location.search).toBe('?utm_source=mail&q=mug+1&color=Red'))
    await userEvent.click(color(/Blue/))
    await waitFor(() => expect(location.search).toBe('?utm_source=mail&q=mug+1&color=Red&color=Blue'))
    expect(pushed).toHaveBeenCalledTimes(2)
    pushed.mockRestore()

    await goBack()
    await waitFor(() => expect(color(/Blue/)).not.toBeChecked())
    expect(color(/Red/)).toBeChecked()
    await goBack()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull())
    expect(screen.getByRole('searchbox')).toHaveValue('mug 1')
  })

  it('opens with the query, the filters and the range of a shared link', async () => {
    open('/search?q=mug&color=Red&color=Green&price=10-20&sort=price')
    await waitFor(() => expect(names()).toEqual(['Mug 10', 'Mug 12', 'Mug 13', 'Mug 15', 'Mug 16']))
    expect(screen.getByLabelText('Minimum price')).toHaveValue('10')
    expect(screen.getByRole('button', { name: 'Remove Price: 10 – 20' })).toBeVisible()
  })

  it('removes one filter from the URL, then all of them', async () => {
    open('/search?q=mug&color=Red&color=Blue&price=-20')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Color: Blue' }))
    await waitFor(() => expect(location.search).toBe('?q=mug&price=-20&color=Red'))
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
    await waitFor(() => expect(location.search).toBe('?q=mug'))
  })

  it('writes a range when the user leaves the field', async () => {
    open('/search')
    await userEvent.type(await screen.findByLabelText('Minimum price'), '28{Enter}')
    await waitFor(() => expect(names()).toEqual(['Mug 28', 'Mug 29', 'Mug 30']))
    expect(location.search).toBe('?price=28-')
  })

  it('links to the pages by their numbers, and starts at the first page after a change', async () => {
    open('/search?page=3', 'pages')
    await waitFor(() => expect(names()).toEqual(documents.slice(10, 15).map(({ name }) => name)))
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([href('Previous page'), href('Next page')]).toEqual(['?page=2', '?page=4'])

    await userEvent.click(screen.getByRole('link', { name: 'Previous page' }))
    await waitFor(() => expect(names()).toEqual(documents.slice(5, 10).map(({ name }) => name)))
    expect(location.search).toBe('?page=2')
    expect(href('Previous page')).toBe('?')

    await userEvent.click(color(/Red/))
    await waitFor(() => expect(location.search).toBe('?color=Red'))
    await waitFor(() => expect(names()).toEqual(['Mug 1', 'Mug 4', 'Mug 7', 'Mug 10', 'Mug 13']))
    await goBack()
    await waitFor(() => expect(names()).toEqual(documents.slice(5, 10).map(({ name }) => name)))
  })
})
