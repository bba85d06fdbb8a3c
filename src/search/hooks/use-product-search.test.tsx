import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTestShop, numberedProducts } from '../../../test/product-list/test-shop.js'
import { prerender } from '../../../test/setup/prerender.js'
import { searchOf } from '../../../packages/search/test/search-of.js'
import { ProductList } from '../../product-list/index.js'
import type { Product } from '../../core/schemas/product.js'
import { createLocalSearchEngine } from '../../../packages/search/src/local/create-local-search-engine.js'
import { createSearchHandler, toSearchDocument } from 'storefront-search/server'
import { createHttpSearchEngine } from '../client/create-http-search-engine.js'
import { createSearch, type Search } from '../client/create-search.js'
import type { SearchEngine } from '../engine/engine.js'
import type { SearchItem } from '../engine/search-item.js'
import { productSearchQueryOptions } from './product-search-query.js'
import { useProductSearch, type UseProductSearchOptions } from './use-product-search.js'

const products = numberedProducts(60)

function localSearch(all: readonly Product[] = products): Search {
  return searchOf(all.map((product) => toSearchDocument(product)))
}

function remoteSearch(): Search {
  const handle = createSearchHandler({ search: localSearch() })
  const fetch: typeof globalThis.fetch = (input) => handle(new Request(input))
  return createSearch({
    client: { cacheScope: 'remote' },
    engine: createHttpSearchEngine({ url: 'https://shop.test/search', fetch }),
  })
}

