import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { createStorefrontClient, defineResource } from '../../core/index.js'
import { createMockStore, type MockResource } from '../../testing/index.js'
import { selectListData } from './list-data.js'
import { listQueryOptions } from './list-query.js'

const letters = defineResource({
  name: 'letters',
  path: '/letters',
  schema: z.object({ id: z.string(), rank: z.number() }),
})

/** Fetches three pages of two, then refetches them with this happening after the first page's answer. */
async function refetchWhile(happens: (table: MockResource<{ readonly id: string }>) => void) {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank', deletedCursor: 404 },
  })
  let answers = 0
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: async (...request) => {
      const answer = await store.fetch(...request)
      if (++answers === 4) happens(store.resource('letters'))
      return answer
    },
  })
  const queryClient = new QueryClient()
  const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), pages: 3, retry: false }
  await queryClient.prefetchInfiniteQuery(query)
  await queryClient.refetchQueries({ queryKey: query.queryKey })
  const { pages } = queryClient.getQueryData(query.queryKey)!
  return pages.map(({ items }) => items.map(({ id }) => id).join('')).join(' ')
}

it('goes on above an item that is deleted in the middle of a refetch, and does without it', async () => {
  const shown = await refetchWhile((table) => {
    table.remove('b')
    table.insert({ id: 'B', rank: 0.5 } as never)
  })
  expect(shown).toBe('a Bc de')
})

it('begins a refetch anew when all that it came by is deleted in its middle', async () => {
  const shown = await refetchWhile((table) => {
    table.remove(['a', 'b'])
    table.insert({ id: 'A', rank: -1 } as never)
  })
  expect(shown).toBe('Ac de')
})

describe('data that no hook has seen yet', () => {
  const store = createMockStore({
    products: [],
    resources: { letters: Array.from('abcdefgh', (id, rank) => ({ id, rank })) },
    dialect: { sortFields: ['rank'], defaultSort: 'rank' },
  })
  const { baseUrl, apiKey } = store

  it('has each item once, though one moved while its pages were fetched', async () => {
    let answers = 0
    const fetch: typeof globalThis.fetch = async (...request) => {
      const answer = await store.fetch(...request)
      if (++answers === 1) store.resource('letters').update('a', { rank: 2.5 } as never)
      return answer
    }
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const query = { ...listQueryOptions(client, letters, { limit: 2, order: 'asc' }), pages: 3 }

    const data = await new QueryClient().fetchInfiniteQuery(query)
    expect(selectListData(data).items.map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(selectListData(data)).toBe(selectListData(data))
    store.resource('letters').update('a', { rank: 0 } as never)
  })

  it('says after a refetch too that a streamed list begins at the head for want of its cursor', async () => {
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
