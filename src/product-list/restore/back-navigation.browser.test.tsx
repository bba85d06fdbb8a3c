import { keepPreviousData } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { NuqsAdapter } from 'nuqs/adapters/react'
import { lazy, StrictMode, Suspense, useEffect, useInsertionEffect, useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useSearchParams,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { showMore } from '../../../test/product-list/shop-visit.js'
import { createTestShop, numberedProducts, type TestShop } from '../../../test/product-list/test-shop.js'
import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { ProductList } from '../index.js'
import type { Paging } from '../state/list-state.js'
import { productsQueryOptions } from '../../queries/resource-queries.js'
import { useProductListUrl } from '../../url/use-product-list-url.js'
import { pagingOf } from '../../../test/product-list/paging-of.js'

const records = () =>
  Object.keys(sessionStorage)
    .filter((key) => key.startsWith('storefront-react:'))
    .map((key) => sessionStorage.getItem(key)!)
const cursors = ({ store }: TestShop) => store.requests.map(({ url }) => new URL(url).search.replace('?', ''))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)))

interface AppProps {
  readonly shop: TestShop
  readonly paging?: Paging | undefined
  readonly maxPages?: number | undefined
  readonly isRestoredByRouter?: boolean | undefined
  readonly isKeyedByRouter?: boolean | undefined
}

