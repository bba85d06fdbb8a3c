import { http, HttpResponse, type HttpHandler } from 'msw'

import type { MockStore } from '../mock-store/create-mock-store.js'

export interface MockStoreHandlersOptions {
  /**
   * Base URL that the app under test uses, e.g. `https://shop.example/api/v1`; in a browser also a path.
   * Default: the store's own.
   */
  readonly baseUrl?: string | undefined
}

/** The path of a URL; a browser's own address completes one that is a path already. */
function pathOf(baseUrl: string): string {
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.href
  return new URL(baseUrl, origin).pathname
}

/**
 * Handlers that let MSW answer with a mock store, in a browser (`setupWorker`) and in Node
 * (`setupServer`). Every path below the base URL is the store's, so that a mistaken one gets its 404;
 * everything else is left to your other handlers.
 *
 * @example
 * const server = setupServer(...mockStoreHandlers(store, { baseUrl: 'https://shop.example/api/v1' }))
 */
export function mockStoreHandlers(
  store: Pick<MockStore, 'baseUrl' | 'fetch'>,
  { baseUrl = store.baseUrl }: MockStoreHandlersOptions = {},
): HttpHandler[] {
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
        // Dropped on purpose, or given up by the app: for the app both are a network error.
        return HttpResponse.error()
      }
    }),
  ]
}
