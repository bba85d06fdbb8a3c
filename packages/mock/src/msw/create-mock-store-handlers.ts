import { http, HttpResponse, type HttpHandler } from 'msw'

import type { MockStore } from '../mock-store/create-mock-store.js'

/** Options of `createMockStoreHandlers`. */
export interface MockStoreHandlersOptions {
  readonly store: Pick<MockStore, 'baseUrl' | 'fetch'>
  /** Base URL of the app under test, or a path in a browser. Default `store.baseUrl`. */
  readonly baseUrl?: string | undefined
}

function pathOf(baseUrl: string): string {
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.href
  return new URL(baseUrl, origin).pathname
}

/**
 * Creates MSW handlers for every path under the base URL, so that a wrong path gets the store's 404.
 * @example setupServer(...createMockStoreHandlers({ store, baseUrl: 'https://shop.example/api/v1' }))
 */
export function createMockStoreHandlers({
  store,
  baseUrl = store.baseUrl,
}: MockStoreHandlersOptions): HttpHandler[] {
  const base = baseUrl.replace(/\/+$/, '')
  const basePath = pathOf(base)
  return [
    http.all(`${base}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers, signal } = request
      try {
        return await store.fetch(store.baseUrl + pathname.slice(basePath.length) + search, {
          method,
          headers,
          signal,
        })
      } catch {
        // The store rejects for a simulated lost connection or an aborted request.
        return HttpResponse.error()
      }
    }),
  ]
}
