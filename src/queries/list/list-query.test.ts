import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { defineResource } from '../../core/resources/define-resource.js'
import type { MockResource } from '../../../packages/mock/src/mock-store/item-table.js'
import { selectListData } from './share-list.js'
import { listQueryOptions } from './list-query.js'

interface Letter {
  readonly id: string
  readonly rank: number
}

const letters = defineResource({
  name: 'letters',
  path: '/letters',
  schema: z.object({ id: z.string(), rank: z.number() }),
})

/** Fetches three pages of two items, then refetches them and changes the table after the first response. */
async function refetchAndChange(change: (table: MockResource<Letter>) => void) {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank', deletedCursor: 404 },
  })
  let responses = 0
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: async (...request) => {
      const response = await store.fetch(...request)
      if (++responses === 4) change(store.resource('letters') as MockResource<Letter>)
      return response
    },
  })
  const queryClient = new QueryClient()
  const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), pages: 3, retry: false }
  await queryClient.prefetchInfiniteQuery(query)
  await queryClient.refetchQueries({ queryKey: query.queryKey })
  const { pages } = queryClient.getQueryData(query.queryKey)!
  return pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')
}

describe('listQueryOptions: a list that changes during a refetch', () => {
  it('shows the pages around the last loaded one when a cursor is deleted during a refetch', async () => {
    const shown = await refetchAndChange((table) => {
      table.remove('b')
      table.insert({ id: 'B', rank: 0.5 })
    })
    expect(shown).toBe('cd ef')
  })

  it('shows the pages around the last loaded one when all items fetched so far are deleted', async () => {
    const shown = await refetchAndChange((table) => {
      table.remove(['a', 'b'])
      table.insert({ id: 'A', rank: -1 })
    })
    expect(shown).toBe('cd ef')
  })
})

describe('listQueryOptions: a refetch whose request fails once', () => {
  /** Refetches three pages of two items. With `isPushedOut`, two new items are above them. */
  async function refetchWithFailure(failing: number, isPushedOut: boolean) {
    const store = createMockStore({
      products: [],
      resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
      dialect: { sortFields: ['rank'], defaultSort: 'rank' },
    })
    let requests = 0
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      fetch: async (...request) =>
        ++requests === failing ? new Response('{}', { status: 503 }) : store.fetch(...request),
    })
    const queryClient = new QueryClient()
    const options = listQueryOptions(client, letters, { limit: 2, order: 'asc' })
    const query = { ...options, pages: 3, retry: 1, retryDelay: 0 }
    await queryClient.prefetchInfiniteQuery(query)
    const table = store.resource('letters') as MockResource<Letter>
    if (isPushedOut) table.insert(['A', 'B'].map((id) => ({ id, rank: -1 })))
    await queryClient.refetchQueries({ queryKey: query.queryKey }, { throwOnError: true })
    const { pages } = queryClient.getQueryData(query.queryKey)!
    return { requests, shown: pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ') }
  }

  it.each([
    ['its first page', 4, false],
    ['its second page', 5, false],
    ['its last page', 6, false],
    ['its last page, which has other items', 6, true],
    ['a page below, where the items are that were on screen', 7, true],
  ])('repeats the request for %s', async (_, failing, isPushedOut) => {
    const { requests, shown } = await refetchWithFailure(0, isPushedOut)
    const retried = await refetchWithFailure(failing, isPushedOut)
    expect(retried).toEqual({ requests: requests + 1, shown })
    expect(shown).toContain('ef')
  })
})

describe('listQueryOptions: pages that the app has written', () => {
  it('stay in a refetch, although no fetch has added them', async () => {
    const store = createMockStore({
      products: [],
      resources: { letters: Array.from('abcdefghijkl', (id, rank) => ({ id, rank })) },
      dialect: { sortFields: ['rank'], defaultSort: 'rank' },
    })
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), retry: false }
    const queryClient = new QueryClient()
    await queryClient.fetchInfiniteQuery(query)
    const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 4 })
    queryClient.setQueryData(query.queryKey, structuredClone(data))
    const table = store.resource('letters') as MockResource<Letter>
    table.insert({ id: 'new', rank: -1 })
    await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0 })
    expect(queryClient.getQueryData(query.queryKey)!.pages.length).toBeGreaterThanOrEqual(4)
  })

  it('are refetched, although the app has restored fewer of them than refetches had added', async () => {
    const store = createMockStore({
      products: [],
      resources: { letters: Array.from('abcdef', (id, rank) => ({ id, rank })) },
      dialect: { sortFields: ['rank'], defaultSort: 'rank' },
    })
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), retry: false }
    const stored = new QueryClient()
    await stored.fetchInfiniteQuery(query)
    const state = dehydrate(stored)
    for (const each of state.queries) Object.assign(each.state.data as object, { addedPages: 2 })
    const queryClient = new QueryClient()
    hydrate(queryClient, state)
    const table = store.resource('letters') as MockResource<Letter>
    table.insert({ id: 'new', rank: -1 })
    const data = await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0 })
    expect(selectListData(data).items.map(({ id }) => id)).toEqual(['new', 'a'])
  })
})

describe('listQueryOptions: data that was fetched without an observer', () => {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank' },
  })
  const { baseUrl, apiKey } = store
  const table = store.resource('letters') as MockResource<Letter>

  it('contains an item once when it moves between two page requests', async () => {
    let responses = 0
    const fetch: typeof globalThis.fetch = async (...request) => {
      const response = await store.fetch(...request)
      if (++responses === 1) table.update('a', { rank: 2.5 })
      return response
    }
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), pages: 3 }

    const data = await new QueryClient().fetchInfiniteQuery(query)
    expect(selectListData(data).items.map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(selectListData(data)).toBe(selectListData(data))
    table.update('a', { rank: 0 })
  })

  it('keeps isCursorLost after a refetch of a streamed list', async () => {
    const client = createStorefrontClient({ baseUrl, apiKey, fetch: store.fetch })
    const query = listQueryOptions(client, letters, { limit: 2, order: 'asc', startingAfter: 'unknown' })
    const [server, browser] = [new QueryClient(), new QueryClient()]
    const sent = server.prefetchInfiniteQuery(query)
    hydrate(browser, dehydrate(server, { shouldDehydrateQuery: () => true }))
    await sent
    const shown = () => {
      const data = browser.getQueryData(query.queryKey)
      return data && selectListData(data)
    }
    await vi.waitFor(() => expect(shown()).toMatchObject({ isCursorLost: true }))
    await browser.fetchInfiniteQuery({ ...query, staleTime: 0 })
    expect(shown()).toMatchObject({ isCursorLost: true, items: [{ id: 'a' }, { id: 'b' }] })
  })
})
