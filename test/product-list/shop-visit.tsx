import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect } from 'vitest'

import { scrollTo, shownIds } from './shop-page.js'
import type { TestShop } from './test-shop.js'

export interface ShopVisit {
  openProduct(): Promise<void>
  back(): Promise<void>
  close(): void
}

/** A shop with the list, and a product page, both with a URL. */
export function visitShop({ Shop }: TestShop, List: () => ReactNode): ShopVisit {
  const router = createBrowserRouter([
    {
      element: (
        <Shop>
          <Suspense fallback={<p>Loading</p>}>
            <Outlet />
          </Suspense>
        </Shop>
      ),
      children: [
        {
          path: '/shop',
          element: (
            <>
              <List />
              <Link to="/product">To the product</Link>
            </>
          ),
        },
        { path: '/product', element: <h1 style={{ height: 2000 }}>The product</h1> },
      ],
    },
  ])
  const view = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return {
    openProduct: async () => {
      act(() => screen.getByRole('link', { name: 'To the product' }).click())
      await screen.findByRole('heading', { name: 'The product' })
    },
    back: async () => {
      await act(() => router.navigate(-1))
      await waitFor(() => expect(location.pathname).toBe('/shop'))
    },
    close: () => {
      view.unmount()
      router.dispose()
    },
  }
}

/** Opens a product, reloads there and goes back. */
export async function leaveReloadAndReturn(
  shop: TestShop,
  first: ShopVisit,
  List: () => ReactNode,
): Promise<ShopVisit> {
  await first.openProduct()
  first.close()
  shop.queryClient.clear()
  shop.store.clearRequests()
  const second = visitShop(shop, List)
  await screen.findByRole('heading', { name: 'The product' })
  await scrollTo(0)
  await second.back()
  return second
}

export async function showMore(times: number): Promise<void> {
  await screen.findByRole('button', { name: 'Show more' })
  for (let time = 0; time < times; time++) {
    const last = shownIds().at(-1)
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await waitFor(() => expect(shownIds().at(-1)).not.toBe(last))
  }
}
