import type { ReactNode } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useSavedList } from 'storefront-react/saved'
import type { Search } from 'storefront-react/search'

import { CartDrawer } from '../components/shop/cart-drawer/cart-drawer'
import { SearchDialog } from '../components/shop/search-dialog/search-dialog'
import { FocusOnNewPage } from '../components/shop/shop-frame/focus-on-new-page'
import { OfflineNotice } from '../components/shop/shop-frame/offline-notice'
import { SkipLink } from '../components/shop/shop-frame/skip-link'
import { MenuDrawer } from '../components/shop/shop-menu/menu-drawer'
import { ShopMenu } from '../components/shop/shop-menu/shop-menu'
import { iconButton } from '../components/shop/shop-ui/class-names'
import { CountedIcon, icons } from '../components/shop/shop-ui/icon'
import { useWishlist } from '../components/shop/wishlist/wishlist'
import { useTexts } from '../texts'

interface ShopLayoutProps {
  readonly search: Search
  /** Above the header. */
  readonly banner?: ReactNode
}

export function ShopLayout({ search, banner }: ShopLayoutProps) {
  const texts = useTexts()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className="flex min-h-screen flex-col">
      <SkipLink />
      <FocusOnNewPage pathname={pathname} />
      {banner}
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-1 border-b bg-background px-4 sm:px-8">
        <MenuDrawer />
        <Link className="me-auto py-2 text-lg font-semibold tracking-tight whitespace-nowrap lg:me-6" to="/">
          {texts.shopName}
        </Link>
        <ShopMenu
          className="hidden flex-1 overflow-x-auto lg:block"
          slug="main"
          label={texts.departments}
          current={pathname}
        />
        <SearchDialog search={search} />
        <WishlistLink />
        <CartDrawer />
        {isLoading && <div className={loadingBar} role="progressbar" aria-label={texts.loading} />}
      </header>
      <main
        // As tall as the window at least: the footer never moves in view while a page loads.
        className="mx-auto min-h-dvh w-full max-w-7xl px-4 pt-6 pb-20 outline-none sm:px-8"
        id="main"
        aria-busy={isLoading}
        tabIndex={-1}
      >
        <Outlet />
      </main>
      <footer className="grid gap-2 border-t bg-muted px-4 py-8 sm:px-8">
        <p className="font-semibold">{texts.shopName}</p>
        <p className="text-sm text-muted-foreground">{texts.end}</p>
        <ShopMenu className="-mx-3" slug="footer" label={texts.service} current={pathname} />
      </footer>
      <OfflineNotice />
      {/* Restores the scroll position of other pages; ProductList restores its own pages and position. */}
      <ScrollRestoration />
    </div>
  )
}

/** Under the header while the code or the data of the next page loads. It appears late, so that it does not flash. */
const loadingBar =
  'absolute inset-x-0 -bottom-0.5 h-0.5 bg-primary forced-colors:bg-[Highlight] opacity-100 transition-opacity delay-150 starting:opacity-0'

function WishlistLink() {
  const { ids } = useSavedList(useWishlist())
  const texts = useTexts()
  return (
    <Link to="/wishlist" className={iconButton} aria-label={texts.wishlistLink(ids.length)}>
      <CountedIcon path={icons.heart} count={ids.length} />
    </Link>
  )
}