/** A shop with a list and a product page on React Router, which can restore scroll positions too. */
function renderApp({
  shop: { Shop },
  paging,
  maxPages,
  isRestoredByRouter = true,
  isKeyedByRouter,
}: AppProps) {
  function List() {
    const { key } = useLocation()
    return (
      <ShopPage
        paging={paging && pagingOf(paging)}
        params={{ limit: 10 }}
        options={{ maxPages }}
        restoreKey={isKeyedByRouter ? key : undefined}
      >
        <Link to="/product">To the product</Link>
      </ShopPage>
    )
  }
  const router = createBrowserRouter([
    {
      element: (
        <Shop>
          <Outlet />
          {isRestoredByRouter && <ScrollRestoration />}
        </Shop>
      ),
      children: [
        { path: '/shop', element: <List /> },
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
    leave: async () => {
      await act(() => router.navigate('/product'))
      await screen.findByRole('heading', { name: 'The product' })
      await painted()
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

beforeEach(async () => {
  sessionStorage.clear()
  // The key of a router, for browsers without the Navigation API.
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await scrollTo(0)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([true, false])(
  'back navigation with React Router (ScrollRestoration: %s)',
  (isRestoredByRouter) => {
    it('shows the cached list at the same pixel without a request', async () => {
      const shop = createTestShop(100)
      const { leave, back } = renderApp({ shop, isRestoredByRouter })
      await showMore(3)
      await scrollTo(2345)
      const [ids, top] = [shownIds(), topOf('p024')]
      await leave()
      expect(window.scrollY).toBe(isRestoredByRouter ? 0 : window.scrollY)
      shop.store.clearRequests()
      await back()
      expect(shownIds()).toEqual(ids)
      expect(topOf('p024')).toBeCloseTo(top, 0)
      await painted()
      expect(topOf('p024')).toBeCloseTo(top, 0)
      expect(shop.store.requests).toHaveLength(0)
    })

    it('opens at the visible item when nothing is cached, and loads pages in both directions from there', async () => {
      const shop = createTestShop(100)
      const { leave, back } = renderApp({ shop, isRestoredByRouter })
      await showMore(4)
      await scrollTo(3456)
      const top = topOf('p035')
      await leave()
      shop.queryClient.clear()
      shop.store.clearRequests()
      await back()
      await waitFor(() => expect(shownIds()).toContain('p035'))
      await painted()
      expect(topOf('p035')).toBeCloseTo(top, 0)
      expect(cursors(shop)).toEqual(['limit=10&starting_after=p033'])

      act(() => screen.getByRole('button', { name: 'Show previous' }).click())
      await waitFor(() => expect(shownIds()[0]).toBe('p024'))
      await painted()
      expect(topOf('p035')).toBeCloseTo(top, 0)
      await showMore(1)
      expect(shownIds().at(-1)).toBe('p053')

      const ids = shownIds()
      await scrollTo(1500)
      const topNow = topOf('p036')
      await leave()
      shop.store.clearRequests()
      await back()
      expect(shownIds()).toEqual(ids)
      expect(topOf('p036')).toBeCloseTo(topNow, 0)
      expect(shop.store.requests).toHaveLength(0)
    })
  },
)

/** Shows the page again with an empty cache, as a new document does. */
function reload(shop: TestShop, page: { readonly close: () => void }, meanwhile = () => {}) {
  page.close()
  shop.queryClient.clear()
  meanwhile()
  window.scrollTo(0, 0)
  return renderApp({ shop })
}

describe('reloading a page with a product list', () => {
  it('opens the list at the item that was visible', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    const top = topOf('p035')
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    reload(shop, first, () => shop.store.clearRequests())
    await waitFor(() => expect(shownIds()).toContain('p035'))
    await painted()
    expect(topOf('p035')).toBeCloseTo(top, 0)
    expect(shop.store.requests).toHaveLength(1)
  })

  it('loads more pages when one page is too short for the position', async () => {
    const shop = createTestShop(40)
    const first = renderApp({ shop })
    await showMore(3)
    await scrollTo(100_000)
    const top = topOf('p040')
    reload(shop, first)
    await waitFor(() => expect(shownIds()).toContain('p040'))
    await painted()
    expect(topOf('p040')).toBeCloseTo(top, 0)
  })

  it('shows what follows the first items of the list in their place, after they were deleted', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await screen.findByText('Product p001')
    await scrollTo(130)
    const top = topOf('p001')
    reload(shop, first, () => shop.store.remove(['p001', 'p002', 'p003']))
    await waitFor(() => expect(shownIds()).toContain('p004'))
    await settled()
    expect(topOf('p004')).toBeCloseTo(top, 0)
  })

  it('loads one page more when items that were inserted at the head make the first page too short', async () => {
    const shop = createTestShop(numberedProducts(95, 6))
    const first = renderApp({ shop })
    await screen.findByText('Product p006')
    await scrollTo(130)
    const top = topOf('p007')
    reload(shop, first, () => shop.store.insert(numberedProducts(5, 1)))
    await waitFor(() => expect(shownIds()).toContain('p007'))
    await settled()
    expect(topOf('p007')).toBeCloseTo(top, 0)
  })

  it.each([
    { change: 'was deleted', isDeleted: true },
    { change: 'has moved down the list', isDeleted: false },
  ])('keeps the item after one that $change in its place', async ({ isDeleted }) => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    expect(topOf('p034')).toBeLessThan(0)
    const top = topOf('p035')
    reload(shop, first, () => {
      if (isDeleted) shop.store.remove(['p034'])
      else shop.store.update('p034', { createdAt: shop.store.products.get('p039')!.createdAt })
    })
    await waitFor(() => expect(shownIds()[0]).toBe('p035'))
    await painted()
    expect(topOf('p035')).toBeCloseTo(top, 0)
  })

  it.each([
    { deleted: ['p034', 'p035'], following: 'p036' },
    { deleted: ['p033', 'p034', 'p035', 'p036'], following: 'p037' },
  ])(
    'shows $following in the place of the first visible item, after $deleted were deleted',
    async (products) => {
      const { deleted, following } = products
      const shop = createTestShop(100)
      const first = renderApp({ shop })
      await showMore(4)
      await scrollTo(3456)
      const top = topOf('p034')
      reload(shop, first, () => shop.store.remove(deleted))
      await waitFor(() => expect(shownIds()).toContain(following))
      await settled()
      expect(topOf(following)).toBeCloseTo(top, 0)
    },
  )

  it('shows the end of the list after all items from the first visible one on were deleted', async () => {
    const shop = createTestShop(40)
    const first = renderApp({ shop })
    await showMore(3)
    await scrollTo(100_000)
    const visible = shownIds().filter(
      (id) => document.querySelector(`[data-item-id="${id}"]`)!.getBoundingClientRect().bottom > 0,
    )
    expect(visible.length).toBeGreaterThan(1)
    reload(shop, first, () => shop.store.remove(visible))
    await waitFor(() => expect(shownIds().at(-1)).toBe(`p0${40 - visible.length}`))
    await settled()
    expect(window.scrollY).toBeGreaterThan(0)
    expect(topOf(shownIds().at(-1)!)).toBeLessThan(innerHeight)
  })

  it.each([
    { change: 'was deleted, and the store refuses it as a cursor', isDeleted: true },
    { change: 'has moved to the end of the store', isDeleted: false },
  ])('keeps its place when the item before the first visible one $change', async ({ isDeleted }) => {
    const shop = createTestShop(100, { dialect: { deletedCursor: 404 } })
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    const top = topOf('p034')
    reload(shop, first, () => {
      if (isDeleted) shop.store.remove(['p033'])
      else shop.store.update('p033', { createdAt: shop.store.products.get('p099')!.createdAt })
    })
    await waitFor(() => expect(shownIds()).toContain('p034'))
    await painted()
    expect(topOf('p034')).toBeCloseTo(top, 0)
    expect(topOf('p035')).toBeCloseTo(top + 100, 0)
  })

  it('keeps its place when the store refuses both the item before the first visible one and the one after it', async () => {
    const shop = createTestShop(100, { dialect: { deletedCursor: 404 } })
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    const top = topOf('p034')
    // From now on, the list has too few pages to find the item from its head.
    const second = reload(shop, first)
    await waitFor(() => expect(shownIds()[0]).toBe('p034'))
    await settled()
    shop.store.remove(['p033', 'p035'])
    reload(shop, second)
    await waitFor(() => expect(shownIds()).toContain('p034'))
    await painted()
    expect(topOf('p034')).toBeCloseTo(top, 0)
    expect(topOf('p036')).toBeCloseTo(top + 100, 0)
  })

  it('keeps its place when the item at which an earlier reload opened the list has moved', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    const top = topOf('p034')
    const second = reload(shop, first)
    await waitFor(() => expect(shownIds()[0]).toBe('p034'))
    await settled()
    shop.store.update('p033', { createdAt: shop.store.products.get('p099')!.createdAt })
    reload(shop, second)
    await waitFor(() => expect(shownIds()).toContain('p034'))
    await painted()
    expect(topOf('p034')).toBeCloseTo(top, 0)
  })

  it('keeps the row that the user reads, not one of which a few pixels are in view, when items are inserted between', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3512)
    const top = topOf('p035')
    expect(top).toBe(8)
    reload(shop, first, () =>
      shop.store.insert([34.2, 34.4, 34.6].flatMap((from) => numberedProducts(1, from))),
    )
    await waitFor(() => expect(shownIds()).toContain('p035'))
    await painted()
    expect(topOf('p035')).toBeCloseTo(top, 0)
  })

  it('loads no previous page until the user scrolls up', async () => {
    const shop = createTestShop(200)
    const first = renderApp({ shop, paging: 'auto' })
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(10))
    await scrollTo(1500)
    await settled()
    first.close()
    shop.queryClient.clear()
    window.scrollTo(0, 0)
    renderApp({ shop, paging: 'auto' })
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(10))
    await settled()
    expect(shownIds()[0]).toBe('p014')
    await scrollTo(window.scrollY - 30)
    await waitFor(() => expect(shownIds()[0]).toBe('p004'))
  })

  it('does not scroll when the user scrolled while the list was loading', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    first.close()
    shop.queryClient.clear()
    window.scrollTo(0, 0)
    shop.store.pause()
    renderApp({ shop })
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))
    shop.store.resume()
    await waitFor(() => expect(shownIds()).toContain('p035'))
    await painted()
    expect(window.scrollY).toBe(0)
  })

  it('shows the same page with paging pages', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop, paging: 'pages' })
    await screen.findByRole('button', { name: 'Next page' })
    for (const id of ['p011', 'p021']) {
      act(() => screen.getByRole('button', { name: 'Next page' }).click())
      await waitFor(() => expect(shownIds()[0]).toBe(id))
    }
    await scrollTo(300)
    first.close()
    shop.queryClient.clear()
    renderApp({ shop, paging: 'pages' })
    await waitFor(() => expect(shownIds()[0]).toBe('p021'))
    expect(shownIds()).toHaveLength(10)
  })

  it('restores a maxPages window that had slid', async () => {
    const shop = createTestShop(100)
    const { leave, back } = renderApp({ shop, maxPages: 2 })
    await showMore(4)
    await scrollTo(700)
    const [ids, seen] = [shownIds(), shownIds().find((id) => topOf(id) >= 0)!]
    const top = topOf(seen)
    await leave()
    await back()
    expect(shownIds()).toEqual(ids)
    expect(topOf(seen)).toBeCloseTo(top, 0)
  })
})

