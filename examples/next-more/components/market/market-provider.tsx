'use client'
import type { ReactNode } from 'react'
import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import { Cart, CartProvider } from 'storefront-react/cart'

import { imageLoader } from '../../lib/image-loader'
import { markets, type MarketId } from '../../lib/markets'

/** The browser's clients. Each requests the route of its market, which adds the key. */
const createMarketClient = (id: MarketId) =>
  createStorefrontClient({ baseUrl: `/markets/${id}/api`, apiKey: null, cacheScope: `market-${id}` })

const clients = { de: createMarketClient('de'), us: createMarketClient('us') }

interface MarketProviderProps {
  readonly market: MarketId
  readonly children: ReactNode
}

/** Language, currency, client and cart change together. */
export function MarketProvider({ market, children }: MarketProviderProps) {
  const { currency, locale, labels } = markets[market]
  return (
    <StorefrontProvider
      // Another market is another shop: no state of the old one stays.
      key={market}
      client={clients[market]}
      currency={currency}
      locale={locale}
      labels={labels}
      imageLoader={imageLoader}
    >
      <CartProvider storageScope={`market-${market}`}>
        <div lang={locale}>{children}</div>
        <Cart.Status className="sr-only" />
      </CartProvider>
    </StorefrontProvider>
  )
}
