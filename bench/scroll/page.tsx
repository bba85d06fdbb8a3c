/** One grid of 50,000 products, by the library that the query string names; driven by scroll.bench.ts. */
import { StrictMode, createElement, useState, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { buildProduct } from '../../src/testing/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'

const COLUMNS = 5
const template = buildProduct({})
const productAt = (index: number): Product => ({ ...template, id: `p${index}`, name: `Product ${index}` })
const query = new URLSearchParams(location.search)
const products = Array.from({ length: Number(query.get('size') ?? 50_000) }, (_, index) => productAt(index))

const Card = ({ product }: { readonly product: Product }) => (
  <div className="card" data-card="">
    <div />
    <h2>{product.name}</h2>
    <p>{product.variants[0]?.price}</p>
  </div>
)

const client = createStorefrontClient({ baseUrl: 'https://shop.test/api/v1', apiKey: null })
const listOf = (items: readonly Product[]) =>
  ({
    data: { items, pages: [{ param: { kind: 'head' } }], totalCount: items.length },
    status: 'success',
    fetchStatus: 'idle',
    hasNextPage: false,
    hasPreviousPage: false,
  }) as unknown as NonNullable<ProductList.RootProps['list']>

const item = (product: Product) => (
  <ProductList.Item>
    <Card product={product} />
  </ProductList.Item>
)

function Ours() {
  const [items, setItems] = useState<readonly Product[]>(products)
  Object.assign(window, {
    append: () => {
      const more = [...items, ...Array.from({ length: 100 }, (_, index) => productAt(items.length + index))]
      const start = performance.now()
      flushSync(() => setItems(more))
      return performance.now() - start
    },
  })
  return (
    <StorefrontProvider client={client}>
      <ProductList.Root list={listOf(items)} restoreKey={null}>
        <VirtualProductGrid className="grid">{item}</VirtualProductGrid>
      </ProductList.Root>
    </StorefrontProvider>
  )
}

type AnyComponent = ComponentType<Record<string, unknown>>

// By names that the type checker does not follow: the peers are not installed where types are checked.
const load = async (peer: 'react-virtuoso' | 'virtua') =>
  (peer === 'virtua' ? await import('virtua' as string) : await import('react-virtuoso' as string)) as Record<
    string,
    AnyComponent
  >

const pages: Record<string, () => Promise<() => ReactNode>> = {
  ours: () => Promise.resolve(Ours),
  'react-virtuoso': async () => {
    const { VirtuosoGrid } = await load('react-virtuoso')
    return () =>
      createElement(VirtuosoGrid!, {
        useWindowScroll: true,
        data: products,
        listClassName: 'grid',
        computeItemKey: (_: number, product: Product) => product.id,
        itemContent: (_: number, product: Product) => <Card product={product} />,
      })
  },
  virtua: async () => {
    const { WindowVirtualizer } = await load('virtua')
    // It has no grid that scrolls with the window: rows, made by hand.
    const rows = Array.from({ length: products.length / COLUMNS }, (_, row) =>
      products.slice(row * COLUMNS, (row + 1) * COLUMNS),
    )
    return () =>
      createElement(WindowVirtualizer!, {
        data: rows,
        children: (row: readonly Product[]) => (
          <div key={row[0]!.id} className="row">
            <div className="grid">
              {row.map((product) => (
                <Card key={product.id} product={product} />
              ))}
            </div>
          </div>
        ),
      })
  },
}

const Page = await pages[query.get('library') ?? 'ours']!()
const app = <Page />
createRoot(document.getElementById('root')!).render(
  query.has('strict') ? <StrictMode>{app}</StrictMode> : app,
)
