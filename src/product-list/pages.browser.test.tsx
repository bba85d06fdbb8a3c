import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, Link, RouterProvider, ScrollRestoration, useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { renderToHtml } from '../../test/server-rendering/render-to-html.js'
import type { PageCursor } from '../core/list/list-params.js'
import { ProductList } from './index.js'
import { productsQueryOptions } from '../queries/resource-queries.js'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `p${String(from + index).padStart(3, '0')}`)
const hrefOf = ({ startingAfter, endingBefore }: PageCursor) =>
  startingAfter ? `?after=${startingAfter}` : endingBefore ? `?before=${endingBefore}` : '?'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/shop')
  return scrollTo(0)
})

describe('ProductList with paging pages', () => {
  it('replaces the page, scrolls to its start and focuses its first item', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage paging="pages" params={{ limit: 20 }} />
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(21, 40)))
    expect(document.activeElement).toBe(itemOf('p021').querySelector('a'))
    expect(document.querySelector('[data-product-list]')!.getBoundingClientRect().top).toBeCloseTo(0, 0)

    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(41, 60)))
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(21, 40)))
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(1, 20)))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull())
  })

  it('shows a page from its start when pages are not history entries', async () => {
    const { Shop } = createTestShop(60)
    function Page() {
      const [cursor, setCursor] = useState<PageCursor>({})
      return <ShopPage paging="pages" params={{ limit: 20, ...cursor }} onPageChange={setCursor} />
    }
    render(
      <Shop>
        <Page />
      </Shop>,
    )
    const turn = async (name: string, first: string) => {
      const button = await screen.findByRole('button', { name })
      // `focus()` would scroll to the control first.
      act(() => button.click())
      await waitFor(() => expect(shownIds()[0]).toBe(first))
    }
    await turn('Next page', 'p021')
    await scrollTo(1500)
    // The list saves its position after the last scroll event.
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
    await turn('Previous page', 'p001')
    await turn('Next page', 'p021')
    await painted()
    expect(topOf('p021')).toBeGreaterThanOrEqual(0)
  })

  it('focuses a page that arrives, but not the items that load after a failed page', async () => {
    const { Shop, store } = createTestShop(30)
    function Page() {
      const [sort, setSort] = useState('createdAt')
      return (
        <>
          <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
            <option>createdAt</option>
            <option>name</option>
          </select>
          <ShopPage paging="pages" params={{ limit: 5, sort, order: 'asc' }} />
        </>
      )
    }
    render(
      <Shop>
        <Page />
      </Shop>,
    )
    await screen.findByText('Product p030')
    store.failNext(403)
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByRole('button', { name: 'Try again' })
    const select = screen.getByLabelText<HTMLSelectElement>('Sort')
    select.focus()
    await userEvent.selectOptions(select, 'name')
    await screen.findByText('Product p001')
    await painted()
    expect(document.activeElement).toBe(select)
  })

  it('does not scroll when the start of the list is visible', async () => {
    const { Shop } = createTestShop(10)
    render(
      <Shop>
        <ShopPage paging="pages" params={{ limit: 2 }} />
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(3, 4)))
    expect(window.scrollY).toBe(0)
  })

  it('calls onPageChange and shows the page of the new params', async () => {
    const { Shop } = createTestShop(60)
    const seen: PageCursor[] = []
    function Page() {
      const [cursor, setCursor] = useState<PageCursor>({})
      const goTo = (next: PageCursor) => {
        seen.push(next)
        setCursor(next)
      }
      return (
        <ShopPage
          paging="pages"
          params={{ limit: 20, ...cursor }}
          options={{ placeholderData: (previous) => previous }}
          onPageChange={goTo}
          getPageHref={hrefOf}
        />
      )
    }
    render(
      <Shop>
        <Page />
      </Shop>,
    )
    const next = await screen.findByRole('link', { name: 'Next page' })
    expect(next.getAttribute('href')).toBe('?after=p020')
    expect(next.getAttribute('rel')).toBe('next')
    await userEvent.click(next)
    await waitFor(() => expect(shownIds()).toEqual(range(21, 40)))
    expect(document.activeElement).toBe(itemOf('p021').querySelector('a'))
    const previous = screen.getByRole('link', { name: 'Previous page' })
    expect(previous.getAttribute('href')).toBe('?before=p021')
    await userEvent.click(previous)
    await waitFor(() => expect(shownIds()).toEqual(range(1, 20)))
    expect(seen).toEqual([{ startingAfter: 'p020' }, { endingBefore: 'p021' }])
    expect(location.search).toBe('')
  })

  it('navigates by a router’s link in render', async () => {
    const { Shop } = createTestShop(60)
    function Page() {
      const [search] = useSearchParams()
      return (
        <Shop>
          <ProductList.Root
            paging="pages"
            params={{ limit: 20, startingAfter: search.get('after') ?? undefined }}
            options={{ placeholderData: (previous) => previous }}
            getPageHref={hrefOf}
          >
            <ProductList.Items style={{ margin: 0 }}>
              {({ id }) => (
                <ProductList.Item style={{ height: 100 }}>
                  <a href={`#${id}`}>{id}</a>
                </ProductList.Item>
              )}
            </ProductList.Items>
            <ProductList.Next
              render={({ ref: _, ...props }) => <Link {...props} to={(props as { href: string }).href} />}
            />
          </ProductList.Root>
          <ScrollRestoration />
        </Shop>
      )
    }
    render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />)
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(shownIds()).toEqual(range(21, 40)))
    expect(location.search).toBe('?after=p020')
    expect(document.activeElement).toBe(itemOf('p021').querySelector('a'))
    await painted()
    expect(topOf('p021')).toBe(0)
    history.back()
    await waitFor(() => expect(shownIds()).toEqual(range(1, 20)))
  })
})

