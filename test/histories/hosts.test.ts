import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { describe, expect, test, vi } from 'vitest'
import { createMockStore, type MockStore } from 'storefront-mock'
import { createMockStoreHandlers } from 'storefront-mock/msw'
import { serveMockStore } from 'storefront-mock/node'

import { randomRuns, runs } from '../setup/random-runs.js'
import { histories } from './history.js'
import { runHistory, type HistoryHost } from './run-history.js'

/** Uses no scheduler, because the host decides the order of the responses. */
async function checkHistories(fetch: NonNullable<HistoryHost['fetch']>) {
  vi.spyOn(console, 'warn').mockReturnValue()
  const passed = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await runHistory(history, { fetch })
      passed()
    }),
    randomRuns(60),
  )
  expect(passed).toHaveBeenCalledTimes(runs(60))
}

describe(`a list keeps every invariant in ${runs(60)} random histories`, { timeout: 600_000 }, () => {
  test('with the mock store’s own fetch', () => checkHistories((store) => store.fetch))

  test('with the mock store served over HTTP', async () => {
    let current = createMockStore({ products: [] })
    const server = await serveMockStore({
      ...current,
      dialect: current.dialect,
      handle: (request) => current.handle(request),
    })
    try {
      await checkHistories((store) => {
        current = store
        return (input, init) => fetch(rebase(input as string, store, server.baseUrl), init)
      })
    } finally {
      await server.close()
    }
  })

  test('with the mock store served by MSW', async () => {
    const server = setupServer()
    server.listen({ onUnhandledRequest: 'error' })
    try {
      await checkHistories((store) => {
        server.resetHandlers(...createMockStoreHandlers({ store }))
        return (input, init) => fetch(input, init)
      })
    } finally {
      server.close()
    }
  })
})

function rebase(url: string, store: MockStore, baseUrl: string): string {
  return baseUrl + url.slice(store.baseUrl.length)
}
