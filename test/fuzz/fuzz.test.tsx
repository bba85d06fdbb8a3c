// @vitest-environment node
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

import { createStorefrontClient } from '../../src/core/index.js'
import {
  Description,
  Price,
  PriceCurrent,
  ProductList,
  StorefrontProvider,
  useProducts,
} from '../../src/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { createMutator, fuzz } from './fuzz.js'

it('reads 2,000 mutated responses or refuses them with a typed error', async () => {
  const { read, refused } = await fuzz(2000, 7)
  expect(read).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(200)
})

function Shop() {
  const list = useProducts({ limit: 5 })
  return (
    <ProductList.Root list={list}>
      <ProductList.Items>
        {(product) => (
          <article>
            {product.name}
            <Description text={product.description} />
            {product.variants.map((variant, index) => (
              <Price key={index} variant={variant}>
                <PriceCurrent />
              </Price>
            ))}
          </article>
        )}
      </ProductList.Items>
    </ProductList.Root>
  )
}

it('renders 200 mutated responses through hooks and parts', async () => {
  const spies = (['warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => {}),
  )
  const nextResponse = createMutator(11)
  let rendered = 0
  for (let index = 0; index < 200; index++) {
    const { status, body } = nextResponse()
    const client = createStorefrontClient({
      baseUrl: 'https://shop.test/v1',
      apiKey: null,
      fetch: async () => new Response(body, { status }),
    })
    const queryClient = new QueryClient()
    await queryClient.prefetchInfiniteQuery({ ...productsQueryOptions(client, { limit: 5 }), retry: false })
    const html = renderToString(
      <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
        <Shop />
      </StorefrontProvider>,
    )
    if (html.includes('<article>')) rendered += 1
  }
  expect(rendered).toBeGreaterThan(0)
  for (const spy of spies) spy.mockRestore()
})