describe('links of a product list', () => {
  const clicked = vi.fn((event: MouseEvent) => {
    const wasPrevented = event.defaultPrevented
    event.preventDefault()
    return wasPrevented
  })
  beforeEach(() => {
    clicked.mockClear()
    window.addEventListener('click', clicked)
  })
  afterEach(() => window.removeEventListener('click', clicked))

  it('links navigate with paging pages, and load in place with load-more', async () => {
    const { Shop } = createTestShop(30)
    const { rerender } = render(
      <Shop>
        <ShopPage paging="pages" params={{ limit: 10 }} getPageHref={hrefOf} />
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
    expect(clicked).toHaveLastReturnedWith(false)
    expect(shownIds()).toEqual(range(1, 10))

    rerender(
      <Shop>
        <ShopPage params={{ limit: 10 }} getPageHref={hrefOf} />
      </Shop>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }))
    expect(clicked).toHaveLastReturnedWith(true)
    await waitFor(() => expect(shownIds()).toEqual(range(1, 20)))
  })

  it('links leave a click with a modifier key to the browser', async () => {
    const { Shop, store } = createTestShop(30)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} getPageHref={hrefOf} />
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }), { modifiers: ['Control'] })
    expect(clicked).toHaveLastReturnedWith(false)
    expect(store.requests).toHaveLength(1)
  })

  it('links are in the server’s HTML, so that they work without scripts', async () => {
    const { Shop, store, queryClient } = createTestShop(30)
    const page = (
      <Shop>
        <ShopPage paging="pages" params={{ limit: 10, startingAfter: 'p010' }} getPageHref={hrefOf} />
      </Shop>
    )
    const { createStorefrontClient } = await import('../core/index.js')
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    await queryClient.prefetchInfiniteQuery(
      productsQueryOptions(client, { limit: 10, startingAfter: 'p010' }),
    )
    const container = document.createElement('div')
    container.innerHTML = renderToHtml(page)
    const hrefs = [...container.querySelectorAll('a[rel]')].map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual(['?before=p011', '?after=p020'])

    document.body.append(container)
    const onRecoverableError = vi.fn()
    const root = await act(() => hydrateRoot(container, page, { onRecoverableError }))
    expect(shownIds()).toEqual(range(11, 20))
    expect(onRecoverableError).not.toHaveBeenCalled()
    act(() => root.unmount())
    container.remove()
  })
})
