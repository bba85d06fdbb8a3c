import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

import { loadedList } from '../../test/virtual/loaded-list.js'

export const API = '/api/v1'
/** Number of products in the store. */
export const TOTAL = 50_000

/** Serves `GET /api/v1/products` over HTTP, so that the page's main thread parses real responses. */
export function serveProducts(): Plugin {
  const { pages } = loadedList(TOTAL)
  return {
    name: 'serve-products',
    configurePreviewServer({ middlewares }) {
      middlewares.use(`${API}/products`, (request: IncomingMessage, response: ServerResponse) => {
        const after = new URL(request.url ?? '', 'http://localhost').searchParams.get('starting_after')
        const page = pages.findIndex(({ items }) => items.at(-1)?.id === after) + 1
        const body = { data: pages[page]!.items, has_more: page < pages.length - 1, total_count: TOTAL }
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(body))
      })
    },
  }
}
