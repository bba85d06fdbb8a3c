import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router'

import { load, settings } from './settings-of-page.js'

const { search } = location
const firstKey = crypto.randomUUID()

function Layout() {
  return (
    <>
      <nav>
        <Link to={`/${search}`}>Home</Link> <Link to={`/shop${search}`}>Shop</Link>{' '}
        <Link to={`/product${search}`}>Product</Link>
      </nav>
      <Outlet />
      {settings.router === 'react-router' ? (
        <ScrollRestoration />
      ) : (
        <ScrollRestoration getKey={({ key }) => (key === 'default' ? firstKey : key)} />
      )}
    </>
  )
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    HydrateFallback: () => <p>Loading</p>,
    children: [
      { path: '/', element: <h1>Home</h1> },
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
