import { useContext, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { createStorefrontClient, StorefrontProvider } from 'storefront-react'

import { NonceContext } from './lib/nonce'
import { store } from './lib/store'
import stylesheet from './shop.css?url'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

/** The browser's client. It requests `routes/proxy.ts`, which adds the key. */
const browserClient = createStorefrontClient({
  baseUrl: '/api/v1',
  apiKey: null,
  cacheScope: store.cacheScope,
})

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <header>
          <Link to="/">storefront</Link> <Link to="/everything">Everything</Link>
        </header>
        <main>{children}</main>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <StorefrontProvider
      client={browserClient}
      currency={store.currency}
      locale={store.locale}
      // The policy blocks style attributes in HTML. `shop.css` hides texts until hydration.
      inlineStyles={false}
    >
      <Outlet />
    </StorefrontProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return <h1>{isMissing ? 'Not found' : 'Something went wrong'}</h1>
}
