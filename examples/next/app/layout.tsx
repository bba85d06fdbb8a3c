import type { Metadata } from 'next'
import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'

import { CartLink } from '../components/cart/cart-link'
import { menuLink } from '../components/menu-class'
import { FocusOnNextPage } from '../components/focus-on-next-page'
import { OfflineNotice } from '../components/shop/shop-frame/offline-notice'
import { SkipLink } from '../components/shop/shop-frame/skip-link'
import { ShopMenu } from '../components/shop-menu'
import { ShopProviders } from '../components/shop-providers'
import { WishlistLink } from '../components/wishlist-link'
import { settings } from '../lib/settings'
import { siteUrl } from '../lib/store'
import { texts } from '../lib/texts'
import './shop.css'

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: texts.shopName, template: `%s – ${texts.shopName}` },
}

const nav =
  'order-last -mx-3 min-h-11 w-full overflow-x-auto [scrollbar-width:none] md:order-none md:mx-3 md:w-auto md:flex-1'

export default function ShopLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={settings.locale} dir={/^ar\b/.test(settings.locale) ? 'rtl' : undefined}>
      <head>
        {/* Not `app/icon.svg`: Next streams metadata, and a browser that has no icon yet requests /favicon.ico. */}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ShopProviders>
          <div className="flex min-h-screen flex-col">
            <SkipLink />
            <Suspense>
              <FocusOnNextPage />
            </Suspense>
            <header className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center border-b bg-background px-4 py-1 sm:px-8">
              <Link className="me-auto text-lg font-bold tracking-tight" href="/">
                {texts.shopName}
              </Link>
              {/* The rest of the layout is static. The menus are streamed on request. */}
              <Suspense fallback={<div className={nav} />}>
                <ShopMenu className={nav} slug="main" label={texts.departments} />
              </Suspense>
              <Link className={menuLink} href="/search">
                {texts.search}
              </Link>
              <WishlistLink />
              <CartLink />
            </header>
            <main
              // As tall as the window at least: the footer never moves in view while a page loads.
              className="mx-auto min-h-dvh w-full max-w-7xl flex-1 px-4 pt-8 pb-20 outline-none sm:px-8"
              id="main"
              tabIndex={-1}
            >
              {children}
            </main>
            <footer className="border-t px-4 py-6 sm:px-8">
              <Suspense fallback={<div className="min-h-11" />}>
                <ShopMenu className="-mx-3 min-h-11 overflow-x-auto" slug="footer" label={texts.service} />
              </Suspense>
            </footer>
            <OfflineNotice />
          </div>
        </ShopProviders>
      </body>
    </html>
  )
}
