import { Hono } from 'hono'
import { createStorefrontClient } from 'storefront-react/core'
import { createStorefrontHandler, getResourcePaths, isSameOriginRequest } from 'storefront-react/server'
import { createSearchDocumentsHandler } from 'storefront-search/server'

import { facets } from '../src/search/facets'
import { createCheckout, readOrder } from './checkout'
import { receiveWebhook } from './orders'
import { createPages } from './pages'

interface StoreAccess {
  readonly STOREFRONT_URL?: string
  readonly STOREFRONT_API_KEY?: string
}

/** All that needs the key: the requests that the browser sends to the store, the search's documents and the checkout. */
export function createShopServer({ STOREFRONT_URL, STOREFRONT_API_KEY }: StoreAccess): Hono {
  if (!STOREFRONT_URL || !STOREFRONT_API_KEY) {
    throw new Error('Set STOREFRONT_URL and STOREFRONT_API_KEY in .env.local or in the environment.')
  }
  const client = createStorefrontClient({
    baseUrl: STOREFRONT_URL,
    apiKey: STOREFRONT_API_KEY,
    serverOnly: true,
  })
  const forward = createStorefrontHandler({
    client,
    allowedPaths: [...getResourcePaths(client), '/shipping', '/taxes', '/payments'],
  })
  const readDocuments = createSearchDocumentsHandler({ client, facets })
  // Reads the store now, so that the documents are ready when somebody searches.
  void readDocuments(new Request('http://localhost/search.json'))
  const checkOut = createCheckout(client)
  return new Hono()
    .get('/api/v1/*', ({ req }) => forward(req.raw))
    .get('/search.json', ({ req }) => readDocuments(req.raw))
    .post('/checkout', ({ req }) =>
      // Every page of the web can post a form to this shop.
      isSameOriginRequest(req.raw) ? checkOut(req.raw) : Response.json({}, { status: 403 }),
    )
    .post('/checkout/webhook', ({ req }) => receiveWebhook(req.raw))
    .get('/checkout/:id', ({ req }) => readOrder(req.param('id')))
    .route('/', createPages(client))
}
