import { fireEvent, screen } from '@testing-library/react'
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { ProductLinks } from '../src/product-links'
import { ProductPage } from '../src/product-page'

const routes = [
  {
    // The adapter uses the router's hooks, so it belongs inside of the router.
    element: (
      <NuqsAdapter>
        <Outlet />
      </NuqsAdapter>
    ),
    children: [
      { path: '/products', element: <ProductLinks /> },
      { path: '/products/:slug', element: <ProductPage /> },
    ],
  },
]

test('sorts by the URL, opens a product, and comes back to the same order', async () => {
  const products = ['Tea', 'Cup', 'Pot'].map((name) => buildProduct({ name, slug: name.toLowerCase() }))
  // Not a memory router: nuqs writes to the history of the window.
  history.replaceState(null, '', '/products')
  const router = createBrowserRouter(routes)
  renderWithStorefront(<RouterProvider router={router} />, { store: createMockStore({ products }) })
  const names = () => screen.getAllByRole('link').map((link) => link.textContent)
  await screen.findByRole('link', { name: 'Tea' })

  fireEvent.click(screen.getByRole('button', { name: 'Sort by name' }))
  await expect.poll(names).toEqual(['Cup', 'Pot', 'Tea'])
  expect(location.search).toBe('?sort=name&order=asc')

  fireEvent.click(screen.getByRole('link', { name: 'Pot' }))
  expect(await screen.findByRole('heading', { name: 'Pot' })).toBeDefined()
  await router.navigate(-1)
  await expect.poll(names).toEqual(['Cup', 'Pot', 'Tea'])
})
