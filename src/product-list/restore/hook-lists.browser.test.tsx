import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { leaveReloadAndReturn, showMore, visitShop } from '../../../test/product-list/shop-visit.js'
import { createTestShop, numberedProducts, type TestShop } from '../../../test/product-list/test-shop.js'
import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { useCollectionProducts } from '../../hooks/list/use-collection-products.js'
import { useProducts } from '../../hooks/list/use-products.js'
import { useResourceList } from '../../hooks/list/use-resource-list.js'
import { useSuspenseProducts } from '../../hooks/list/use-suspense-products.js'
import { useStorefrontClient } from '../../hooks/use-storefront-client.js'
import { ProductList } from '../index.js'

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)))
const cursors = ({ store }: TestShop) => store.requests.map(({ url }) => new URL(url).search.replace('?', ''))

function CollectionList() {
  return <ShopPage list={useCollectionProducts({ slug: 'teas' }, { limit: 10 })} />
}
function ResourceList() {
  return <ShopPage list={useResourceList(useStorefrontClient().products.definition, { limit: 10 })} />
}
function SuspenseList() {
  return <ShopPage list={useSuspenseProducts({ limit: 10 })} />
}
function ParamsList() {
  return <ShopPage params={{ limit: 10 }} />
}

const newShop = () =>
  createTestShop(
    numberedProducts(100).map((product) => ({ ...product, collections: [{ id: 'teas', slug: 'teas' }] })),
    { collections: [{ id: 'teas', name: 'Teas', slug: 'teas' }] },
  )

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

describe.each([
  ['params', ParamsList],
  ['list={useCollectionProducts(…)}', CollectionList],
  ['list={useResourceList(…)}', ResourceList],
  ['list={useSuspenseProducts(…)}', SuspenseList],
])('ProductList.Root with %s', (_name, List) => {
  it('shows the same pixel when the user reloads the product page and goes back', async () => {
    const shop = newShop()
    const first = visitShop(shop, List)
    await showMore(3)
    await scrollTo(2345)
    const top = topOf('p024')
    const second = await leaveReloadAndReturn(shop, first, List)
    await waitFor(() => expect(shownIds()).toContain('p024'))
    await painted()
    expect(topOf('p024')).toBeCloseTo(top, 0)
    expect(cursors(shop).at(-1)).toBe('limit=10&starting_after=p022')
    // A suspending hook loads its first page before the list can reopen it.
    if (List !== SuspenseList) expect(cursors(shop)).toHaveLength(1)

    act(() => screen.getByRole('button', { name: 'Show previous' }).click())
    await waitFor(() => expect(shownIds()[0]).toBe('p013'))
    await painted()
    expect(topOf('p024')).toBeCloseTo(top, 0)

    // The restored list is cached too.
    await scrollTo(window.scrollY + 57)
    const topNow = topOf('p024')
    await second.openProduct()
    shop.store.clearRequests()
    await second.back()
    await waitFor(() => expect(shownIds()[0]).toBe('p013'))
    await painted()
    expect(topOf('p024')).toBeCloseTo(topNow, 0)
    expect(cursors(shop)).toHaveLength(0)
  })
})

it('a list of a hook hydrates the server’s HTML, then opens at the saved position', async () => {
  const shop = newShop()
  const first = render(<CollectionList />, { wrapper: shop.Shop })
  await showMore(3)
  await scrollTo(2345)
  const top = topOf('p024')
  first.unmount()
  shop.queryClient.clear()
  // The server sends the head of the list.
  const view = render(<CollectionListWithoutRestoring />, { wrapper: shop.Shop })
  await screen.findByText('Product p001')
  view.unmount()
  const page = (
    <shop.Shop>
      <CollectionList />
    </shop.Shop>
  )
  const html = renderToHtml(page)
  expect(html).toContain('Product p001')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  window.scrollTo(0, 0)
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, page, { onRecoverableError }))
  await waitFor(() => expect(shownIds()).toContain('p024'))
  await painted()
  expect(topOf('p024')).toBeCloseTo(top, 0)
  expect(onRecoverableError).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})

function CollectionListWithoutRestoring() {
  return <ShopPage restoreKey={null} list={useCollectionProducts({ slug: 'teas' }, { limit: 10 })} />
}

it('a list of a hook starts at its head when its params changed and changed back', async () => {
  const shop = newShop()
  function List() {
    const [limit, setLimit] = useState(10)
    return (
      <>
        {/* Browsers draw buttons in different heights, which would change the item at the top of the viewport. */}
        <button style={{ position: 'fixed', top: 0 }} onClick={() => setLimit(limit === 10 ? 5 : 10)}>
          Other page size
        </button>
        <ShopPage list={useProducts({ limit })} />
      </>
    )
  }
  const first = visitShop(shop, List)
  await showMore(3)
  await scrollTo(2345)
  await leaveReloadAndReturn(shop, first, List)
  await waitFor(() => expect(shownIds()[0]).toBe('p023'))
  act(() => screen.getByText('Other page size').click())
  await waitFor(() => expect(shownIds()).toHaveLength(5))
  expect(shownIds()[0]).toBe('p001')
  act(() => screen.getByText('Other page size').click())
  await waitFor(() => expect(shownIds()).toHaveLength(10))
  expect(shownIds()[0]).toBe('p001')
})

describe('two lists on one page', () => {
  const teas = { slug: 'teas' }
  function TwoLists() {
    const offers = useCollectionProducts(teas, { limit: 8 })
    const all = useProducts({ limit: 10, sort: 'createdAt', order: 'asc' })
    return (
      <>
        <section data-testid="offers">
          <ShopPage list={offers} />
        </section>
        <section data-testid="all">
          <ShopPage list={all} />
        </section>
      </>
    )
  }
  const inAll = (id: string) =>
    document.querySelector(`[data-testid="all"] [data-item-id="${id}"]`)!.getBoundingClientRect().top

  it.each([
    ['the other list', '/collections/teas/products'],
    ['the list that the user read', '/products'],
  ])('only the list that the user read scrolls the window, when %s answers late', async (_, path) => {
    const shop = newShop()
    const first = visitShop(shop, TwoLists)
    await waitFor(() => expect(shownIds()).toHaveLength(18))
    await scrollTo(1400)
    const id = 'p097'
    const top = inAll(id)
    expect(top).toBeGreaterThan(0)
    const late = shop.store.failWhen({ path }, { kind: 'slow', durationMs: 700, chunks: 2 })
    const scrolled = vi.spyOn(Element.prototype, 'scrollTo')
    await leaveReloadAndReturn(shop, first, TwoLists)
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(15), { timeout: 3000 })
    await settled()
    expect(inAll(id)).toBeCloseTo(top, 0)
    expect(scrolled).toHaveBeenCalled()
    late()
  })
})

it('two roots that show the same list in one history entry cause a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { Shop } = newShop()
  function Twice() {
    const list = useProducts({ limit: 3 })
    return (
      <>
        <ProductList.Root list={list} />
        <ProductList.Root list={list} restoreKey={null} />
        <ProductList.Root list={list} />
      </>
    )
  }
  render(<Twice />, { wrapper: Shop })
  await settled()
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
    expect.stringContaining('two <ProductList.Root> show the same list'),
  ])
})
