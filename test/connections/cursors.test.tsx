import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProductList, StorefrontProvider, createStorefrontClient } from 'storefront-react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Product } from 'storefront-react/core'
import { buildProduct } from 'storefront-mock'

import { createConnectionsFetch, type Shop } from '../../examples/connections/src/connections-fetch.js'
import { createGraphqlStandIn } from './graphql-stand-in.js'

const shop: Shop<Product> = {
  endpoint: 'https://shop.example/graphql',
  queries: { list: 'query List', item: 'query Item' },
  variables: {},
  sortBy: (field, isDescending) => ({ field, isDescending }),
  gidOf: (id) => (/^p\d/.test(id) ? id : undefined),
  toProduct: (product) => product,
}

let products: Product[] = []
const server = createGraphqlStandIn<Product>({
  nodes: () => products,
  valueOf: ({ name }) => name,
  isDescending: ({ isDescending }) => isDescending === true,
  isAsked: ({ id, slug }, variables) => id === variables['id'] || slug === variables['slug'],
})

/** As after a reload: only the session storage knows what was shown. */
const createClient = (fetch: typeof globalThis.fetch = server.fetch) =>
  createStorefrontClient({
    baseUrl: 'https://shop.example/api/v1',
    apiKey: null,
    fetch: createConnectionsFetch(shop, { storage: sessionStorage, fetch }),
  })
const idsOf = ({ items }: { readonly items: readonly Product[] }) => items.map(({ id }) => id)

beforeEach(() => {
  sessionStorage.clear()
  products = Array.from({ length: 9 }, (_, at) =>
    buildProduct({ id: `p${at}`, name: `Product ${at}`, slug: `product-${at}` }),
  )
})
afterEach(cleanup)

describe('a list over connections', () => {
  it('continues after a product that was shown before a reload', async () => {
    await createClient().products.list({ limit: 3 })
    expect(idsOf(await createClient().products.list({ limit: 3, startingAfter: 'p2' }))).toEqual([
      'p3',
      'p4',
      'p5',
    ])
    expect(idsOf(await createClient().products.list({ limit: 2, endingBefore: 'p5' }))).toEqual(['p3', 'p4'])
  })

  it('continues after a product that was deleted since', async () => {
    await createClient().products.list({ limit: 3 })
    products = products.filter(({ id }) => id !== 'p2')
    expect(idsOf(await createClient().products.list({ limit: 2, startingAfter: 'p2' }))).toEqual(['p3', 'p4'])
  })

  it('continues after a product at its new place, if it has moved', async () => {
    await createClient().products.list({ limit: 3 })
    products = products.map((product) => (product.id === 'p2' ? { ...product, name: 'Product 4b' } : product))
    expect(idsOf(await createClient().products.list({ limit: 3, startingAfter: 'p2' }))).toEqual([
      'p5',
      'p6',
      'p7',
    ])
  })

  it('knows a cursor only in the order in which it was given', async () => {
    const client = createClient()
    await client.products.list({ limit: 3 })
    await expect(client.products.list({ limit: 3, order: 'desc', startingAfter: 'p2' })).rejects.toThrow(
      /The cursor of p2 is not known here/,
    )
  })

  it('opens a link to a place that this tab has shown', async () => {
    await createClient().products.list({ limit: 3 })
    renderList('p2')
    await waitFor(() => expect(shownNames()).toEqual(['Product 3', 'Product 4', 'Product 5']))
    expect(screen.getByRole('status').textContent).not.toMatch(/no longer available/)
  })

  it('starts at the first page for the link of a stranger, and says so', async () => {
    renderList('p6')
    await waitFor(() => expect(shownNames()).toEqual(['Product 0', 'Product 1', 'Product 2']))
    expect(screen.getByRole('status').textContent).toMatch(/^The linked product is no longer available/)
  })

  it('reads a product by its id and by its slug', async () => {
    const { products: resource } = createClient()
    expect(await resource.retrieve({ id: 'p4' })).toEqual(products[4])
    expect(await resource.retrieve({ slug: 'product-4' })).toEqual(products[4])
    await expect(resource.retrieve({ slug: 'none' })).rejects.toThrow(/404/)
  })

  it.each([
    [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }, 429],
    [{ message: 'Invalid cursor for current pagination sort.' }, 400],
    [{ message: 'Cannot query field "price".' }, 502],
  ])('gives the error %o of a GraphQL server the status %d', async (error, status) => {
    const client = createClient(async () => Response.json({ data: null, errors: [error] }))
    await expect(client.products.list({ limit: 3 })).rejects.toMatchObject({ status })
  })

  it('shows its products if the storage is full or holds something else', async () => {
    sessionStorage.setItem('connections', 'not JSON')
    expect(idsOf(await createClient().products.list({ limit: 1 }))).toEqual(['p0'])
  })
})

function renderList(startingAfter: string) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StorefrontProvider client={createClient()}>
        <ProductList.Root params={{ limit: 3, startingAfter }}>
          <ProductList.Status />
          <ProductList.Items>
            {({ name }: Product) => <ProductList.Item>{name}</ProductList.Item>}
          </ProductList.Items>
        </ProductList.Root>
      </StorefrontProvider>
    </QueryClientProvider>,
  )
}

const shownNames = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
