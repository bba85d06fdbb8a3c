import { dehydrate, HydrationBoundary, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useFetcher,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { VirtualPage } from '../../test/virtual/virtual-shop.js'
import { createStorefrontClient } from '../core/index.js'
import { productsQueryOptions, type ListQueryData } from '../queries/index.js'
import type { Product } from '../core/index.js'

const params = { limit: 12 }
const ROWS = 72

beforeEach(async () => {
  sessionStorage.clear()
  history.replaceState(null, '', '/products')
  await page.viewport(390, 844)
  await scrollTo(0)
})
afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

interface ShopOptions {
  /** Pages that the loader of the route loads. */
  readonly pages?: number
  readonly isVirtual?: boolean
  /** The loader runs in the browser, with the query client of the page. */
  readonly isInBrowser?: boolean
}

/** A shop on the data router of React Router, whose loader loads the first pages as docs/react-router.md shows. */
async function openShop({ pages = 1, isVirtual = false, isInBrowser = false }: ShopOptions = {}) {
  const { Shop, store, queryClient } = createTestShop(150)
  const { baseUrl, apiKey, fetch } = store
  const query = productsQueryOptions(createStorefrontClient({ baseUrl, apiKey, fetch }), params)
  const shop = {
    act: () => {},
    loads: 0,
    revalidate: async () => {},
    post: async () => {},
    go: async () => {},
  }

  async function loader(): Promise<DehydratedState | undefined> {
    shop.loads++
    if (isInBrowser) {
      await queryClient.fetchInfiniteQuery({ ...query, staleTime: 0, pages })
      return undefined
    }
    const server = new QueryClient()
    await server.fetchInfiniteQuery({ ...query, pages })
    return JSON.parse(JSON.stringify(dehydrate(server))) as DehydratedState
  }

  function Products() {
    const state: DehydratedState | undefined = useLoaderData()
    const fetcher = useFetcher()
    const revalidator = useRevalidator()
    const navigate = useNavigate()
    Object.assign(shop, {
      revalidate: () => revalidator.revalidate(),
      post: () => fetcher.submit({ product: 'p001' }, { method: 'post', action: '/products' }),
      go: () => navigate('/products?ref=mail', { preventScrollReset: true }),
    })
    return (
      <HydrationBoundary state={state}>
        {isVirtual ? <VirtualPage params={params} /> : <ShopPage params={params} />}
      </HydrationBoundary>
    )
  }

  const router = createBrowserRouter([
    {
      element: (
        <Shop>
          <Outlet />
          <ScrollRestoration />
        </Shop>
      ),
      HydrateFallback: () => null,
      children: [
        {
          path: '/products',
          loader,
          action: () => {
            shop.act()
            return { isSaved: true }
          },
          Component: Products,
        },
        { path: '/product', Component: () => <h1 style={{ height: 2000 }}>The product</h1> },
      ],
    },
  ])
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await screen.findByText('Product p001')
  // A press before the effects of StrictMode would be cancelled by them.
  await act(() => painted(1))
  for (let rows = 12 * pages; rows < ROWS; rows += 12) {
    await act(async () => screen.getByRole('button', { name: 'Show more' }).click())
    await waitFor(() => expect(loadedRows()).toBe(rows + 12))
  }
  function loadedRows() {
    return queryClient
      .getQueryData<ListQueryData<Product>>(query.queryKey)!
      .pages.reduce((sum, { items }) => sum + items.length, 0)
  }
  await scrollTo(5000)
  if (isVirtual) await settled()
  store.clearRequests()
  return { shop, store, queryClient, query, router, loadedRows }
}

/** A virtual grid scrolls by the difference when it has measured rows of another height than expected. */
async function settled() {
  // It measures the rows around the screen when the scroll has ended, after 150 ms.
  const start = performance.now()
  for (let still = 0, y = scrollY; still < 10 || performance.now() - start < 400; y = scrollY) {
    await painted(1)
    still = scrollY === y ? still + 1 : 0
  }
}

type OpenShop = Awaited<ReturnType<typeof openShop>>

/** Runs one of the shop's ways to load the page again, and waits until the list is at rest. */
async function run({ shop, queryClient }: OpenShop, way: 'post' | 'go' | 'revalidate') {
  const { loads } = shop
  await act(() => shop[way]())
  await waitFor(() => expect(shop.loads).toBeGreaterThan(loads))
  await act(() => painted(3))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await act(() => painted(3))
}

const seenRow = () => shownIds().find((id) => topOf(id) >= 0)!

const ways = [
  ['a fetcher that posts to an action', 'post'],
  ['a navigation with preventScrollReset', 'go'],
  ['a revalidation', 'revalidate'],
] as const

describe.each<[string, ShopOptions]>([
  ['a loader on the server', {}],
  ['a loader of two pages', { pages: 2 }],
  ['a loader in the browser', { isInBrowser: true }],
  ['a virtual grid', { isVirtual: true }],
])('React Router with %s', (_name, options) => {
  it.each(ways)('keeps 72 products and the pixel after %s', async (_way, way) => {
    const opened = await openShop(options)
    const seen = seenRow()
    const [top, y] = [topOf(seen), scrollY]
    await run(opened, way)
    expect(opened.loadedRows()).toBe(ROWS)
    expect(Math.abs(topOf(seen) - top)).toBeLessThan(2)
    expect(Math.abs(scrollY - y)).toBeLessThan(2)
    // Only the loader has requested something.
    expect(opened.store.requests).toHaveLength(options.pages ?? 1)
  })
})

it.each([false, true])(
  'comes back to the pixel although the loader loads fewer pages again (in the browser: %s)',
  async (isInBrowser) => {
    const { router, shop } = await openShop({ isInBrowser })
    const seen = seenRow()
    const top = topOf(seen)
    await act(() => router.navigate('/product'))
    await screen.findByRole('heading', { name: 'The product' })
    const { loads } = shop
    await act(() => router.navigate(-1))
    await waitFor(() => expect(shop.loads).toBeGreaterThan(loads))
    await waitFor(() => expect(shownIds()).toContain(seen))
    await waitFor(() => expect(Math.abs(topOf(seen) - top)).toBeLessThan(2))
  },
)

it('keeps the row at the eye, and shows the change, when the action has deleted a product above', async () => {
  const opened = await openShop()
  opened.shop.act = () => void opened.store.products.remove(['p003'])
  const seen = seenRow()
  const top = topOf(seen)
  await run(opened, 'post')
  await waitFor(() => expect(shownIds()).not.toContain('p003'))
  await act(() => painted(3))
  expect(opened.loadedRows()).toBeGreaterThanOrEqual(ROWS - 1)
  expect(Math.abs(topOf(seen) - top)).toBeLessThan(2)
})

it('obeys setQueryData, and holds the row at the eye', async () => {
  const { queryClient, query, store } = await openShop()
  const seen = seenRow()
  const top = topOf(seen)
  await act(async () => {
    queryClient.setQueryData<ListQueryData<Product>>([...query.queryKey], (data) => ({
      ...data!,
      pages: data!.pages.map((each) => ({ ...each, items: each.items.filter(({ id }) => id !== 'p003') })),
    }))
    await painted(3)
  })
  expect(shownIds()).not.toContain('p003')
  expect(shownIds()).toHaveLength(ROWS - 1)
  expect(Math.abs(topOf(seen) - top)).toBeLessThan(2)
  expect(store.requests).toHaveLength(0)
})