function Page({ search, ...options }: UseProductSearchOptions & { readonly search: Search }) {
  const [query, setQuery] = useState('')
  const results = useProductSearch(search, { query, limit: 10 }, options)
  return (
    <>
      <input aria-label="Search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <p>{results.data?.totalCount} results</p>
      <ProductList.Root list={results} restoreKey={null}>
        <ProductList.Items<SearchItem>>
          {(item) => (
            <ProductList.Item>
              {item.name} {item.variants[0]?.price}
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.split(' ')[1])

afterEach(() => {
  vi.useRealTimers()
})

describe('useProductSearch', () => {
  it.each([
    ['an engine in the page', localSearch],
    ['a remote engine', remoteSearch],
  ])('pages through the results in ProductList with %s', async (_kind, create) => {
    const { Shop } = createTestShop(products)
    render(<Page search={create()} refresh={false} />, { wrapper: Shop })
    await screen.findByText('60 results')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(rows()).toEqual(products.slice(0, 20).map(({ id }) => id)))
    await userEvent.type(screen.getByLabelText('Search'), 'p042')
    await screen.findByText('1 results')
    expect(rows()).toEqual(['p042'])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('sends no product request while 20 characters are typed, and refreshes the visible results after a rest', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store, Shop } = createTestShop(products)
    render(<Page search={localSearch()} />, { wrapper: Shop })
    await screen.findByText('60 results')
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms), delay: 20 })
    const before = store.requests.length
    await user.type(screen.getByLabelText('Search'), 'product p00 product p')
    expect(store.requests.length).toBe(before)
    store.update('p003', { name: 'Renamed p003' })
    await act(() => vi.advanceTimersByTimeAsync(600))
    await screen.findByText(/Renamed p003/)
    expect(store.requests.length - before).toBeLessThanOrEqual(24)
  })

  it('refreshes the items on the screen of its own ProductList only', async () => {
    const { store, Shop } = createTestShop(products)
    render(
      <>
        <Page search={localSearch()} />
        <div data-item-id="p007">A row of another list</div>
      </>,
      { wrapper: Shop },
    )
    await screen.findByText('60 results')
    // jsdom has no layout, so every row would count as visible.
    for (const item of document.querySelectorAll<HTMLElement>('li[data-item-id]')) {
      const isVisible = item.dataset['itemId']! <= 'p003'
      item.getBoundingClientRect = () => new DOMRect(0, isVisible ? 10 : 5000, 10, 10)
    }
    const before = store.requests.length
    const asked = () => store.requests.slice(before).map(({ url }) => new URL(url).pathname.split('/').at(-1))
    await waitFor(() => expect(asked()).toEqual(['p001', 'p002', 'p003']))
  })

  it('removes a product that the store has deleted', async () => {
    const { store, Shop } = createTestShop(products)
    store.remove('p002')
    render(<Page search={localSearch()} />, { wrapper: Shop })
    await waitFor(() => expect(rows()).toEqual(['p001', ...products.slice(2, 10).map(({ id }) => id)]))
  })

  it('keeps the results of a store that has no path for one product, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { store, Shop } = createTestShop([])
    render(<Page search={localSearch()} />, { wrapper: Shop })
    await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('refresh: false')))
    expect(store.requests.length).toBeGreaterThan(0)
    expect(rows()).toHaveLength(10)
    warn.mockRestore()
  })

  it('renders a hydrated results page without asking the engine', async () => {
    const { queryClient, Shop } = createTestShop(products)
    const onServer = new QueryClient()
    await onServer.prefetchInfiniteQuery(productSearchQueryOptions(localSearch(), { query: 'p04', limit: 5 }))
    hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(onServer))) as DehydratedState)
    const query = vi.fn<SearchEngine['query']>()
    const search = createSearch({ client: { cacheScope: 'test' }, engine: { isRemote: false, query } })
    const { result } = renderHook(
      () => useProductSearch(search, { limit: 5, query: 'p04' }, { refresh: false }),
      {
        wrapper: Shop,
      },
    )
    expect(result.current.data?.items.map(({ id }) => id)).toEqual(['p040', 'p041', 'p042', 'p043', 'p044'])
    expect(result.current.highlights['p040']).toEqual([{ field: 'name', start: 8, end: 11 }])
    expect(query).not.toHaveBeenCalled()
  })

  it('never replaces a newer answer with a slow one', async () => {
    const { Shop } = createTestShop(products)
    const inner = createLocalSearchEngine({
      documents: {
        v: 1,
        store: '',
        asOf: '',
        facets: [],
        documents: products.map((each) => toSearchDocument(each)),
      },
    })
    const answers: Record<string, () => void> = {}
    const engine: SearchEngine = {
      isRemote: true,
      async query(request) {
        await new Promise<void>((resolve) => (answers[request.query] = resolve))
        return inner.query(request, {})
      },
    }
    const search = createSearch({ client: { cacheScope: 'slow' }, engine })
    const { result, rerender } = renderHook(
      ({ query }) => useProductSearch(search, { query }, { refresh: false }),
      {
        wrapper: Shop,
        initialProps: { query: 'p001' },
      },
    )
    await waitFor(() => expect(answers['p001']).toBeDefined())
    rerender({ query: 'p002' })
    await waitFor(() => expect(answers['p002']).toBeDefined())
    answers['p002']!()
    await waitFor(() => expect(result.current.data?.items[0]?.id).toBe('p002'))
    await act(async () => {
      answers['p001']!()
      await Promise.resolve()
    })
    expect(result.current.data?.items[0]?.id).toBe('p002')
  })

  it('completes the request once for each render', async () => {
    const { Shop } = createTestShop(products)
    const search = localSearch()
    const readTags = vi.fn(() => ['none'])
    const filters = Object.defineProperty({}, 'tags', { get: readTags, enumerable: true })
    const onSettled = vi.fn()
    let renders = 0
    renderHook(
      () => {
        renders += 1
        return useProductSearch(search, { query: 'mug', filters }, { refresh: false, onSettled })
      },
      { wrapper: Shop },
    )
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1))
    expect(readTags).toHaveBeenCalledTimes(renders)
  })

  it('starts at a page, and loads the page before it', async () => {
    const { Shop } = createTestShop(products)
    const search = localSearch()
    const { result } = renderHook(
      () => useProductSearch(search, { limit: 10, page: 4 }, { refresh: false }),
      { wrapper: Shop },
    )
    await waitFor(() => expect(result.current.data?.items[0]?.id).toBe('p031'))
    await act(() => result.current.fetchPreviousPage())
    await waitFor(() =>
      expect(result.current.data?.items.map(({ id }) => id)).toEqual(
        products.slice(20, 40).map(({ id }) => id),
      ),
    )
  })

  it('calls onSettled for the search of a prerendered page when the shopper opens the page', async () => {
    const prerendering = prerender()
    const onSettled = vi.fn()
    const { Shop } = createTestShop(products)
    const search = localSearch()
    const { result } = renderHook(
      () => useProductSearch(search, { query: 'p001' }, { refresh: false, onSettled }),
      { wrapper: Shop },
    )
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(onSettled).not.toHaveBeenCalled()
    prerendering.activate()
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1))
  })

  it('calls onSettled once for each search that rests, also without results', async () => {
    const onSettled = vi.fn()
    const { Shop } = createTestShop(products)
    const search = localSearch()
    const { rerender } = renderHook(
      ({ query }) => useProductSearch(search, { query }, { refresh: false, onSettled }),
      { wrapper: Shop, initialProps: { query: 'zzz' } },
    )
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1))
    rerender({ query: 'zzz' })
    rerender({ query: 'p001' })
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(2))
    expect(onSettled.mock.calls).toEqual([
      [{ query: 'zzz', filters: {}, totalCount: 0, isRelaxed: false }],
      [{ query: 'p001', filters: {}, totalCount: 1, isRelaxed: false }],
    ])
  })
})
