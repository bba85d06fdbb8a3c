import { QueryClient } from '@tanstack/react-query'
import type { CSSProperties, ReactNode } from 'react'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { productsQuery, type ListQueryData } from '../../src/queries/index.js'
import { buildProduct } from '../../src/testing/index.js'
import { VirtualProductGrid, type VirtualProductGridProps } from '../../src/virtual/index.js'

/** Heights that differ by product, as those of real cards do. */
const heightOf = ({ id }: Product) => 120 + (Number(id.slice(1)) % 5) * 16

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

/** A page with a header, the list, and a footer. */
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

/** A shop whose list, in pages of 100, is loaded already. Its products share everything but id and name. */
export function seededShop(count: number): { Shop: (props: { children?: ReactNode }) => ReactNode } {
  const client = createStorefrontClient({ baseUrl: 'https://shop.test/api/v1', apiKey: null })
  const queryClient = new QueryClient()
  const template = buildProduct({})
  const pageCount = Math.max(Math.ceil(count / 100), 1)
  const data: ListQueryData<Product> = {
    pageParams: [{ kind: 'head' }],
    pages: Array.from({ length: pageCount }, (_, page) => {
      const items = Array.from({ length: Math.min(100, count - page * 100) }, (_, index) => {
        const id = `p${String(page * 100 + index).padStart(5, '0')}`
        return { ...template, id, name: `Product ${id}` }
      })
      return {
        param:
          page === 0
            ? { kind: 'head' }
            : { kind: 'after', id: `p${String(page * 100 - 1).padStart(5, '0')}` },
        items,
        totalCount: count,
        invalid: [],
        ...(page > 0 && { previousParam: { kind: 'before', id: items[0]!.id } as const }),
        ...(page < pageCount - 1 && { nextParam: { kind: 'after', id: items.at(-1)!.id } as const }),
      }
    }),
  }
  queryClient.setQueryData(productsQuery(client, { limit: 100 }).queryKey, data)
  return {
    Shop: ({ children }) => (
      <StorefrontProvider client={client} queryClient={queryClient}>
        {children}
      </StorefrontProvider>
    ),
  }
}
