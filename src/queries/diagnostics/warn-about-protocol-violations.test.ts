import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { defineResource } from '../../core/resources/define-resource.js'
import { createQueuedCalls } from '../../hooks/list/list-handle.js'
import { listQueryOptions } from '../list/list-query.js'

interface Thing {
  readonly id: string
  readonly createdAt: string
}

const schema = z.object({ id: z.string(), createdAt: z.string() })
const thing = (n: number): Thing => ({ id: `t${n}`, createdAt: new Date(n * 1000).toISOString() })
const things = (...numbers: number[]) => numbers.map(thing)

type Server = (cursor: { readonly after: string | null; readonly before: string | null }) => {
  readonly data: readonly Thing[]
  readonly has_more: boolean
}

let lists = 0

/** A list on the given server. */
function open(server: Server, params = {}) {
  let requests = 0
  const client = createStorefrontClient({
    baseUrl: 'https://shop.test/api/v1',
    apiKey: null,
    fetch: async (input) => {
      requests++
      const { searchParams } = new URL(input as string)
      return Response.json(
        server({ after: searchParams.get('starting_after'), before: searchParams.get('ending_before') }),
      )
    },
  })
  // Each violation is reported once for a query key, so use a new one.
  const definition = defineResource({ name: `things${lists++}`, path: '/things', schema })
  const queryClient = new QueryClient()
  const observer = new InfiniteQueryObserver(
    queryClient,
    listQueryOptions(client, definition, { limit: 3, ...params }),
  )
  observer.subscribe(() => {})
  const result = () => observer.getCurrentResult()
  const calls = createQueuedCalls(queryClient.getQueryCache())
  calls.setQueryHash(observer.getCurrentQuery().queryHash)
  const list = () => {
    const { fetchNextPage, fetchPreviousPage, refetch } = result()
    return {
      fetchNextPage: calls.queued('fetchNextPage', fetchNextPage),
      fetchPreviousPage: calls.queued('fetchPreviousPage', fetchPreviousPage),
      refetch: calls.queued('refetch', refetch),
    }
  }
  const data = () => result().data!
  return {
    result,
    list,
    data,
    requests: () => requests,
    ids: () => data().items.map((item) => item.id),
    loaded: () => expect.poll(() => result().isFetching).toBe(false),
    /** Loads pages until both ends are reached. */
    async exhaust() {
      await this.loaded()
      for (let calls = 0; calls < 50 && (result().hasNextPage || result().hasPreviousPage); calls++) {
        await (result().hasNextPage ? list().fetchNextPage() : list().fetchPreviousPage())
        await this.loaded()
      }
      expect([result().hasNextPage, result().hasPreviousPage]).toEqual([false, false])
    },
  }
}

const warnings = () => vi.mocked(console.warn).mock.calls.map(([message]) => String(message))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

