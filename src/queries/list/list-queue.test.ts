import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createMockStore, type MockRequest } from 'storefront-mock'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { defineResource } from '../../core/resources/define-resource.js'
import type { MockResource } from '../../../packages/mock/src/mock-store/item-table.js'
import { listQueryOptions } from './list-query.js'
import { listQueueOf, type ListOperation } from './list-queue.js'
import type { ListQueryData } from './list-query-data.js'

interface Letter {
  readonly id: string
  readonly rank: number
}

const letters = defineResource({
  name: 'letters',
  path: '/letters',
  schema: z.object({ id: z.string(), rank: z.number() }),
})

const afterB = ({ searchParams }: MockRequest) => searchParams.get('starting_after') === 'b'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

/** A list of `abcdefgh` with two items on each page. */
async function setUp({ observerCount = 1 } = {}) {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank', deletedCursor: 404 },
  })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient()
  const options = listQueryOptions(client, letters, { limit: 2, order: 'asc' })
  const observers = Array.from({ length: observerCount }, () => {
    const observer = new InfiniteQueryObserver(queryClient, options)
    return { observer, unsubscribe: observer.subscribe(() => {}) }
  })
  cleanUps.push(() => queryClient.clear(), ...observers.map(({ unsubscribe }) => unsubscribe))
  await queryClient.ensureInfiniteQueryData(options)
  const cache = queryClient.getQueryCache()
  const query = cache.find({ queryKey: options.queryKey })!
  store.clearRequests()
  return {
    store,
    queryClient,
    query,
    observer: observers[0]!.observer,
    key: { queryKey: options.queryKey },
    table: store.resource('letters') as MockResource<Letter>,
    unmount: (index: number) => observers[index]!.unsubscribe(),
    call: (operation: ListOperation, index = 0) =>
      listQueueOf(query, cache)(operation, observers[index]!.observer),
    shown: () =>
      (query.state.data as ListQueryData<Letter>).pages
        .map((page) => page.items.map(({ id }) => id).join(''))
        .join(' '),
    requests: () => store.requests.map(({ searchParams }) => searchParams.get('starting_after') ?? 'head'),
  }
}

describe('listQueueOf: concurrent calls', () => {
  it('runs a refetch after the page that is loading', async () => {
    const { call, shown, requests } = await setUp()
    await Promise.all([call('fetchNextPage'), call('refetch')])
    expect(shown()).toBe('ab cd')
    expect(requests()).toEqual(['b', 'head', 'b'])
  })

  it('loads a page after the refetch that is in flight', async () => {
    const { call, shown, requests } = await setUp()
    await Promise.all([call('refetch'), call('fetchNextPage')])
    expect(shown()).toBe('ab cd')
    expect(requests()).toEqual(['head', 'b'])
  })

  it('loads the page again when an invalidation replaced its fetch', async () => {
    const { call, shown, queryClient, key, store } = await setUp()
    store.pause()
    const page = call('fetchNextPage')
    const invalidated = queryClient.invalidateQueries(key)
    store.resume()
    await Promise.all([page, invalidated])
    expect(shown()).toBe('ab cd')
  })

  it('loads a page after a refetch that TanStack Query started', async () => {
    const { call, shown, queryClient, key, store, requests } = await setUp()
    store.pause()
    const refetched = queryClient.refetchQueries(key)
    const page = call('fetchNextPage')
    store.resume()
    await Promise.all([page, refetched])
    expect(shown()).toBe('ab cd')
    expect(requests()).toEqual(['head', 'b'])
  })

  it('does not join a refetch that may have read old data', async () => {
    const { call, requests } = await setUp()
    await Promise.all([call('refetch'), call('refetch'), call('refetch')])
    expect(requests()).toEqual(['head', 'head'])
  })

  it('does not join a refetch that TanStack Query started', async () => {
    const { call, queryClient, key, store, requests } = await setUp()
    store.pause()
    const refetched = queryClient.refetchQueries(key)
    const again = call('refetch')
    store.resume()
    await Promise.all([refetched, again])
    expect(requests()).toEqual(['head', 'head'])
  })
})

describe('listQueueOf: calls from several observers', () => {
  it('loads one page when two observers request it', async () => {
    const { call, shown, requests } = await setUp({ observerCount: 2 })
    await Promise.all([call('fetchNextPage', 0), call('fetchNextPage', 1)])
    expect(shown()).toBe('ab cd')
    expect(requests()).toEqual(['b'])
  })

  it('runs a call when only the second of its observers is mounted', async () => {
    const { call, shown, unmount, store } = await setUp({ observerCount: 2 })
    store.pause()
    const done = [call('refetch', 1), call('fetchNextPage', 0), call('fetchNextPage', 1)]
    unmount(0)
    store.resume()
    await Promise.all(done)
    expect(shown()).toBe('ab cd')
  })

  it('drops a call when every observer that requested it has unmounted', async () => {
    const { call, shown, unmount, store, requests } = await setUp({ observerCount: 2 })
    store.pause()
    const done = [call('refetch', 1), call('fetchNextPage', 0)]
    unmount(0)
    store.resume()
    await Promise.all(done)
    expect(shown()).toBe('ab')
    expect(requests()).toEqual(['head'])
  })
})

