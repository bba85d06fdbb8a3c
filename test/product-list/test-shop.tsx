import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { buildProduct, createMockStore, type MockStore, type MockStoreOptions } from 'storefront-mock'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { StorefrontProvider, type StorefrontProviderProps } from '../../src/index.js'

export function numberedProducts(count: number, from = 1): Product[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `p${String(from + index).padStart(3, '0')}`
    // The mock store lists the newest products first.
    const createdAt = new Date(Date.UTC(2026, 0, 1) - (from + index) * 60_000).toISOString()
    return { ...buildProduct({}), id, slug: id, name: `Product ${id}`, createdAt }
  })
}

export interface TestShop {
  readonly store: MockStore
  readonly queryClient: QueryClient
  readonly Shop: (props: { children?: ReactNode; labels?: StorefrontProviderProps['labels'] }) => ReactNode
}

export function createTestShop(
  products: readonly Product[] | number,
  options?: Omit<MockStoreOptions, 'products'>,
): TestShop {
  const store = createMockStore({
    products: typeof products === 'number' ? numberedProducts(products) : products,
    ...options,
  })
  const { baseUrl, apiKey, fetch } = store
  const client = createStorefrontClient({ baseUrl, apiKey, fetch })
  const queryClient = newQueryClient()
  return {
    store,
    queryClient,
    Shop: (props) => <StorefrontProvider client={client} queryClient={queryClient} {...props} />,
  }
}

function newQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}
