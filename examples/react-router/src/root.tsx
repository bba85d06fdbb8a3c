import { HydrationBoundary } from '@tanstack/react-query'
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7'
import type { ReactNode } from 'react'
import { Links, Meta, Scripts } from 'react-router'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'
import { menusQueryOptions } from 'storefront-react/queries'

import { ShopLayout } from './layout/shop-layout'
import { settings } from './settings'
import stylesheet from './shop.css?url'
import { client, search } from './store'
import { optional, prefetch, serverClient } from './store.server'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** The menus are on every page, so they are loaded once. */
export const shouldRevalidate = () => false

export const loader = () =>
  prefetch((queryClient) => [
    optional(queryClient.fetchInfiniteQuery(menusQueryOptions(serverClient, { limit: 100 }))),
  ])

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={settings.locale} dir={/^ar\b/.test(settings.locale) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <NuqsAdapter>
      <StorefrontProvider client={client} {...settings}>
        <CartProvider>
          <HydrationBoundary state={loaderData}>
            <ShopLayout search={search} />
          </HydrationBoundary>
        </CartProvider>
      </StorefrontProvider>
    </NuqsAdapter>
  )
}
