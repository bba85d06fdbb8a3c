import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createStorefrontClient, type ListParams, type StorefrontClient } from '../../src/core/index.js'
import { boutiquePath, catalogsAbsent, electronicsPath, readBoutique, readElectronics } from '../catalogs.js'
import { idsInOrder, sortings } from './natural-order.js'
import { startStorefrontMock, type RunningStore } from './start-storefront-mock.js'

const skipped = catalogsAbsent === undefined ? '' : ` (skipped: ${catalogsAbsent})`

let stores: RunningStore[] = []
let boutique: StorefrontClient
let electronics: StorefrontClient

beforeAll(async () => {
  if (catalogsAbsent !== undefined) return
  stores = await Promise.all(
    [boutiquePath, electronicsPath].map((path) => startStorefrontMock('--catalog', path)),
  )
  ;[boutique, electronics] = stores.map((store) => createStorefrontClient(store)) as [
    StorefrontClient,
    StorefrontClient,
  ]
})

afterAll(() => Promise.all(stores.map((store) => store.stop())))

async function walk(params: ListParams, direction: 'forward' | 'backward', total: number): Promise<string[]> {
  const ids: string[] = []
  let cursors: Pick<ListParams, 'startingAfter' | 'endingBefore'> = params
  for (;;) {
    const page = await boutique.products.list({
      ...params,
      startingAfter: undefined,
      endingBefore: undefined,
      ...cursors,
    })
    expect(page.totalCount).toBe(total)
    const pageIds = page.items.map(({ id }) => id)
    if (direction === 'forward') ids.push(...pageIds)
    else ids.unshift(...pageIds)
    if (!page.hasMore) return ids
    cursors = direction === 'forward' ? { startingAfter: page.lastId } : { endingBefore: page.firstId }
  }
}

async function idsOf(products: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of products) ids.push(id)
  return ids
}

describe.skipIf(catalogsAbsent !== undefined)(`the client over HTTP${skipped}`, () => {
  describe.each(sortings)('767 products by $sort $order', (sorting) => {
    const expected = catalogsAbsent === undefined ? idsInOrder(readBoutique(), sorting) : []
    const middle = Math.floor(expected.length / 2)

    // Pages of one take 767 requests each way, and the order of a page does not depend on its size.
    const limits = sorting.sort === 'price' ? [1, 10, 24, 100] : [10, 24, 100]

    it.each(limits)('lists every product forward in pages of %i', async (limit) => {
      expect(await walk({ ...sorting, limit }, 'forward', 767)).toEqual(expected)
    })

    it.each(limits)('lists every product from the middle to both ends in pages of %i', async (limit) => {
      const cursor = expected[middle]!
      const before = await walk({ ...sorting, limit, endingBefore: cursor }, 'backward', 767)
      const after = await walk({ ...sorting, limit, startingAfter: cursor }, 'forward', 767)
      expect([...before, cursor, ...after]).toEqual(expected)
    })
  })

  it('iterates over 50,000 products forward', async () => {
    const expected = idsInOrder(readElectronics(), { sort: 'name', order: 'asc' })
    expect(expected).toHaveLength(50_000)
    expect(await idsOf(electronics.products.iterate({ sort: 'name', order: 'asc', limit: 100 }))).toEqual(
      expected,
    )
  })

  it('iterates over 50,000 products backward', async () => {
    const expected = idsInOrder(readElectronics(), { sort: 'price', order: 'desc' })
    const last = expected.at(-1)!
    const ids = await idsOf(
      electronics.products.iterate({ sort: 'price', order: 'desc', limit: 100, endingBefore: last }),
    )
    expect([last, ...ids].reverse()).toEqual(expected)
  })
})
