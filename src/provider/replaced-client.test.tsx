import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import type { AnyStorefrontClient, StorefrontClient } from '../core/client/storefront-client.js'
import { useCollection } from '../hooks/item/use-collection.js'
import { useProduct } from '../hooks/item/use-product.js'
import { useProductsByIds } from '../hooks/item/use-products-by-ids.js'
import { useCollectionProducts } from '../hooks/list/use-collection-products.js'
import { useCollections } from '../hooks/list/use-collections.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useStorefrontQuery } from '../hooks/use-storefront-query.js'
import { createMockStore } from 'storefront-mock'
import { createTestQueryClient } from '../../packages/mock/src/react/test-query-client.js'
import { createSampleCatalog } from 'storefront-mock'
import { StorefrontProvider } from './storefront-provider.js'

const store = createMockStore(createSampleCatalog({ size: 4 }))
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
const [product] = store.products.all()
const named = { ...product!, name: 'From the test' }

const wrapperOf =
  (replaced: AnyStorefrontClient) =>
  ({ children }: { readonly children: ReactNode }) => (
    <StorefrontProvider client={replaced} queryClient={createTestQueryClient(false)}>
      {children}
    </StorefrontProvider>
  )

describe('a client with an operation that a test has replaced', () => {
  const list: StorefrontClient['products']['list'] = async (params) => {
    const page = await client.products.list(params)
    return { ...page, items: [named] }
  }
  const retrieve = () => Promise.resolve(named)

  it.each([
    ['products.list for useProducts', () => useProducts().data?.items[0]?.name],
    ['products.retrieve for useProduct', () => useProduct({ id: named.id }).data?.name],
    ['products.retrieve for useProductsByIds', () => useProductsByIds(['another']).data[0]?.name],
    ['collections.list for useCollections', () => useCollections().data?.items[0]?.name],
    ['collections.retrieve for useCollection', () => useCollection({ id: '1' }).data?.name],
    [
      'collectionProducts for useCollectionProducts',
      () => useCollectionProducts({ id: '1' }).data?.items[0]?.name,
    ],
  ])('calls the replaced %s', async (_, useName) => {
    const collection = { id: '1', name: 'From the test' } as never
    const replaced: StorefrontClient = {
      ...client,
      products: { ...client.products, list, retrieve },
      collections: {
        ...client.collections,
        list: async () => ({ ...(await client.collections.list()), items: [collection] }),
        retrieve: () => Promise.resolve(collection),
      },
      collectionProducts: (reference) => ({ ...client.collectionProducts(reference), list }),
    }
    const { result } = renderHook(useName, { wrapper: wrapperOf(replaced) })
    await waitFor(() => expect(result.current).toBe('From the test'))
  })
})

describe('a client that lacks a member', () => {
  const without = (client: object, ...names: readonly string[]) =>
    Object.fromEntries(Object.entries(client).filter(([name]) => !names.includes(name)))

  const cases: readonly (readonly [missing: string, fake: object, useHook: () => unknown])[] = [
    ['cacheScope', {}, () => useProducts()],
    ['cacheScope', without(client, 'cacheScope'), () => useProducts()],
    ['products', without(client, 'products'), () => useProducts()],
    [
      'products.definition',
      { ...client, products: without(client.products, 'definition') },
      () => useProducts(),
    ],
    ['get', without(client, 'get'), () => useStorefrontQuery('/checkout/7', { schema: z.object({}) })],
    ['collectionProducts', without(client, 'collectionProducts'), () => useCollectionProducts({ id: '1' })],
    ['collections.definition', { ...client, collections: {} }, () => useCollections()],
  ]

  it.each(cases)('throws a typed error that names %s', (missing, fake, useHook) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const render = () => renderHook(useHook, { wrapper: wrapperOf(fake as AnyStorefrontClient) })
    expect(render).toThrow(
      expect.objectContaining({
        name: 'InvalidParamsError',
        message: expect.stringContaining(`The client has no \`${missing}\``) as string,
      }),
    )
    vi.restoreAllMocks()
  })

  it('throws the same error for the client option of a hook', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const render = () =>
      renderHook(() => useProducts({}, { client: {} as StorefrontClient }), { wrapper: wrapperOf(client) })
    expect(render).toThrow(/The client has no `cacheScope`/)
    vi.restoreAllMocks()
  })
})