describe('the record of a scroll position', () => {
  it('a list that was left while it still showed the items of another sort order opens at its head', async () => {
    const { Shop, store, queryClient } = createTestShop(100)
    const page = (order: 'asc' | 'desc') => (
      <Shop>
        <ShopPage
          params={{ limit: 50, sort: 'name', order }}
          options={{ placeholderData: keepPreviousData }}
        />
      </Shop>
    )
    const first = render(page('asc'))
    await screen.findByText('Product p001')
    await scrollTo(1234)
    store.pause()
    first.rerender(page('desc'))
    await painted()
    expect(shownIds()).toContain('p012')
    await scrollTo(1300)
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    first.unmount()
    queryClient.clear()
    store.resume()
    window.scrollTo(0, 0)
    render(page('desc'))
    await waitFor(() => expect(shownIds()[0]).toBe('p100'))
    await painted()
    expect(window.scrollY).toBe(0)
  })

  it('a record contains only ids and numbers, in less than 300 bytes', async () => {
    const { leave } = renderApp({ shop: createTestShop(100) })
    await showMore(2)
    await scrollTo(1234)
    await leave()
    expect(records()).toHaveLength(1)
    expect(records()[0]!.length).toBeLessThan(300)
    expect(JSON.parse(records()[0]!)).toEqual({
      id: expect.stringMatching(/^p0/),
      offset: expect.any(Number),
      next: { id: expect.stringMatching(/^p0/), offset: expect.any(Number) },
      holdsViewport: true,
      scrollTop: 1234,
      savedAt: expect.any(Number),
      startCursor: {},
      resumeCursor: { startingAfter: expect.stringMatching(/^p0/) },
      pageCount: 3,
    })
  })

  it.each([
    ['not JSON', '{"id":'],
    ['another shape', '{"id":7}'],
    ['null', 'null'],
    [
      'both cursors',
      '{"id":"p035","offset":0,"holdsViewport":true,"pageCount":1,"startCursor":{},"resumeCursor":{"startingAfter":"a","endingBefore":"b"}}',
    ],
    [
      'an empty cursor',
      '{"id":"p035","offset":0,"holdsViewport":true,"pageCount":1,"startCursor":{},"resumeCursor":{"startingAfter":""}}',
    ],
    [
      'too large',
      JSON.stringify({
        id: 'x'.repeat(5_000),
        offset: 0,
        holdsViewport: true,
        pageCount: 1,
        startCursor: {},
        resumeCursor: {},
      }),
    ],
  ])('a record is ignored when it is %s, and the list starts at its head', async (_name, text) => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(3)
    await scrollTo(2000)
    first.close()
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('storefront-react:')) sessionStorage.setItem(key, text)
    }
    shop.queryClient.clear()
    window.scrollTo(0, 0)
    renderApp({ shop })
    await screen.findByRole('button', { name: 'Show more' })
    expect(shownIds()[0]).toBe('p001')
    expect(shownIds()).toHaveLength(10)
  })

  it('starts the list at its head when the store does not know its cursor', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(3)
    await scrollTo(2000)
    first.close()
    for (const key of Object.keys(sessionStorage)) {
      const text = sessionStorage.getItem(key)!
      if (key.startsWith('storefront-react:')) sessionStorage.setItem(key, text.replaceAll('p0', 'q0'))
    }
    shop.queryClient.clear()
    window.scrollTo(0, 0)
    renderApp({ shop })
    await waitFor(() => expect(shownIds()[0]).toBe('p001'))
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('the list works without records when storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const { leave, back } = renderApp({ shop: createTestShop(100), isRestoredByRouter: false })
    await showMore(2)
    await scrollTo(1000)
    await leave()
    await back()
    expect(shownIds()).toHaveLength(30)
  })

  it('a record is not used in a new history entry of the same list', async () => {
    const shop = createTestShop(100)
    const { leave } = renderApp({ shop })
    await showMore(2)
    await scrollTo(1234)
    await leave()
    shop.queryClient.clear()
    cleanup()
    history.pushState({ key: crypto.randomUUID() }, '', '/shop')
    renderApp({ shop })
    await screen.findByRole('button', { name: 'Show more' })
    expect(shownIds()[0]).toBe('p001')
  })

  it('a record is stored under the router’s key in a browser without the Navigation API', async () => {
    vi.stubGlobal('navigation', undefined)
    const shop = createTestShop(100)
    const { leave, back } = renderApp({ shop, isKeyedByRouter: true, isRestoredByRouter: false })
    await showMore(3)
    await scrollTo(2345)
    const top = topOf('p024')
    await leave()
    shop.queryClient.clear()
    await back()
    await waitFor(() => expect(shownIds()).toContain('p024'))
    await painted()
    expect(topOf('p024')).toBeCloseTo(top, 0)
  })

  it('a record is saved on a click that navigates before the scroll event fires', async () => {
    vi.stubGlobal('navigation', undefined)
    const shop = createTestShop(100)
    const { back } = renderApp({ shop, isKeyedByRouter: true, isRestoredByRouter: false })
    await showMore(3)
    await scrollTo(500)
    window.scrollTo({ top: 2345, behavior: 'instant' })
    const top = topOf('p024')
    act(() => screen.getByRole('link', { name: 'To the product' }).click())
    await screen.findByRole('heading', { name: 'The product' })
    await back()
    await waitFor(() => expect(shownIds()).toContain('p024'))
    await painted()
    expect(topOf('p024')).toBeCloseTo(top, 0)
  })

  it.each([
    ['a key', { key: 'k1', idx: 0 }, 'cached'],
    ['a key', { key: 'k1', idx: 0 }, 'not cached'],
    ['only an index, as the first one of React Router', null, 'cached'],
    ['only an index, as the first one of React Router', null, 'not cached'],
  ])(
    'a record is stored without the Navigation API when history.state has %s %j (%s)',
    async (_, initial, cached) => {
      vi.stubGlobal('navigation', undefined)
      history.replaceState(initial, '')
      const shop = createTestShop(100)
      const { leave, back } = renderApp({ shop, isRestoredByRouter: false })
      const state = JSON.stringify(history.state)
      await showMore(3)
      await scrollTo(2345)
      const top = topOf('p024')
      await leave()
      if (cached === 'not cached') shop.queryClient.clear()
      await scrollTo(0)
      await back()
      await waitFor(() => expect(shownIds()).toContain('p024'))
      await painted()
      expect(topOf('p024')).toBeCloseTo(top, 0)
      expect(JSON.stringify(history.state)).toBe(state)
    },
  )

  it('no record is stored when nothing identifies the history entry, and the list starts at its head', async () => {
    vi.stubGlobal('navigation', undefined)
    history.replaceState(null, '')
    const shop = createTestShop(100)
    const page = (
      <shop.Shop>
        <ShopPage params={{ limit: 10 }} />
      </shop.Shop>
    )
    const first = render(page)
    await showMore(2)
    await scrollTo(700)
    await settled()
    first.unmount()
    expect(records()).toEqual([])
    shop.queryClient.clear()
    await scrollTo(0)
    render(page)
    await screen.findByRole('button', { name: 'Show more' })
    await settled()
    expect(shownIds()).toHaveLength(10)
    expect(window.scrollY).toBe(0)
  })

  it('a record under an index of history.state is not used after the browser loaded another document', async () => {
    vi.stubGlobal('navigation', undefined)
    history.replaceState({ idx: 0 }, '')
    const { Shop, queryClient } = createTestShop(100)
    const page = (
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>
    )
    const first = render(page)
    await showMore(2)
    await scrollTo(1234)
    await settled()
    first.unmount()
    expect(records()).toHaveLength(1)
    queryClient.clear()
    await scrollTo(0)
    // A document from the back/forward cache.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(records()).toEqual([])
    render(page)
    await screen.findByRole('button', { name: 'Show more' })
    await settled()
    expect(window.scrollY).toBe(0)
  })

  it('only the records of the 50 newest lists are kept', async () => {
    const now = vi.spyOn(Date, 'now')
    const record =
      '{"id":"p035","offset":0,"holdsViewport":true,"pageCount":1,"startCursor":{},"resumeCursor":{}'
    for (let index = 0; index < 60; index++) {
      sessionStorage.setItem(`storefront-react:list:old ${index}`, `${record},"savedAt":${1000 + index}}`)
    }
    now.mockReturnValue(5000)
    sessionStorage.setItem('another', 'entry')
    const { leave } = renderApp({ shop: createTestShop(100) })
    await showMore(1)
    await scrollTo(700)
    await leave()
    expect(records()).toHaveLength(50)
    const times = records().map((text) => (JSON.parse(text) as { savedAt: number }).savedAt)
    expect(times).toContain(5000)
    expect(Math.min(...times)).toBe(1011)
    expect(sessionStorage.getItem('another')).toBe('entry')
  })
})

