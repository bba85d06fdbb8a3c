'use client'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import type { ReactNode } from 'react'
import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import { Cart, CartProvider } from 'storefront-react/cart'

import { resources } from '../lib/card-fields'
import { imageLoader } from '../lib/image-loader'
import { settings } from '../lib/settings'
import { store } from '../lib/store'

/** The browser's client. It requests `app/api/storefront`, which adds the key. */
const browserClient = createStorefrontClient({
  baseUrl: '/api/storefront/v1',
  apiKey: null,
  cacheScope: store.cacheScope,
  rules: store.rules,
  // Those of `listClient`: the browser does not check the items again that are in the HTML.
  resources,
})

declare module 'storefront-react' {
  interface Register {
    client: typeof browserClient
  }
}

export function ShopProviders({ children }: { readonly children: ReactNode }) {
  return (
    <NuqsAdapter>
      <StorefrontProvider client={browserClient} {...settings} imageLoader={imageLoader}>
        <CartProvider storageScope={store.cartScope}>
          {children}
          <Cart.Status className="sr-only" />
        </CartProvider>
      </StorefrontProvider>
    </NuqsAdapter>
  )
}
