import { describe, expect, it } from 'vitest'
import type { DoctorReport, DoctorMutations } from 'storefront-doctor'
import { createMockStore, createSampleCatalog, type MockStoreOptions } from 'storefront-mock'

import type { Product } from '../../../src/core/index.js'
import { checkServer, firedRules } from './check.js'
import { checkStore } from './check-store.js'
import type { Mistake } from './mistakes.js'
import type { TestProduct } from './products.js'
import { withoutWeight } from './random-dialects.js'
import { TestServer } from './test-server.js'

const changesOf = ({ results }: DoctorReport) =>
  results.filter(({ group }) => group === 'changes').map(({ rule, outcome }) => `${rule}: ${outcome}`)

const ALL_HOLD = [
  'insert-while-paging: holds',
  'remove-while-paging: holds',
  'rename-while-paging: holds',
  'removed-cursor: holds',
  'total-follows-changes: holds',
]

async function checkMockStore(dialect: MockStoreOptions['dialect']) {
  const catalog = createSampleCatalog({ size: 40 })
  const store = createMockStore({ ...catalog, products: catalog.products.map(withoutWeight), dialect })
  const before = store.products.all()
  const report = await checkStore(store, {
    mutate: {
      insert(product) {
        store.insert(product as unknown as Product)
        return product.id
      },
      rename: (id, name) => store.update(id, { name }),
      remove: (id) => void store.remove(id),
    },
  })
  expect(store.products.all()).toEqual(before)
  return report
}

async function checkTestServer(...mistakes: Mistake[]) {
  const server = new TestServer(mistakes)
  const before = [...server.rows]
  const mutate: DoctorMutations = {
    async insert(product) {
      // Like a database that assigns its own ids.
      const id = `db_${product.id}`
      server.rows.push({ ...(product as unknown as TestProduct), id })
      return id
    },
    rename: async (id, name) => void (server.rows.find((row) => row.id === id)!.name = name),
    remove: async (id) =>
      void server.rows.splice(
        server.rows.findIndex((row) => row.id === id),
        1,
      ),
  }
  const report = await checkServer(server, { mutate })
  expect(server.rows).toEqual(before)
  return report
}

describe('runDoctor with mutate', () => {
  it('finds that the mock store keeps its place, and removes what it inserted', async () => {
    const report = await checkMockStore({})
    expect(changesOf(report)).toEqual(ALL_HOLD)
    expect(report.dialect.deletedCursor).toBe('resolves')
  })

  it('works on a list without sort', async () => {
    expect(changesOf(await checkMockStore({ sortFields: ['position'] }))).toEqual(ALL_HOLD)
  })

  it.each([404, 400, 410] as const)('names status %i for a removed cursor', async (deletedCursor) => {
    const report = await checkMockStore({ deletedCursor })
    expect(report.dialect.deletedCursor).toBe(deletedCursor)
    expect(changesOf(report)).toEqual(ALL_HOLD)
  })

  it('reports a store that starts again after a removed cursor', async () => {
    const report = await checkMockStore({ deletedCursor: 'head' })
    expect(changesOf(report)).toContain('removed-cursor: broken')
    expect(report.dialect.deletedCursor).toBe('head')
  })

  it('finds no mistake in a server like Stripe, which refuses the cursor of a removed item', async () => {
    const report = await checkTestServer()
    expect(firedRules(report)).toEqual([])
    expect(changesOf(report)).toEqual(ALL_HOLD)
    expect(report.dialect.deletedCursor).toBe(400)
  })

  it.each([
    ['insert-while-paging', 'offsets-kept'],
    ['remove-while-paging', 'offsets-kept'],
    ['total-follows-changes', 'total-kept'],
  ] as const)('reports %s for a server with the mistake %s', async (rule, mistake) => {
    expect(firedRules(await checkTestServer(mistake))).toContain(rule)
  })
})