describe('back navigation to a server-rendered list', () => {
  it('hydrates the server’s HTML, then shows the saved position before the first paint', async () => {
    const shop = createTestShop(100)
    const first = renderApp({ shop })
    await showMore(4)
    await scrollTo(3456)
    const top = topOf('p035')
    first.close()

    const { Shop, store, queryClient } = shop
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    queryClient.clear()
    const query = productsQueryOptions(client, { limit: 10 })
    await queryClient.prefetchInfiniteQuery(query)
    const page = (
      <Shop>
        <ShopPage params={{ limit: 10 }} />
      </Shop>
    )
    const html = renderToHtml(page)
    expect(html).toContain('Product p001')
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    window.scrollTo(0, 0)
    store.clearRequests()
    const onRecoverableError = vi.fn()
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }))
    await waitFor(() => expect(shownIds()).toContain('p035'))
    await painted()
    expect(topOf('p035')).toBeCloseTo(top, 0)
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(store.requests).toHaveLength(1)
    act(() => root.unmount())
    container.remove()
  })

  // The HTML of a server has the id of each row for this: until rows hydrate, no ref can write the id.
  it('shows the position of a user who left before the code of the rows had loaded', async () => {
    const { Shop } = createTestShop(30)
    const Rows = () => (
      <ProductList.Items style={{ margin: 0, padding: 0 }}>
        {({ name }) => <ProductList.Item style={{ height: 100 }}>{name}</ProductList.Item>}
      </ProductList.Items>
    )
    const NeverLoaded = lazy(() => new Promise<never>(() => {}))
    const pageWith = (rows: ReactNode) => (
      <Shop>
        <ProductList.Root params={{ limit: 30 }}>
          <Suspense>{rows}</Suspense>
        </ProductList.Root>
      </Shop>
    )
    const page = pageWith(<Rows />)
    const topOfRow = async () => (await screen.findByText('Product p018')).getBoundingClientRect().top
    const first = render(page)
    await topOfRow()
    first.unmount()

    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToHtml(page)
    const root = await act(async () => hydrateRoot(container, pageWith(<NeverLoaded />)))
    await scrollTo(1650)
    const top = await topOfRow()
    await settled()
    act(() => root.unmount())
    container.remove()
    await scrollTo(0)
    render(page)
    await waitFor(async () => expect(await topOfRow()).toBeCloseTo(top, 0))
  })
})

