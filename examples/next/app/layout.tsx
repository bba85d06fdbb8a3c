import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'

import { CartLink } from '../components/cart/cart-link'
import { ShopMenu } from '../components/shop-menu'
import { ShopProviders } from '../components/shop-providers'
import { siteUrl } from '../lib/store'
import './shop.css'
import './cart.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: 'Example shop', template: '%s – Example shop' },
}

export default function ShopLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <ShopProviders>
          <div className="shop">
            <a className="skip-link" href="#main">
              Skip to content
            </a>
            <header className="shop-header">
              <Link className="shop-logo" href="/">
                storefront<span>.</span>
              </Link>
              {/* The rest of the layout is static. The menus are streamed on request. */}
              <Suspense fallback={<div className="shop-nav" />}>
                <ShopMenu className="shop-nav" slug="main" label="Departments" />
              </Suspense>
              <Link href="/search">Search</Link>
              <CartLink />
            </header>
            <main className="shop-main" id="main" tabIndex={-1}>
              {children}
            </main>
            <footer className="shop-footer">
              <Suspense>
                <ShopMenu slug="footer" label="Service" />
              </Suspense>
            </footer>
          </div>
        </ShopProviders>
      </body>
    </html>
  )
}
