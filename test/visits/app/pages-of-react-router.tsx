import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router'

import { load, settings } from './settings-of-page.js'

const { search } = location
// What the documentation recommends: React Router gives the first history entry of a page load no key.
if (settings.router === 'react-router keyed' && !(history.state as { readonly key?: string } | null)?.key)
  history.replaceState({ ...history.state, key: crypto.randomUUID() }, '')

function Layout() {
  return (
    <>
      <nav>
        <Link to={`/${search}`}>Home</Link> <Link to={`/shop${search}`}>Shop</Link>{' '}
        <Link to={`/product${search}`}>Product</Link>
      </nav>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    HydrateFallback: () => <p>Loading</p>,
    children: [
      { path: '/', element: <h1>Home</h1> },
      // Without a list, so that only the router restores its position.
      { path: '/about', element: <h1 style={{ height: 5000 }}>About</h1> },
      {
        path: '/shop',
        lazy: async () => ({ Component: (await load(import('./list-page.js'), settings.lazyMs)).ListPage }),
      },
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