describe('listQueueOf: a page beyond the end', () => {
  it('sends no request for a page beyond the end and keeps the query state', async () => {
    const { call, requests, query } = await setUp()
    await call('fetchPreviousPage')
    for (let pages = 0; pages < 3; pages++) await call('fetchNextPage')
    expect(requests()).toEqual(['b', 'd', 'f'])
    const { state } = query
    await call('fetchNextPage')
    expect(query.state).toBe(state)
  })
})

describe('listQueueOf: an invalidated list', () => {
  it('keeps the list invalidated when a page is added', async () => {
    const { call, query, queryClient, key, store } = await setUp()
    await queryClient.invalidateQueries({ ...key, refetchType: 'none' })
    await call('fetchNextPage')
    expect(query.state.isInvalidated).toBe(true)

    await call('refetch')
    expect(query.state.isInvalidated).toBe(false)

    store.pause()
    const page = call('fetchNextPage')
    await queryClient.invalidateQueries({ ...key, refetchType: 'none' })
    store.resume()
    await page
    expect(query.state.isInvalidated).toBe(true)
  })
})

describe('listQueueOf: a next page whose cursor was deleted', () => {
  it('loads a page whose cursor was deleted after a refetch, without showing an error', async () => {
    const { call, shown, requests, query, queryClient, table } = await setUp()
    table.remove('b')
    const errorsAtFetch: unknown[] = []
    cleanUps.push(
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'fetch') errorsAtFetch.push(query.state.error)
      }),
    )
    await call('fetchNextPage')
    expect(query.state).toMatchObject({ status: 'success', error: null })
    expect(requests()).toEqual(['b', 'head', 'c'])
    expect(shown()).toBe('ac de')
    expect(errorsAtFetch).toEqual([null, null, null])
  })

  it('reports the error of the response when a refetch does not replace the lost cursor', async () => {
    const { call, shown, requests, query, store } = await setUp()
    store.failWhen({ path: afterB }, 404)
    await call('fetchNextPage')
    expect(query.state.error).toMatchObject({ name: 'NotFoundError' })
    expect(requests()).toEqual(['b', 'head', 'b'])
    expect(shown()).toBe('ab')
  })
})

describe('listQueueOf: a next page whose recovery fails', () => {
  it('reports the failure of the next page, not of a refetch', async () => {
    const { call, shown, query, store, observer } = await setUp()
    store.failWhen({ path: afterB }, 400)
    store.failWhen({ path: (request) => !afterB(request) }, 403)
    await call('fetchNextPage')
    expect(query.state.error).toMatchObject({ status: 403 })
    const { isFetchNextPageError, isRefetchError } = observer.getCurrentResult()
    expect([isFetchNextPageError, isRefetchError]).toEqual([true, false])
    expect(shown()).toBe('ab')

    store.clearFaults()
    await call('fetchNextPage')
    expect(query.state.error).toBeNull()
    expect(shown()).toBe('ab cd')
  })
})

describe('listQueueOf: an unexpected error', () => {
  it('rejects the call that failed, and runs the next one', async () => {
    const { call, observer, shown } = await setUp()
    vi.spyOn(observer, 'refetch').mockImplementation(() => {
      throw new RangeError('broken')
    })
    const failed = call('refetch')
    const next = call('fetchNextPage')
    await expect(failed).rejects.toThrow('broken')
    await expect(next).resolves.toBe(true)
    expect(shown()).toBe('ab cd')
  })
})

describe('listQueueOf: a page that repeats loaded items', () => {
  it('refetches once after a page that repeats loaded items', async () => {
    const { call, shown, requests, table, query } = await setUp()
    // Below the cursor, so that the next page repeats it.
    table.update('a', { rank: 2.5 })
    await call('fetchNextPage')
    expect(shown()).toBe('b ca')
    await expect.poll(requests).toEqual(['b', 'head', 'c'])
    await expect.poll(() => query.state.fetchStatus).toBe('idle')
    expect(shown()).toBe('bc ad')
  })

  it('refetches once after a page that counts fewer items than are loaded', async () => {
    const { call, shown, requests, table, query } = await setUp()
    for (const id of 'aefgh') table.remove(id)
    await call('fetchNextPage')
    await expect.poll(requests).toContain('head')
    await expect.poll(() => query.state.fetchStatus).toBe('idle')
    expect(shown().replace(' ', '')).toBe('bcd')
    expect(requests().filter((cursor) => cursor === 'head')).toHaveLength(1)
  })

  it('stops refetching when the server repeats items on every page', async () => {
    const { call, query, store, requests } = await setUp()
    const repeated = { data: [{ id: 'a', rank: 0 }], has_more: true, total_count: 8 }
    store.failWhen({ path: afterB }, { kind: 'wrong-json', body: repeated })
    for (let calls = 0; calls < 6; calls++) {
      await call('fetchNextPage')
      await call('refetch')
    }
    expect(query.state.status).toBe('success')
    expect(requests().filter((cursor) => cursor === 'head')).toHaveLength(3 + 6)
  })
})
