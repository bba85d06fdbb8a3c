import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../../core/index.js'
import { createMockStore, type MockRequest } from '../../testing/index.js'
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

/** A list of `abcdefgh`, two a page, and its users. */
async function setUp({ observers = 1 } = {}) {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank', deletedCursor: 404 },
  })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
  const queryClient = new QueryClient()
  const options = listQueryOptions(client, letters, { limit: 2, order: 'asc' })
  const users = Array.from({ length: observers }, () => {
    const observer = new InfiniteQueryObserver(queryClient, { ...options, retry: false } as never)
    return { observer, leave: observer.subscribe(() => {}) }
  })
  cleanUps.push(() => queryClient.clear(), ...users.map(({ leave }) => leave))
  await queryClient.ensureInfiniteQueryData(options)
  const cache = queryClient.getQueryCache()
  const query = cache.find({ queryKey: options.queryKey })!
  store.clearRequests()
  return {
    store,
    queryClient,
    query,
    key: { queryKey: options.queryKey },
    leave: (user: number) => users[user]!.leave(),
    ask: (operation: ListOperation, user = 0) => listQueueOf(query, cache)(operation, users[user]!.observer),
    shown: () =>
      (query.state.data as ListQueryData<Letter>).pages
        .map((page) => page.items.map(({ id }) => id).join(''))
        .join(' '),
    asked: () => store.requests.map(({ searchParams }) => searchParams.get('starting_after') ?? 'head'),
  }
}

describe('a call that succeeds has had its effect', () => {
  it('when a refetch is asked for while a page is loading', async () => {
    const { ask, shown, asked } = await setUp()
    await Promise.all([ask('fetchNextPage'), ask('refetch')])
    expect(shown()).toBe('ab cd')
    expect(asked()).toEqual(['b', 'head', 'b'])
  })

  it('when a page is asked for while a refetch is under way', async () => {
    const { ask, shown, asked } = await setUp()
    await Promise.all([ask('refetch'), ask('fetchNextPage')])
    expect(shown()).toBe('ab cd')
    expect(asked()).toEqual(['head', 'b'])
  })

  it('when TanStack Query puts a refetch in the place of a page', async () => {
    const { ask, shown, queryClient, key, store } = await setUp()
    store.pause()
    const page = ask('fetchNextPage')
    const invalidated = queryClient.invalidateQueries(key)
    store.resume()
    await Promise.all([page, invalidated])
    expect(shown()).toBe('ab cd')
  })

  it('when a refetch of TanStack Query’s own is under way', async () => {
    const { ask, shown, queryClient, key, store, asked } = await setUp()
    store.pause()
    const refetched = queryClient.refetchQueries(key)
    const page = ask('fetchNextPage')
    store.resume()
    await Promise.all([page, refetched])
    expect(shown()).toBe('ab cd')
    expect(asked()).toEqual(['head', 'b'])
  })

  it('also to a refetch that comes later than one that may have read old data', async () => {
    const { ask, asked } = await setUp()
    await Promise.all([ask('refetch'), ask('refetch'), ask('refetch')])
    expect(asked()).toEqual(['head', 'head'])
  })

  it('also to a refetch during one of TanStack Query’s own', async () => {
    const { ask, queryClient, key, store, asked } = await setUp()
    store.pause()
    const refetched = queryClient.refetchQueries(key)
    const again = ask('refetch')
    store.resume()
    await Promise.all([refetched, again])
    expect(asked()).toEqual(['head', 'head'])
  })
})

describe('calls of several users', () => {
  it('load one page when both ask for it', async () => {
    const { ask, shown, asked } = await setUp({ observers: 2 })
    await Promise.all([ask('fetchNextPage', 0), ask('fetchNextPage', 1)])
    expect(shown()).toBe('ab cd')
    expect(asked()).toEqual(['b'])
  })

  it('are carried out though the one who asked first has left', async () => {
    const { ask, shown, leave, store } = await setUp({ observers: 2 })
    store.pause()
    const done = [ask('refetch', 1), ask('fetchNextPage', 0), ask('fetchNextPage', 1)]
    leave(0)
    store.resume()
    await Promise.all(done)
    expect(shown()).toBe('ab cd')
  })

  it('are dropped when all who asked have left', async () => {
    const { ask, shown, leave, store, asked } = await setUp({ observers: 2 })
    store.pause()
    const done = [ask('refetch', 1), ask('fetchNextPage', 0)]
    leave(0)
    store.resume()
    await Promise.all(done)
    expect(shown()).toBe('ab')
    expect(asked()).toEqual(['head'])
  })
})

describe('a page beyond the end', () => {
  it('is not asked for', async () => {
    const { ask, asked, query } = await setUp()
    await ask('fetchPreviousPage')
    for (let pages = 0; pages < 3; pages++) await ask('fetchNextPage')
    expect(asked()).toEqual(['b', 'd', 'f'])
    const { state } = query
    await ask('fetchNextPage')
    expect(query.state).toBe(state)
  })
})

describe('an invalidation', () => {
  it('is not taken away by a page that arrives', async () => {
    const { ask, query, queryClient, key, store } = await setUp()
    await queryClient.invalidateQueries({ ...key, refetchType: 'none' })
    await ask('fetchNextPage')
    expect(query.state.isInvalidated).toBe(true)

    await ask('refetch')
    expect(query.state.isInvalidated).toBe(false)

    store.pause()
    const page = ask('fetchNextPage')
    await queryClient.invalidateQueries({ ...key, refetchType: 'none' })
    store.resume()
    await page
    expect(query.state.isInvalidated).toBe(true)
  })
})

describe('a next page whose cursor is gone', () => {
  it('is loaded after a refetch, and nobody sees a failure', async () => {
    const { ask, shown, asked, query, queryClient, store } = await setUp()
    store.resource('letters').remove('b')
    const errorsAtFetch: unknown[] = []
    cleanUps.push(
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'fetch') errorsAtFetch.push(query.state.error)
      }),
    )
    await ask('fetchNextPage')
    expect(query.state).toMatchObject({ status: 'success', error: null })
    expect(asked()).toEqual(['b', 'head', 'c'])
    expect(shown()).toBe('ac de')
    expect(errorsAtFetch).toEqual([null, null, null])
  })

  it('fails with what it was refused with, when that goes on', async () => {
    const { ask, shown, asked, query, store } = await setUp()
    store.failWhen({ path: afterB }, 404)
    await ask('fetchNextPage')
    expect(query.state.error).toMatchObject({ name: 'NotFoundError' })
    expect(asked()).toEqual(['b', 'head', 'b'])
    expect(shown()).toBe('ab')
  })
})

describe('a page that shows that items have moved', () => {
  it('is followed by one refetch', async () => {
    const { ask, shown, asked, store } = await setUp()
    // Behind the cursor, where it is seen again.
    store.resource('letters').update('a', { rank: 2.5 } as never)
    await ask('fetchNextPage')
    expect(shown()).toBe('b ca')
    await expect.poll(shown).toBe('bc ad')
    expect(asked()).toEqual(['b', 'head', 'c'])
  })

  it('is not for ever, with a server that repeats items', async () => {
    const { ask, query, store, asked } = await setUp()
    const repeated = { data: [{ id: 'a', rank: 0 }], has_more: true, total_count: 8 }
    store.failWhen({ path: afterB }, { kind: 'wrong-json', body: repeated })
    for (let calls = 0; calls < 6; calls++) {
      await ask('fetchNextPage')
      await ask('refetch')
    }
    expect(query.state.status).toBe('success')
    expect(asked().filter((cursor) => cursor === 'head')).toHaveLength(3 + 6)
  })
})
