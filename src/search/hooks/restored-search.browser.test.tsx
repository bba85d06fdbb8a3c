import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { leaveReloadAndReturn, visitShop } from '../../../test/product-list/shop-visit.js'
import { createTestShop, numberedProducts } from '../../../test/product-list/test-shop.js'
import { searchOf } from '../../../packages/search/test/search-of.js'
import { createSearchHandler, toSearchDocument } from 'storefront-search/server'
import { createHttpSearchEngine } from '../client/create-http-search-engine.js'
import { createSearch, type Search } from '../client/create-search.js'
import { useProductSearch } from './use-product-search.js'

const products = numberedProducts(80)
const localSearch = () => searchOf(products.map((product) => toSearchDocument(product)))

function remoteSearch(): Search {
  const handle = createSearchHandler({ search: localSearch() })
  return createSearch({
    client: { cacheScope: 'remote' },
    engine: createHttpSearchEngine({
      url: 'https://shop.test/search',
      fetch: (input) => handle(new Request(input)),
    }),
  })
}

function Results({ search }: { readonly search: Search }) {
  const [params] = useSearchParams()
  const page = Number(params.get('page') ?? 1)
  const results = useProductSearch(search, { query: 'product', limit: 10, page }, { refresh: false })
  return <ShopPage list={results} getPageHref={({ page: number }) => `?page=${number}`} />
}

/** A list over a search of its own, as after a reload. */
const listOver = (search: Search) => () => <Results search={search} />

async function press(name: string): Promise<void> {
  const before = shownIds().length
  const control = await screen.findByRole('link', { name })
  act(() => control.click())
  await waitFor(() => expect(shownIds().length).toBeGreaterThan(before))
}

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState(null, '', '/shop')
  await scrollTo(0)
})
afterEach(cleanup)

describe.each([
  ['in the page', localSearch],
  ['on a server', remoteSearch],
])('useProductSearch %s', (_kind, create) => {
  it('shows page 4 at the same pixel when the user reloads the product page and goes back', async () => {
    const shop = createTestShop(products)
    const first = visitShop(shop, listOver(create()))
    await screen.findByRole('link', { name: 'Show more' })
    for (const _ of [2, 3, 4]) await press('Show more')
    await scrollTo(3456)
    const top = topOf('p035')
    const second = await leaveReloadAndReturn(shop, first, listOver(create()))
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    await painted()
    expect(topOf('p035')).toBeCloseTo(top, 0)
    second.close()
  })

  it('resumes at the first loaded page when the user came in at a later one', async () => {
    history.replaceState(null, '', '/shop?page=4')
    const shop = createTestShop(products)
    const first = visitShop(shop, listOver(create()))
    await screen.findByRole('link', { name: 'Show previous' })
    await press('Show previous')
    await press('Show more')
    expect(shownIds()).toEqual(products.slice(20, 50).map(({ id }) => id))
    await scrollTo(2345)
    const top = topOf('p044')
    const second = await leaveReloadAndReturn(shop, first, listOver(create()))
    await waitFor(() => expect(shownIds()).toEqual(products.slice(20, 50).map(({ id }) => id)))
    await painted()
    expect(topOf('p044')).toBeCloseTo(top, 0)
    second.close()
  })

  it('links to the pages by their numbers', async () => {
    history.replaceState(null, '', '/shop?page=4')
    const view = visitShop(createTestShop(products), listOver(create()))
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByRole('link', { name: 'Show previous' })
    expect([href('Show previous'), href('Show more')]).toEqual(['?page=3', '?page=5'])
    view.close()
  })
})
