import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { MockStore } from 'storefront-mock'

import { createConnectionsFetch, type Shop } from '../../examples/connections/src/connections-fetch.js'
import { createMemoryStorage } from '../../src/device/memory-storage.js'
import { histories, type History, type Thing } from '../histories/history.js'
import { runHistory } from '../histories/run-history.js'
import { randomRuns, runs } from '../setup/random-runs.js'
import { createGraphqlStandIn, type StandInOptions } from './graphql-stand-in.js'

const COUNT = 300

/** The bridge reads any nodes with an id: these are the items of the histories. */
const things = {
  endpoint: 'https://shop.example/graphql',
  queries: { list: 'query List', item: 'query Item' },
  variables: {},
  sortBy: (_field: string | undefined, isDescending: boolean) => ({ isDescending }),
  gidOf: (id: string) => id,
  toProduct: (thing: Thing) => thing,
} as unknown as Shop<Thing>

interface Variation {
  readonly mistake?: StandInOptions<Thing>['mistake']
  /** Each request is the first one after a reload: only the storage remembers. */
  readonly reloads?: boolean
}

function createBridge(store: MockStore, { mistake, reloads = false }: Variation): typeof fetch {
  const table = (store as unknown as { resource(name: string): { all(): Thing[] } }).resource('things')
  const server = createGraphqlStandIn<Thing>({
    nodes: () => table.all(),
    valueOf: ({ rank }) => rank,
    isDescending: (variables) => variables['isDescending'] === true,
    mistake,
  })
  const storage = createMemoryStorage()
  const create = () => createConnectionsFetch(things, { storage, fetch: server.fetch })
  const bridge = create()
  return async (input, init) => {
    // The store records the request and makes its faults. Its data are not used.
    const answer = await store.fetch(input, init)
    if (answer.status === 429 || answer.status >= 500) return answer
    return (reloads ? create() : bridge)((input as string).replace('/things', '/products'), init)
  }
}

/** A connection has one dialect: the histories choose the rest. */
const withDialect = (history: History): History => ({
  ...history,
  cycles: false,
  dialect: {
    envelope: 'data',
    hasMore: 'direction',
    shortPages: false,
    totalCount: 'exact',
    deletedCursor: 'resolves',
    unknownCursor: 404,
  },
})

const property = (variation: Variation, passed: () => void = () => {}) =>
  fc.asyncProperty(histories.map(withDialect), async (history) => {
    await runHistory(history, { fetch: (store) => createBridge(store, variation), cursorsStay: true })
    passed()
  })

test.each([
  ['with the cursors in memory', {}],
  ['with a reload before each request', { reloads: true }],
])(
  `a list over connections keeps every invariant in ${runs(COUNT)} random histories, %s`,
  { timeout: 300_000 },
  async (_name, variation) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const passed = vi.fn()
    await fc.assert(property(variation, passed), randomRuns(COUNT, 7))
    expect(passed).toHaveBeenCalledTimes(runs(COUNT))
  },
)

test.each(['ties', 'inclusive', 'more'] as const)(
  'the histories find a server with the mistake "%s"',
  { timeout: 120_000 },
  async (mistake) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { failed } = await fc.check(property({ mistake }), { numRuns: 100, seed: 7, endOnFailure: true })
    expect(failed).toBe(true)
  },
)