it('back navigation requests a failing page once and leaves the retry to the user', async () => {
  const { Shop, store, queryClient } = createTestShop(100)
  const page = (
    <Shop>
      <ShopPage params={{ limit: 5 }} />
    </Shop>
  )
  const first = render(page)
  await showMore(4)
  await scrollTo(800)
  const top = topOf('p008')
  await settled()
  first.unmount()
  queryClient.clear()
  store.clearRequests()
  // The first page is too short for the position, and the second one fails.
  store.failWhen({ skip: 1, times: 1 }, 403)
  render(page)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await settled()
  expect(store.requests).toHaveLength(2)

  act(() => retry.click())
  await waitFor(() => expect(topOf('p008')).toBeCloseTo(top, 0))
})

it('back navigation restores the position of a list that was hidden afterwards', async () => {
  const { Shop } = createTestShop(30)
  const pageWith = (tab: string) => (
    <Shop>
      <div hidden={tab !== 'list'}>
        <ShopPage params={{ limit: 30 }} />
      </div>
      <button type="button">Reviews</button>
    </Shop>
  )
  const view = render(pageWith('list'))
  await screen.findByText('Product p001')
  await scrollTo(500)
  const top = topOf('p006')
  await settled()
  view.rerender(pageWith('reviews'))
  act(() => screen.getByText('Reviews').click())
  await settled()
  view.unmount()
  await scrollTo(0)
  render(pageWith('list'))
  await settled()
  expect(topOf('p006')).toBeCloseTo(top, 0)
})

