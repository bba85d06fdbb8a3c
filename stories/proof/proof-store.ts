import { createMockStore, type MockStore } from 'storefront-mock'

import { photographedCatalog } from '../shop/sample-catalog.js'

/** One list, in the words of the API. Both phones ask for it. */
export const LIST = { sort: 'name', order: 'asc', limit: 10 } as const

/** What a store does when a list continues after a product that was deleted. The document of the API wants the first. */
export type DeletedCursor = 'resolves' | 404

export function createProofStore(latency: number, deletedCursor: DeletedCursor): MockStore {
  return createMockStore({
    ...photographedCatalog(120),
    latency,
    dialect: { deletedCursor },
  })
}

/** One phone's connection to the store that both phones share. */
export interface Connection {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly fetch: typeof fetch
  /** Requests of this phone. */
  readonly count: () => number
}

export function connectTo({ baseUrl, apiKey, fetch: fetchFromStore }: MockStore): Connection {
  let requests = 0
  return {
    baseUrl,
    apiKey,
    fetch: (...request) => {
      requests += 1
      return fetchFromStore(...request)
    },
    count: () => requests,
  }
}
