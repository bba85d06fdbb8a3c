import 'server-only'
import { createStorefrontClient } from 'storefront-react/core'

import type { MarketId } from './markets'

/** A store of its own for each market. One store with a header works too: pass `headers` and the same `cacheScope`. */
const urls: Readonly<Record<MarketId, string | undefined>> = {
  de: process.env.STOREFRONT_URL,
  us: process.env.STOREFRONT_US_URL,
}

const createMarketClient = (id: MarketId) =>
  createStorefrontClient({
    baseUrl: urls[id] ?? '',
    apiKey: process.env.STOREFRONT_API_KEY ?? '',
    // The browser's client of this market has the same scope, so it finds what the server has loaded.
    cacheScope: `market-${id}`,
    serverOnly: true,
    fetchOptions: { cache: 'no-store' },
  })

export const marketClients = { de: createMarketClient('de'), us: createMarketClient('us') }