it('back navigation restores a list whose params change after the history entry', async () => {
  const { Shop, queryClient } = createTestShop(100)
  function Page() {
    const [search] = useSearchParams()
    return (
      <>
        <Link to="?limit=4">Few</Link>
        <ShopPage params={{ limit: Number(search.get('limit') ?? 20) }} />
      </>
    )
  }
  const element = (
    <Shop>
      <Page />
    </Shop>
  )
  const router = createBrowserRouter([{ path: '/shop', element }])
  render(<RouterProvider router={router} />)
  await showMore(3)
  await scrollTo(5000)
  await settled()
  const seen = shownIds().find((id) => topOf(id) >= 0)!
  const top = topOf(seen)
  act(() => screen.getByText('Few').click())
  await waitFor(() => expect(shownIds()).toHaveLength(4))
  await settled()
  queryClient.removeQueries({ type: 'inactive' })
  await act(() => router.navigate(-1))
  await waitFor(() => expect(shownIds()).toContain(seen))
  await settled()
  expect(topOf(seen)).toBeCloseTo(top, 0)
  router.dispose()
})

it('back navigation restores a list whose params are known only after its first render', async () => {
  const { Shop } = createTestShop(100)
  function Page() {
    const [isWide, setWide] = useState(false)
    useEffect(() => setWide(true), [])
    return <ShopPage params={{ limit: isWide ? 50 : 10 }} />
  }
  const page = (
    <Shop>
      <Page />
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p050')
  await scrollTo(2000)
  await settled()
  first.unmount()
  await scrollTo(0)
  render(page)
  await screen.findByText('Product p050')
  await settled()
  expect(window.scrollY).toBe(2000)
})

it.each<[string, () => ReactNode]>([
  ['a list', () => <ShopPage params={{ limit: 10 }} />],
  [
    'the URL of one',
    function Url() {
      return <a href={useProductListUrl().getPageHref({})}>First page</a>
    },
  ],
])('a router can change the address inside useInsertionEffect: %s', async (_, Part) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { Shop } = createTestShop(20)
  /** Navigates as the App Router of Next does. */
  function AddressUpdater({ url }: { readonly url: string | undefined }) {
    useInsertionEffect(() => {
      if (url) history.pushState(null, '', url)
    }, [url])
    return null
  }
  const pageAt = (url?: string) => (
    <NuqsAdapter>
      <AddressUpdater url={url} />
      <Shop>
        <Part />
      </Shop>
    </NuqsAdapter>
  )
  const view = render(pageAt())
  await settled()
  await act(async () => view.rerender(pageAt('/shop?a=1')))
  expect(error.mock.calls).toEqual([])
})

