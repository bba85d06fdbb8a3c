import { QueryClient } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { productsQueryOptions } from '../../src/queries/index.js'
import { VirtualProductGrid, type VirtualProductGridProps } from '../../src/virtual/index.js'
import { loadedList } from './loaded-list.js'

/** Heights differ by product and row, so that estimated heights are wrong. */
const heightOf = ({ id }: Product) => {
  const index = Number(id.slice(1))
  return 120 + (index % 5) * 16 + (Math.floor(index / 7) % 4) * 40
}

const card = (product: Product) => (
  <ProductList.Item style={{ height: heightOf(product) }}>
    <a href={`#${product.id}`}>{product.name}</a>
  </ProductList.Item>
)

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  alignItems: 'start',
  listStyle: 'none',
}

export function VirtualPage({
  gridProps,
  headerHeight = 200,
  ...root
}: ProductList.RootProps & {
  readonly gridProps?: Partial<VirtualProductGridProps<Product>>
  readonly headerHeight?: number
}) {
  return (
    <>
      <header style={{ height: headerHeight }}>Shop</header>
      <ProductList.Root {...root}>
        <ProductList.Previous style={{ height: 40 }} />
        <VirtualProductGrid style={grid} {...gridProps}>
          {card}
        </VirtualProductGrid>
        <ProductList.Next style={{ height: 40 }} />
        <ProductList.Error />
        <ProductList.Status />
      </ProductList.Root>
      <footer style={{ height: 100 }}>
        <a href="#imprint">Imprint</a>
      </footer>
    </>
  )
}

/** The list is already in the cache. */
export function seededShop(count: number): { Shop: (props: { children?: ReactNode }) => ReactNode } {
  const client = createStorefrontClient({ baseUrl: 'https://shop.test/api/v1', apiKey: null })
  const queryClient = new QueryClient()
  queryClient.setQueryData(productsQueryOptions(client, { limit: 100 }).queryKey, loadedList(count))
  return {
    Shop: ({ children }) => (
      <StorefrontProvider client={client} queryClient={queryClient}>
        {children}
      </StorefrontProvider>
    ),
  }
}
