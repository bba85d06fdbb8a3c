import { Link, Outlet, ScrollRestoration } from 'react-router'
import { Cart } from 'storefront-react/cart'

import { CartLink } from '../cart/cart-link'
import { menuLink, ShopMenu } from './shop-menu'

export function ShopLayout() {
  return (
    <div className="flex min-h-screen flex-col">
      <a
        className="absolute start-2 -top-20 z-20 rounded-md bg-foreground px-4 py-2 text-background focus:top-2"
        href="#main"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 flex min-h-16 flex-wrap items-center border-b bg-background px-4 py-1 sm:px-8">
        <Link className="me-auto text-lg font-bold tracking-tight" to="/">
          storefront<span className="text-primary">.</span>
        </Link>
        <ShopMenu
          className="order-last -mx-3 min-h-11 w-full overflow-x-auto [scrollbar-width:none] md:order-none md:mx-3 md:w-auto md:flex-1"
          slug="main"
          label="Departments"
        />
        <Link className={menuLink} to="/search">
          Search
        </Link>
        <CartLink />
      </header>
      <main
        className="mx-auto w-full max-w-7xl flex-1 px-4 pt-8 pb-20 outline-none sm:px-8"
        id="main"
        tabIndex={-1}
      >
        <Outlet />
      </main>
      <footer className="border-t px-4 py-6 sm:px-8">
        <ShopMenu className="-mx-3 min-h-11 overflow-x-auto" slug="footer" label="Service" />
      </footer>
      <Cart.Status className="sr-only" />
      {/* Restores the scroll position of other pages; ProductList restores its own pages and position. */}
      <ScrollRestoration />
    </div>
  )
}