it('back navigation scrolls once, and not again when React reveals suspended content', async () => {
  const { Shop } = createTestShop(50)
  let isReady = true
  let resolveReady = () => {}
  const ready = new Promise<void>((resolve) => (resolveReady = resolve))
  const QuickView = () => <p>Quick view</p>
  const LateQuickView = lazy(() => ready.then(() => ({ default: QuickView })))
  const newPage = () => (
    <Shop>
      <div style={{ minHeight: 6000 }}>
        <Suspense fallback={<p>One moment</p>}>
          <ShopPage params={{ limit: 50 }} />
          {isReady ? <QuickView /> : <LateQuickView />}
        </Suspense>
      </div>
    </Shop>
  )
  const first = render(newPage())
  await screen.findByText('Product p001')
  await scrollTo(1000)
  await settled()
  first.unmount()
  const view = render(newPage())
  await waitFor(() => expect(window.scrollY).toBe(1000))
  await settled()
  act(() => void window.dispatchEvent(new WheelEvent('wheel', { deltaY: 2000 })))
  await scrollTo(3000)
  isReady = false
  view.rerender(newPage())
  await screen.findByText('One moment')
  isReady = true
  await act(async () => resolveReady())
  await waitFor(() => expect(screen.queryByText('One moment')).toBeNull())
  await settled()
  expect(window.scrollY).toBe(3000)
})

it('back navigation scrolls the document inside an ancestor with overflow-x: hidden', async () => {
  const { Shop } = createTestShop(100)
  const page = (
    <Shop>
      <main style={{ overflowX: 'hidden' }}>
        <ShopPage params={{ limit: 50 }} />
      </main>
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p001')
  await scrollTo(1234)
  await settled()
  first.unmount()
  await scrollTo(0)
  render(page)
  await waitFor(() => expect(window.scrollY).toBe(1234))
})

it('back navigation scrolls the element around the list', async () => {
  const { Shop } = createTestShop(100)
  const page = (
    <Shop>
      <div data-testid="scroller" style={{ height: 400, overflowY: 'auto' }}>
        <ShopPage params={{ limit: 10 }} />
      </div>
    </Shop>
  )
  const { unmount } = render(page)
  await showMore(2)
  screen.getByTestId('scroller').scrollTop = 1777
  await settled()
  const top = topOf('p018')
  unmount()
  render(page)
  expect(topOf('p018')).toBeCloseTo(top, 0)
})
