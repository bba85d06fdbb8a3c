import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog, type MockStore } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { expectQuiet } from '../../../test/setup/expect-quiet.js'
import type { Product } from '../../core/schemas/product.js'
import type { UseResourceListOptions } from './list-options.js'
import { usePrefetchNextPage, type UsePrefetchNextPageOptions } from './use-prefetch-next-page.js'
import { useProducts } from './use-products.js'

interface Setup extends UsePrefetchNextPageOptions {
  readonly options?: UseResourceListOptions<Product>
  /** Whether the first request for the second page fails. */
  readonly fault?: boolean
}

/** A list of 12 products with four per page, after its first page. */
async function openList({ when, enabled, options, fault }: Setup) {
  const store = createMockStore(createSampleCatalog({ size: 12 }))
  if (fault) store.failWhen({ path: '/products', skip: 1, times: 1 }, { status: 500 })
  const queryClient = new QueryClient()
  const { result, rerender } = renderHook(
    (prefetchOptions: UsePrefetchNextPageOptions) => {
      const list = useProducts({ limit: 4, sort: 'name', order: 'asc' }, { retry: false, ...options })
      usePrefetchNextPage(list, prefetchOptions)
      return list
    },
    {
      wrapper: createWrapper({ store, queryClient }),
      initialProps: { when, ...(enabled !== undefined && { enabled }) },
    },
  )
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  const names = () => result.current.data?.items.map(({ name }) => name)
  const showMore = async () => {
    await act(() => result.current.fetchNextPage())
  }
  return { result, rerender, store, queryClient, names, showMore, first: names() }
}

const requestsReach = (store: MockStore, count: number) =>
  waitFor(() => expect(store.requests).toHaveLength(count))

/** The time that the code under test reads from now on. */
function passMinute() {
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 60_001)
}

afterEach(() => {
  onlineManager.setOnline(true)
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('usePrefetchNextPage', () => {
  it('requests the next page when the browser is idle, and leaves the list as it is', async () => {
    const { result, store, names, first } = await openList({ when: 'idle' })
    await requestsReach(store, 2)
    await expectQuiet(store)
    expect(names()).toEqual(first)
    expect(result.current.data?.pages).toHaveLength(1)
    expect(result.current.isFetching).toBe(false)
  })

  it('gives the page to the next fetchNextPage without a second request', async () => {
    const { store, names, showMore } = await openList({ when: 'idle' })
    await requestsReach(store, 2)
    store.pause()
    await showMore()
    await waitFor(() => expect(names()).toHaveLength(8))
    store.resume()
    await requestsReach(store, 3)
    expect(new Set(store.requests.map(({ url }) => url)).size).toBe(3)
  })

  it('gives a page that is still on its way to fetchNextPage', async () => {
    const { result, rerender, store, names } = await openList({ when: 'idle', enabled: false })
    store.pause()
    rerender({ when: 'idle' })
    await requestsReach(store, 2)
    act(() => void result.current.fetchNextPage())
    await expectQuiet(store, 2)
    store.resume()
    await waitFor(() => expect(names()).toHaveLength(8))
  })

  it('stays one page ahead, and stops at the end of the list', async () => {
    const { store, names, showMore } = await openList({ when: 'idle' })
    await requestsReach(store, 2)
    await expectQuiet(store, 2)
    await showMore()
    await requestsReach(store, 3)
    await showMore()
    await waitFor(() => expect(names()).toHaveLength(12))
    await expectQuiet(store, 3)
  })

  it('requests the page once for all components that prefetch it', async () => {
    const { result, store, queryClient } = await openList({ when: 'idle' })
    await requestsReach(store, 2)
    renderHook(() => usePrefetchNextPage(result.current, { when: 'idle' }), {
      wrapper: createWrapper({ store, queryClient }),
    })
    await expectQuiet(store, 2)
  })

  it('keeps the shown page of a full window until the user asks for the next one', async () => {
    const { store, names, first, showMore } = await openList({ when: 'idle', options: { maxPages: 1 } })
    await requestsReach(store, 2)
    await expectQuiet(store)
    expect(names()).toEqual(first)
    await showMore()
    await waitFor(() => expect(names()).not.toEqual(first))
    expect(names()).toHaveLength(4)
  })

  it('sends nothing when it is off', async () => {
    const { store } = await openList({ when: 'idle', enabled: false })
    await expectQuiet(store, 1)
  })

  it.each([
    ['TanStack Query is offline', () => onlineManager.setOnline(false)],
    ['the browser is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'the user saves data',
      () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
    ],
  ])('sends nothing while %s', async (_, begin) => {
    const { store, rerender } = await openList({ when: 'idle', enabled: false })
    begin()
    rerender({ when: 'idle' })
    await expectQuiet(store, 1)
  })

  it('hides a failed request, and the next fetchNextPage requests the page itself', async () => {
    const { result, store, names, showMore } = await openList({ when: 'idle', fault: true })
    await requestsReach(store, 2)
    await expectQuiet(store)
    expect(store.requests[1]?.status).toBe(500)
    expect(result.current.isError).toBe(false)
    expect(names()).toHaveLength(4)
    await showMore()
    await waitFor(() => expect(names()).toHaveLength(8))
  })

  it('requests the page again after a refetch, so that it is as new as the list', async () => {
    const { result, store, names, showMore } = await openList({ when: 'idle' })
    await requestsReach(store, 2)
    await expectQuiet(store)
    const next = createSampleCatalog({ size: 12 })
      .products.map(({ id, name }) => ({ id, name }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))[4]!
    store.update(next.id, (product) => ({ ...product, name: `${product.name} (new)` }))
    await act(() => result.current.refetch())
    await requestsReach(store, 4)
    await expectQuiet(store)
    await showMore()
    await waitFor(() => expect(names()).toContain(`${next.name} (new)`))
  })

  it('requests the page again when it is older than one minute', async () => {
    const { store, names, showMore } = await openList({ when: 'idle', options: { staleTime: Infinity } })
    await requestsReach(store, 2)
    await expectQuiet(store)
    passMinute()
    await showMore()
    await waitFor(() => expect(names()).toHaveLength(8))
    expect(store.requests[2]?.url).toBe(store.requests[1]?.url)
  })
})
