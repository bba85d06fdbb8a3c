import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog, type MockFault, type MockStore } from 'storefront-mock'

import { applyAction } from '../../.storybook/live-store/apply-action.js'
import type { StoreChange, WatchedRequest } from '../../.storybook/live-store/protocol.js'
import { watchRequests } from '../../.storybook/live-store/watch-requests.js'

let store: MockStore

beforeEach(() => {
  store = createMockStore(createSampleCatalog({ size: 60 }))
})

/** Sends a request and returns its reports. */
async function reportsOf(path: string, init?: RequestInit): Promise<WatchedRequest[]> {
  const reports: WatchedRequest[] = []
  const ended = new Promise<void>((resolve) => {
    const fetch = watchRequests(store, (report) => {
      reports.push(report)
      if (report.state !== 'pending') resolve()
    })
    fetch(store.baseUrl + path, { headers: { authorization: 'Bearer pk_mock' }, ...init }).catch(() => {})
  })
  await ended
  return reports
}

describe('watchRequests', () => {
  it('reports a request when it starts and when its response has arrived', async () => {
    const [started, ended] = await reportsOf('/products?limit=12')
    expect(started).toEqual({ id: 1, method: 'GET', path: '/products?limit=12', state: 'pending' })
    expect(ended).toMatchObject({ id: 1, state: 'finished', status: 200, result: '12 of 60 items' })
    expect(ended?.durationMs).toBeTypeOf('number')
  })

  it('reports the name of a single item, and the message of an error', async () => {
    const [product] = store.products.all()
    expect((await reportsOf(`/products/${product?.id}`)).at(-1)?.result).toBe(product?.name)
    expect((await reportsOf('/products/none')).at(-1)).toMatchObject({ status: 404, state: 'finished' })
    expect((await reportsOf('/products?limit=0')).at(-1)?.result).toMatch(/limit/)
  })

  it.each<[MockFault, Partial<WatchedRequest>]>([
    ['disconnect', { state: 'failed' }],
    ['html', { state: 'finished', status: 200, result: 'Not JSON' }],
    ['wrong-json', { state: 'finished', status: 200, result: 'Other JSON' }],
  ])('reports the fault %s', async (fault, expected) => {
    store.failNext(fault)
    expect((await reportsOf('/products')).at(-1)).toMatchObject(expected)
  })

  it('reports an aborted request', async () => {
    store.pause()
    const controller = new AbortController()
    const reports = reportsOf('/products', { signal: controller.signal })
    controller.abort()
    expect((await reports).at(-1)?.state).toBe('aborted')
  })
})

describe('applyAction', () => {
  const act = (action: StoreChange, targetId?: string) =>
    applyAction({ store, queryClient: new QueryClient() }, action, targetId)

  async function idsOf(query: string): Promise<string[]> {
    const response = await store.fetch(`${store.baseUrl}/products?limit=100&${query}`, {
      headers: { authorization: 'Bearer pk_mock' },
    })
    return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id)
  }

  it.each([
    ['sort=createdAt&order=desc'],
    ['sort=createdAt&order=asc'],
    ['sort=price&order=asc'],
    ['sort=name&order=asc'],
    ['sort=name&order=desc'],
  ])('inserts products right before and right after a product of the list %s', async (query) => {
    const target = (await idsOf(query))[20]
    act({ type: 'insertBefore', target: 'first' }, target)
    act({ type: 'insertAfter', target: 'first' }, target)
    const ids = await idsOf(query)
    expect(ids).toHaveLength(62)
    expect(ids.indexOf(target ?? '')).toBe(21)
    const [before, after] = store.products.all().slice(-2)
    expect([ids[20], ids[22]]).toEqual([before?.id, after?.id])
  })

  it('inserts the newest product at the head of a list by date', async () => {
    act({ type: 'insertNewest', target: 'first' }, (await idsOf(''))[20])
    expect((await idsOf(''))[0]).toBe(store.products.all().at(-1)?.id)
  })

  it('deletes, reprices and sells out a product, and says so', () => {
    const [first, second] = store.products.all()
    expect(act({ type: 'remove', target: 'first' }, first?.id)).toBe(`Deleted “${first?.name}”.`)
    expect(store.products.get(first?.id ?? '')).toBeUndefined()
    act({ type: 'raisePrice', target: 'first' }, second?.id)
    act({ type: 'sellOut', target: 'first' }, second?.id)
    const [variant] = store.products.get(second?.id ?? '')?.variants ?? []
    expect(Number(variant?.price) - Number(second?.variants[0]?.price)).toBeCloseTo(10)
    expect(variant).toMatchObject({ stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' })
  })

  it('fails the next request, or every request until it is repaired', async () => {
    const statuses = async () => [
      (await reportsOf('/products')).at(-1)?.status,
      (await reportsOf('/products')).at(-1)?.status,
    ]
    act({ type: 'break', fault: 'serverError', isLasting: false })
    expect(await statuses()).toEqual([500, 200])
    act({ type: 'break', fault: 'rateLimit', isLasting: true })
    expect(await statuses()).toEqual([429, 429])
    act({ type: 'repair' })
    expect(await statuses()).toEqual([200, 200])
  })

  it('says so when the store has no products', () => {
    store = createMockStore({ products: [] })
    expect(act({ type: 'remove', target: 'first' })).toBe('The store has no products.')
  })
})
