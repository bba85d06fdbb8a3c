import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider } from '../../src/provider/storefront-provider.js'
import { useProduct } from '../../src/hooks/item/use-product.js'
import { useProductsByIds } from '../../src/hooks/item/use-products-by-ids.js'
import { useProducts } from '../../src/hooks/list/use-products.js'
import { renderToHtml } from './render-to-html.js'

const catalog = createSampleCatalog({ size: 10 })
const id = catalog.products[0]!.id

describe.each([
  ['useProducts', () => useProducts({ limit: 3 }).isPending],
  ['useProduct', () => useProduct({ id }).isPending],
  ['useProductsByIds', () => useProductsByIds([id]).isPending],
])('the first request of %s', (_hook, useIsPending) => {
  it('is not sent on a server, which could not wait for the response', async () => {
    const store = createMockStore(catalog)
    const { baseUrl, apiKey, fetch } = store
    const client = createStorefrontClient({ baseUrl, apiKey, fetch })
    const Text = () => <p>{useIsPending() ? 'loading' : 'loaded'}</p>
    const html = renderToHtml(
      <StorefrontProvider client={client} queryClient={new QueryClient()}>
        <Text />
      </StorefrontProvider>,
    )
    expect(html).toBe('<p>loading</p>')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(store.requests).toHaveLength(0)
  })
})
