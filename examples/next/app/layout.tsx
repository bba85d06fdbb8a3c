import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import type { ReactNode } from 'react'

import { ShopMenu } from '../components/shop-menu'
import { ShopProviders } from '../components/shop-providers'
import { siteUrl } from '../lib/store'
import './shop.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: 'Example shop', template: '%s – Example shop' },
}

export default async function ShopLayout({ children }: { readonly children: ReactNode }) {
  // Render on request, so that a build does not need the store. Next caches the store's responses.
  await connection()
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
              <ShopMenu className="shop-nav" slug="main" label="Departments" />
            </header>
            <main className="shop-main" id="main" tabIndex={-1}>
              {children}
            </main>
            <footer className="shop-footer">
              <ShopMenu slug="footer" label="Service" />
            </footer>
          </div>
        </ShopProviders>
      </body>
    </html>
  )
}
