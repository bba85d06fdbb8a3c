import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createMockStore, type MockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { ProductList, StorefrontProvider, useProduct } from '../../src/index.js'
import { scrollTo, shownIds, topOf } from '../product-list/shop-page.js'
import { numberedProducts } from '../product-list/test-shop.js'

const ProductPage = ({ id }: { readonly id: string }) => <h1>{useProduct({ id }).data?.name}</h1>

/** A list that opens products, with a sort order. */
function Shop() {
  const [id, setId] = useState<string>()
  const [sort, setSort] = useState('createdAt')
  if (id !== undefined) {
    return (
      <>
        <ProductPage id={id} />
        <button onClick={() => setId(undefined)}>Back</button>
      </>
    )
  }
  return (
    <>
      <button onClick={() => setSort('name')}>Sort by name</button>
      <ProductList.Root params={{ limit: 24, sort }} restoreKey="visit">
        <ProductList.Items>
          {(product) => (
            <ProductList.Item style={{ height: 100 }}>
              <button onClick={() => setId(product.id)}>{product.name}</button>
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

/** A page load: without the cache of the page before. */
function load({ baseUrl, apiKey, fetch }: MockStore) {
  render(
    <StorefrontProvider
      client={createStorefrontClient({ baseUrl, apiKey, fetch })}
      queryClient={new QueryClient()}
    >
      <Shop />
    </StorefrontProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)))

beforeEach(async () => {
  sessionStorage.clear()
  await scrollTo(0)
})

it('needs six requests to browse three pages, open a product, go back, reload and sort', async () => {
  const store = createMockStore({ products: numberedProducts(200) })
  const requests: Record<string, number> = {}
  const step = async (name: string, run: () => unknown) => {
    const before = store.requests.length
    await run()
    await rest()
    requests[name] = store.requests.length - before
  }

  await step('list', () => load(store))
  await step('page 2', () => press('Show more'))
  await step('page 3', () => press('Show more'))
  expect(shownIds()).toHaveLength(72)
  await scrollTo(5_600)
  await rest()
  const top = topOf('p060')
  await step('product', () => press('Product p060'))
  expect(screen.getByRole('heading').textContent).toBe('Product p060')
  await step('back', () => press('Back'))
  expect(topOf('p060')).toBe(top)
  await step('reload', () => {
    cleanup()
    window.scrollTo(0, 0)
    load(store)
  })
  await waitFor(() => expect(topOf('p060')).toBe(top))
  await step('sort', () => press('Sort by name'))

  expect(shownIds()).toHaveLength(24)
  expect(requests).toEqual({
    list: 1,
    'page 2': 1,
    'page 3': 1,
    product: 1,
    back: 0,
    reload: 1,
    sort: 1,
  })
})
