import { focusManager, keepPreviousData, onlineManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import type { Product } from '../../core/schemas/product.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { listIdentityOf } from './list-handle.js'
import { useProducts } from './use-products.js'

type Options = UseResourceListOptions<Product>
type Result = UseResourceListResult<Product>

const newStore = () => createMockStore(createSampleCatalog({ size: 12 }))

/** Renders a list with four products per page; only the properties that `read` uses are read. */
function renderList<TRead>(read: (result: Result) => TRead, options?: Options, store = newStore()) {
  let renders = 0
  const queryClient = new QueryClient()
  const hook = renderHook(
    ({ sort }: { sort: string }) => {
      renders++
      return read(useProducts({ limit: 4, sort, order: 'asc' }, { retry: false, ...options }))
    },
    { wrapper: createWrapper({ store, queryClient }), initialProps: { sort: 'name' } },
  )
  return { ...hook, store, queryClient, renders: () => renders }
}

afterEach(() => {
  focusManager.setFocused(undefined)
  onlineManager.setOnline(true)
})

describe('useListHandle', () => {
  it('re-renders only when a property that was read changes', async () => {
    const { result, renders } = renderList(({ data, fetchNextPage, refetch }) => ({
      data,
      fetchNextPage,
      refetch,
    }))
    await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
    expect(renders()).toBe(2)
    await act(() => result.current.refetch())
    expect(renders()).toBe(2)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(8))
    expect(renders()).toBe(3)
  })

  it('re-renders for a property as soon as it has been read', async () => {
    const { result, store, renders } = renderList(({ isFetchingNextPage, fetchNextPage, isSuccess }) => ({
      isFetchingNextPage,
      fetchNextPage,
      isSuccess,
    }))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    const before = renders()
    store.pause()
    act(() => void result.current.fetchNextPage())
    await waitFor(() => expect(result.current.isFetchingNextPage).toBe(true))
    store.resume()
    await waitFor(() => expect(result.current.isFetchingNextPage).toBe(false))
    expect(renders()).toBe(before + 2)
  })

  it('keeps the same functions when the list changes', async () => {
    const { result, rerender } = renderList(({ data, fetchNextPage, fetchPreviousPage, refetch }) => ({
      data,
      functions: [fetchNextPage, fetchPreviousPage, refetch],
    }))
    const { functions } = result.current
    await waitFor(() => expect(result.current.data).toBeDefined())
    expect(result.current.functions).toEqual(functions)
    expect(result.current.functions.every((each, index) => each === functions[index])).toBe(true)
    rerender({ sort: 'createdAt' })
    await waitFor(() => expect(result.current.data).toBeDefined())
    expect(result.current.functions.every((each, index) => each === functions[index])).toBe(true)
  })

  it('resolves with the current result, or throws with throwOnError', async () => {
    const { result, store } = renderList(({ isSuccess, fetchNextPage }) => ({ isSuccess, fetchNextPage }))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await act(async () => {
      const page = await result.current.fetchNextPage()
      expect(page.data?.items).toHaveLength(8)
      store.failNext(500, 2)
      expect(await result.current.fetchNextPage()).toMatchObject({ isFetchNextPageError: true })
      await expect(result.current.fetchNextPage({ throwOnError: true })).rejects.toMatchObject({
        name: 'ServerError',
      })
    })
  })

  it('does not throw the error of an earlier call when there is nothing to load', async () => {
    const { result, store } = renderList(({ isSuccess, refetch, fetchPreviousPage }) => ({
      isSuccess,
      refetch,
      fetchPreviousPage,
    }))
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await act(async () => {
      store.failNext(500)
      await expect(result.current.refetch({ throwOnError: true })).rejects.toMatchObject({
        name: 'ServerError',
      })
      const page = await result.current.fetchPreviousPage({ throwOnError: true })
      expect(page).toMatchObject({ isRefetchError: true })
    })
  })
})

describe('useProducts', () => {
  const shownNames = ({ data }: Pick<Result, 'data'>) => data?.items.map(({ name }) => name)

  it('keeps the previous list with keepPreviousData until the new sort has loaded', async () => {
    const { result, rerender, store } = renderList(
      ({ data, isPlaceholderData }) => ({ data, isPlaceholderData }),
      { placeholderData: keepPreviousData },
    )
    await waitFor(() => expect(result.current.data).toBeDefined())
    const { data } = result.current
    store.pause()
    rerender({ sort: 'createdAt' })
    expect(result.current).toEqual({ data, isPlaceholderData: true })
    expect(result.current.data?.items).toBe(data?.items)
    store.resume()
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false))
    expect(shownNames(result.current)).not.toEqual(shownNames({ data }))
  })

  it.each([
    [
      'the window regains focus',
      () => {
        focusManager.setFocused(false)
        focusManager.setFocused(true)
      },
    ],
    [
      'the network is online again',
      () => {
        onlineManager.setOnline(false)
        onlineManager.setOnline(true)
      },
    ],
  ])('refetches all pages of a stale list when %s', async (_, happens) => {
    const { result, store } = renderList(({ data, fetchNextPage }) => ({ data, fetchNextPage }), {
      staleTime: 0,
    })
    await waitFor(() => expect(result.current.data).toBeDefined())
    await act(() => result.current.fetchNextPage())
    store.clearRequests()
    const [first] = store.products.all().toSorted((a, b) => (a.name < b.name ? -1 : 1))
    store.products.remove(first!.id)
    act(happens)
    await waitFor(() => expect(shownNames(result.current)).not.toContain(first!.name))
    expect(result.current.data?.items).toHaveLength(8)
    expect(store.requests).toHaveLength(2)
  })

  it('continues paging from a cache that was restored from JSON', async () => {
    const kept = renderList(({ data, fetchNextPage }) => ({ data, fetchNextPage }))
    await waitFor(() => expect(kept.result.current.data).toBeDefined())
    await act(() => kept.result.current.fetchNextPage())
    const [{ queryKey, state }] = kept.queryClient.getQueryCache().getAll() as unknown as [
      { queryKey: readonly unknown[]; state: { data?: unknown } },
    ]
    const text = JSON.stringify(state.data)
    kept.unmount()

    const { store } = kept
    store.clearRequests()
    const queryClient = new QueryClient()
    queryClient.setQueryData(queryKey, JSON.parse(text))
    const { result } = renderHook(() => useProducts({ limit: 4, sort: 'name', order: 'asc' }), {
      wrapper: createWrapper({ store, queryClient }),
    })
    expect(result.current.data?.items).toHaveLength(8)
    await act(() => result.current.fetchNextPage())
    await waitFor(() => expect(result.current.data?.items).toHaveLength(12))
    expect(result.current.hasNextPage).toBe(false)
    expect(store.requests).toHaveLength(1)
    const items = result.current.data?.items
    await act(() => result.current.refetch())
    expect(result.current.data?.items).toBe(items)
  })
})

it('a page is requested without searching the cache for its list', async () => {
  const { result, queryClient } = renderList((list) => list)
  await waitFor(() => expect(result.current.data?.items).toHaveLength(4))
  const search = vi.spyOn(queryClient.getQueryCache(), 'getAll')
  await act(() => result.current.fetchNextPage())
  expect(listIdentityOf(result.current)).toMatchObject({
    query: { state: { status: 'success' } },
    maxPages: Infinity,
  })
  expect(search).not.toHaveBeenCalled()
})
