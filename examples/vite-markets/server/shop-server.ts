import { Hono } from 'hono'
import { createStorefrontClient } from 'storefront-react/core'
import { createStorefrontHandler, getResourcePaths, isSameOriginRequest } from 'storefront-react/server'
import { createSearchDocumentsHandler } from 'storefront-search/server'

import { markets, type MarketId } from '../src/markets'
import { facets } from '../src/search/facets'
import { createCheckout, readOrder } from './checkout'
import { receiveWebhook } from './orders'
import { createPages } from './pages'

type StoreAccess = Readonly<Record<string, string | undefined>>

/** All that needs the key: the requests that the browser sends to the stores, the searches' documents and the checkouts. */
export function createShopServer(env: StoreAccess): Hono {
  const app = new Hono().post('/checkout/webhook', ({ req }) => receiveWebhook(req.raw))
  for (const id of Object.keys(markets) as MarketId[]) addMarket(app, id, env)
  return app
}

/** A store of its own for each market. */
function addMarket(app: Hono, id: MarketId, env: StoreAccess): void {
  const name = id.toUpperCase().replaceAll('-', '_')
  const baseUrl = env[`STOREFRONT_URL_${name}`]
  const apiKey = env[`STOREFRONT_API_KEY_${name}`]
  if (!baseUrl || !apiKey) {
    throw new Error(
      `Set STOREFRONT_URL_${name} and STOREFRONT_API_KEY_${name} in .env.local or in the environment.`,
    )
  }
  // The browser's client of this market has the same scope.
  const client = createStorefrontClient({ baseUrl, apiKey, cacheScope: `market-${id}`, serverOnly: true })
  const forward = createStorefrontHandler({
    client,
    basePath: `/api/v1/${id}`,
    allowedPaths: [...getResourcePaths(client), '/shipping', '/taxes', '/payments'],
  })
  const readDocuments = createSearchDocumentsHandler({ client, facets })
  // Reads the store now, so that the documents are ready when somebody searches.
  void readDocuments(new Request('http://localhost/search.json'))
  const checkOut = createCheckout(client, markets[id].currency, `/${id}`)
  app
    .get(`/api/v1/${id}/*`, ({ req }) => forward(req.raw))
    .get(`/search.json/${id}`, ({ req }) => readDocuments(req.raw))
    .post(`/checkout/${id}`, ({ req }) =>
      // Every page of the web can post a form to this shop.
      isSameOriginRequest(req.raw) ? checkOut(req.raw) : Response.json({}, { status: 403 }),
    )
    .get(`/checkout/${id}/:order`, ({ req }) => readOrder(req.param('order')))
    .route('/', createPages(client, `/${id}`))
}
