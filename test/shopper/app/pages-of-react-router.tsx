import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router'
import type { ComponentProps } from 'react'

import type { ListPage } from './list-page.js'
import { load, settings } from './settings-of-page.js'

const { search } = location
// What the documentation recommends: React Router gives the first history entry of a page load no key.
if (settings.router === 'react-router keyed' && !(history.state as { readonly key?: string } | null)?.key)
  history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')

const LinkTo: ComponentProps<typeof ListPage>['LinkTo'] = ({ to, children }) => (
  <Link to={to + search}>{children}</Link>
)

function Layout() {
  return (
    <>
      <nav>
        <Link to={`/${search}`}>Home</Link> <LinkTo to="/shop">Shop</LinkTo>{' '}
        <LinkTo to="/shop/dialog">Dialog</LinkTo> <LinkTo to="/product">Product</LinkTo>
      </nav>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

const listRoute = (path: string, hasDialog: boolean) => ({
  path,
  lazy: async () => {
    const { ListPage } = await load(import('./list-page.js'), settings.lazyMs)
    return { element: <ListPage key={path} LinkTo={LinkTo} hasDialog={hasDialog} /> }
  },
})

const router = createBrowserRouter([
  {
    element: <Layout />,
    HydrateFallback: () => <p>Loading</p>,
    children: [
      { path: '/', element: <h1>Home</h1> },
      // Without a list, so that only the router restores its position.
      { path: '/about', element: <h1 style={{ height: 5000 }}>About</h1> },
      listRoute('/shop', false),
      listRoute('/shop/dialog', true),
      {
        path: '/product',
        lazy: async () => ({
          Component: (await load(import('./product-page.js'), settings.lazyMs)).ProductPage,
        }),
      },
    ],
  },
])

export default function Pages() {
  return <RouterProvider router={router} />
}
