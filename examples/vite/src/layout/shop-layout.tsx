import { Link, Outlet, ScrollRestoration } from 'react-router'
import { Cart } from 'storefront-react/cart'

import { CartLink } from '../cart/cart-link'
import { ShopMenu } from './shop-menu'

export function ShopLayout() {
  return (
    <div className="shop">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="shop-header">
        <Link className="shop-logo" to="/">
          storefront<span>.</span>
        </Link>
        <ShopMenu className="shop-nav" slug="main" label="Departments" />
        <CartLink />
        <Link to="/search">Search</Link>
      </header>
      <main className="shop-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="shop-footer">
        <ShopMenu slug="footer" label="Service" />
      </footer>
      <Cart.Status className="visually-hidden" />
      {/* Restores the scroll position of other pages; ProductList restores its own pages and position. */}
      <ScrollRestoration />
    </div>
  )
}
