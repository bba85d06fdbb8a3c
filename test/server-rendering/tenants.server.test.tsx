import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'

import { CartProvider, useCart } from '../../src/cart/index.js'
import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, useProducts } from '../../src/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import {
  createCartAddCookie,
  createStorefrontHandler,
  readCartCookies,
  type StorefrontHandler,
} from '../../src/server/index.js'

/** Both stores use the same ids, as two stores of one vendor can. */
const createTenantStore = (tenant: string) =>
  createMockStore({
    products: [1, 2].map((id) => buildProduct({ id: `p${id}`, name: `${tenant} product ${id}` })),
    apiKey: `sk_${tenant}`,
  })
const stores = { north: createTenantStore('north'), south: createTenantStore('south') }
type Tenant = keyof typeof stores

const hosts = new Map<string, Tenant>([
  ['north.example', 'north'],
  ['south.example', 'south'],
])

function createShop(tenant: Tenant) {
  const { fetch, apiKey } = stores[tenant]
  const client = createStorefrontClient({
    // The same URL for both: only the key and the scope tell them apart.
    baseUrl: 'https://api.example/v1',
    apiKey,
    fetch,
    serverOnly: true,
    cacheScope: tenant,
  })
  return { tenant, client, handler: createStorefrontHandler({ client }) }
}
const shops = new Map<string, ReturnType<typeof createShop>>()

/** The code of docs/next.md. */
function getShop(host: string | null) {
  const tenant = hosts.get(host ?? '')
  if (!tenant) return
  const shop = shops.get(tenant) ?? createShop(tenant)
  shops.set(tenant, shop)
  return shop
}
const GET: StorefrontHandler = (request) =>
  getShop(new URL(request.url).host)?.handler(request) ?? Promise.resolve(new Response(null, { status: 404 }))

const params = { limit: 2, sort: 'name', order: 'asc' } as const

function Products() {
  const { data } = useProducts(params)
  const count = useCart((cart) => cart.totalQuantity)
  return (
    <p>
      {data?.items.map(({ name }) => name).join(', ')} ({count})
    </p>
  )
}

async function renderPage(host: string): Promise<{ readonly html: string; readonly state: string }> {
  const { tenant, client } = getShop(host)!
  const queryClient = new QueryClient()
  await queryClient.fetchInfiniteQuery(productsQueryOptions(client, params))
  const state = dehydrate(queryClient)
  const browserClient = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, cacheScope: tenant })
  const html = renderToString(
    <StorefrontProvider client={browserClient} currency="EUR">
      <CartProvider storageScope={tenant}>
        <HydrationBoundary state={state}>
          <Products />
        </HydrationBoundary>
      </CartProvider>
    </StorefrontProvider>,
  )
  return { html, state: JSON.stringify(state) }
}

describe('two tenants in one process', () => {
  it('never see products of each other in pages that render at the same time', async () => {
    const names = Array.from({ length: 200 }, (_, index) => (index % 3 === 0 ? 'north' : 'south'))
    const pages = await Promise.all(names.map((name) => renderPage(`${name}.example`)))
    for (const [index, { html, state }] of pages.entries()) {
      const other = names[index] === 'north' ? 'south' : 'north'
      expect(html).toContain(`${names[index]} product 1, ${names[index]} product 2`)
      expect(html + state).not.toContain(other)
      expect(html + state).not.toContain('sk_')
    }
    expect(shops.size).toBe(2)
  })

  it('have a proxy each, and a host that no tenant has gets 404 and no client', async () => {
    const namesAt = async (host: string) => {
      const response = await GET(new Request(`https://${host}/api/v1/products?sort=name&order=asc`))
      const { data } = (await response.json()) as { data: readonly { name: string }[] }
      return data.map(({ name }) => name)
    }
    expect(await Promise.all(['north.example', 'south.example'].map(namesAt))).toEqual([
      ['north product 1', 'north product 2'],
      ['south product 1', 'south product 2'],
    ])
    const unknown = await GET(new Request('https://evil.example/api/v1/products'))
    expect([unknown.status, shops.size]).toEqual([404, 2])
  })

  it('do not hydrate a list of the other tenant, even with the same ids', () => {
    const [north, south] = [getShop('north.example')!, getShop('south.example')!]
    const keyOf = ({ client }: typeof north) => productsQueryOptions(client, params).queryKey
    expect(keyOf(north)).not.toEqual(keyOf(south))
  })

  it('do not read the cart cookie of the other tenant on the same origin', () => {
    const line = { productId: 'p1', variantId: 'v1', quantity: 1 }
    const empty = new Request('https://shops.example')
    const [cookie] = createCartAddCookie({ request: empty, line, storageScope: 'north' }).cookie!.split(';')
    const request = new Request('https://shops.example', { headers: { cookie: cookie! } })
    expect(readCartCookies(request, { storageScope: 'north' })).toHaveLength(1)
    expect(readCartCookies(request, { storageScope: 'south' })).toEqual([])
  })
})
