import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient } from 'storefront-react'
import { createSearch } from 'storefront-react/search'

import type { Market, Markets } from './components/shop/markets/market-provider'
import { markets, type MarketId } from './markets'
import type { Shop } from './shop'
import { marketIds, shownMarket } from './shown-market'
import { texts } from './texts'

/** The server of the shop adds the key: see `server/shop-server.ts`. */
const createClient = (id: MarketId) =>
  createStorefrontClient({ baseUrl: `/api/v1/${id}`, apiKey: null, cacheScope: `market-${id}` })

const client = createClient(shownMarket)
// A shop with English texts is better than none.
const shownTexts = await markets[shownMarket].loadTexts().catch(() => undefined)

/** The texts of the pages. */
export const pageTexts = shownTexts?.texts ?? texts

function createMarket(id: MarketId): Market {
  const { locale, currency } = markets[id]
  return id === shownMarket
    ? { client, locale, currency, labels: shownTexts?.labels, texts: shownTexts?.shopTexts }
    : { client: createClient(id), locale, currency }
}

/** The switch names all of them. A page shows one. */
export const shopMarkets = Object.fromEntries(
  marketIds.map((id) => [id, createMarket(id)]),
) as Markets<MarketId>

export const shop: Shop = {
  client,
  queryClient: new QueryClient(),
  /** Requests nothing before the search opens. */
  search: createSearch({
    client,
    engine: async () => {
      const { createLocalSearchEngine } = await import('storefront-search/local')
      return createLocalSearchEngine({ documents: `/search.json/${shownMarket}` })
    },
  }),
  sendOrder: (form) => fetch(`/checkout/${shownMarket}`, { method: 'POST', body: form }),
  readOrder: (id) => fetch(`/checkout/${shownMarket}/${id}`),
}