describe('a list on a server that breaks the pagination rules', () => {
  it('ends at an empty page although has_more is true', async () => {
    const list = open(({ after }) => ({ data: after ? [] : things(1, 2, 3), has_more: true }))
    await list.exhaust()
    expect(list.ids()).toEqual(['t1', 't2', 't3'])
    expect(list.requests()).toBe(2)
    expect(warnings()).toEqual([expect.stringContaining('empty page with has_more: true')])
  })

  it('is no violation when has_more describes the end of the list also for an empty page before a cursor', async () => {
    const list = open(({ before }) => ({ data: before ? [] : things(1, 2, 3), has_more: true }), {
      endingBefore: 't4',
    })
    await list.loaded()
    expect(warnings()).toEqual([])
  })

  it('stops when the server returns the first page to every request', async () => {
    const list = open(() => ({ data: things(1, 2, 3), has_more: true }))
    await list.exhaust()
    expect(list.ids()).toEqual(['t1', 't2', 't3'])
    expect(list.requests()).toBeLessThan(12)
    expect(warnings()).toEqual([expect.stringContaining('contains the item of its own cursor')])
  })

  it.each([1, 3])(
    'stops offering a previous page when the server with limit %i ignores cursors and repeats its ids',
    async (limit) => {
      const list = open(() => ({ data: things(1, 2, 3).slice(0, limit), has_more: true }), {
        limit,
        startingAfter: 't5',
      })
      await list.loaded()
      let presses = 0
      for (; list.result().hasPreviousPage && presses < 20; presses++) {
        await list.list().fetchPreviousPage()
        await list.loaded()
      }
      expect(presses).toBeLessThan(6)
      expect(list.ids()).toHaveLength(limit)
      expect(list.requests()).toBeLessThan(20)
    },
  )

  it('loads every item once when each page starts with its cursor item', async () => {
    const from = (n: number) => things(n, n + 1, n + 2).filter(({ id }) => Number(id.slice(1)) <= 20)
    const list = open(({ after }) => {
      const data = from(after ? Number(after.slice(1)) : 1)
      return { data, has_more: data.length === 3 }
    })
    await list.exhaust()
    expect(list.ids()).toEqual(Array.from({ length: 20 }, (_, index) => `t${index + 1}`))
    expect(list.requests()).toBeLessThan(40)
    expect(warnings()).toEqual([expect.stringContaining('contains the item of its own cursor')])
  })

  it('shows an item once when a page contains its id twice', async () => {
    const list = open(() => ({ data: things(1, 2, 1), has_more: false }))
    await list.loaded()
    expect(list.ids()).toHaveLength(2)
    expect(warnings()).toContainEqual(expect.stringContaining('contains an id twice'))
  })

  it('shows all items when the pages have more than their limit', async () => {
    const list = open(({ after }) => ({
      data: things(1, 2, 3, 4).slice(Number(after?.slice(1) ?? 0)),
      has_more: false,
    }))
    await list.exhaust()
    expect(list.ids()).toHaveLength(4)
    expect(warnings()).toEqual([expect.stringContaining('more items than its limit of 3')])
  })

  it('warns when a page is unsorted or in reverse order', async () => {
    const unordered = open(() => ({ data: things(1, 3, 2), has_more: false }))
    await unordered.loaded()
    expect(warnings().at(-1)).toContain('is not sorted by "createdAt"')

    const ordered = open(() => ({ data: things(1, 2, 3), has_more: false }), {
      sort: 'createdAt',
      order: 'desc',
    })
    await ordered.loaded()
    expect(warnings().at(-1)).toContain('reverse order of "createdAt"')

    const backward = open(
      ({ before }) =>
        before ? { data: things(6, 5, 4), has_more: false } : { data: things(8, 9), has_more: false },
      { startingAfter: 't7' },
    )
    await backward.exhaust()
    expect(new Set(backward.ids()).size).toBe(backward.ids().length)
    expect(warnings().at(-1)).toContain('reverse order of "createdAt"')
  })

  it('warns once for each violation, and never without one', async () => {
    const list = open(({ after }) => ({ data: after ? things(4, 5) : things(1, 2, 3), has_more: !after }))
    await list.exhaust()
    await list.list().refetch()
    expect(list.ids()).toHaveLength(5)
    expect(console.warn).not.toHaveBeenCalled()

    const faulty = open(() => ({ data: things(1, 2, 3, 4), has_more: false }))
    await faulty.loaded()
    await faulty.list().refetch()
    expect(console.warn).toHaveBeenCalledTimes(1)
  })
})

it('the development warning reads the same number of loaded items for each further page', async () => {
  let reads = 0
  const list = open(({ after }) => {
    const first = Number(after?.slice(1) ?? 0) + 1
    return { data: things(first, first + 1, first + 2), has_more: true }
  })
  await list.loaded()
  const readsOfNextPage = async () => {
    for (const page of list.result().data!.pages) watchReads(page.items)
    reads = 0
    await list.list().fetchNextPage()
    await list.loaded()
    return reads
  }
  for (let page = 0; page < 4; page++) await list.list().fetchNextPage()
  const early = await readsOfNextPage()
  expect(early).toBeGreaterThan(0)
  for (let page = 0; page < 15; page++) await list.list().fetchNextPage()
  expect(await readsOfNextPage()).toBe(early)

  function watchReads(items: readonly Thing[]) {
    for (const item of items) {
      const { createdAt } = item
      Object.defineProperty(item, 'createdAt', { configurable: true, get: () => (reads++, createdAt) })
    }
  }
})

describe('a list with invalid params', () => {
  it.each([{ startingAfter: 't1', endingBefore: 't2' }, { startingAfter: '' }, { limit: 0 }])(
    'fails without a request for %o',
    async (params) => {
      const list = open(() => ({ data: things(1), has_more: false }), params)
      await list.loaded()
      expect(list.result().error).toMatchObject({ name: 'InvalidParamsError' })
      expect(list.requests()).toBe(0)
    },
  )
})
