// @vitest-environment node
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { describe, expect, test, vi } from 'vitest'

import { mockStoreHandlers } from '../../src/testing/msw/index.js'
import { serveMockStore } from '../../src/testing/node/index.js'
import { createMockStore, type MockStore } from '../../src/testing/index.js'
import { histories } from './history.js'
import { runHistory, type HistoryHost } from './run-history.js'

/** Lives through histories in real time: here the host decides in which order answers arrive. */
async function live(fetch: NonNullable<HistoryHost['fetch']>) {
  vi.spyOn(console, 'warn').mockReturnValue()
  const lived = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await runHistory(history, { fetch })
      lived()
    }),
    { numRuns: 60, seed: 1 },
  )
  expect(lived).toHaveBeenCalledTimes(60)
}

describe('no history loses its place, repeats an item or gets stuck', { timeout: 600_000 }, () => {
  test('over the store’s own fetch', () => live((store) => store.fetch))

  test('over HTTP', async () => {
    let current = createMockStore({ products: [] })
    const server = await serveMockStore({
      dialect: current.dialect,
      handle: (request) => current.handle(request),
    })
    try {
      await live((store) => {
        current = store
        return (input, init) => fetch(atServer(input as string, store, server.baseUrl), init)
      })
    } finally {
      await server.close()
    }
  })

  test('over MSW', async () => {
    const server = setupServer()
    server.listen({ onUnhandledRequest: 'error' })
    try {
      await live((store) => {
        server.resetHandlers(...mockStoreHandlers(store))
        return (input, init) => fetch(input, init)
      })
    } finally {
      server.close()
    }
  })
})

/** The address of a request to the store, where the server stands in for it. */
function atServer(url: string, store: MockStore, baseUrl: string): string {
  return baseUrl + url.slice(store.baseUrl.length)
}
