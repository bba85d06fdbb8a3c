// Runs in Node while the site is built.
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryStorage } from 'storefront-mock'

import { createCartStore } from '../../src/cart/index.js'
import { createDemo } from './create-demo.js'

/** @returns the front page of the demo as HTML, and what its queries have read, as JSON */
export async function renderFrontPage(): Promise<{ readonly html: string; readonly state: string }> {
  const { queryClient, element } = createDemo(() => createCartStore({ storage: createMemoryStorage() }))
  for (;;) {
    const html = renderToString(element)
    // A query that the page uses is in the cache even if nothing has fetched it.
    const unread = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data === undefined })
    if (unread.length === 0) {
      const state = JSON.stringify(dehydrate(queryClient)).replaceAll('<', String.raw`\u003C`)
      // In the browser, the router of the shop keeps its page in the hash.
      return { html: html.replace(/(<a [^>]*href=")(?=\/)/g, '$1#'), state }
    }
    await Promise.all(unread.map((query) => query.fetch()))
  }
}
