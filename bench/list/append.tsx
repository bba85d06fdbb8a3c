/** A mounted list that grows at either end: `ProductList` or flat, keyed memo rows. list.bench.ts drives it. */
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { buildProduct } from 'storefront-mock'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider, useListImpressions } from '../../src/index.js'
import { Row } from '../apps/shared.js'

/** The cost of one added page. */
export interface Grown {
  /** Time of React's render, commit and layout effects, in milliseconds. */
  readonly ms: number
  readonly rendered: number
}

const PAGE = 24
const query = new URLSearchParams(location.search)
const size = Number(query.get('size'))
const template = buildProduct({})
const productsFrom = (from: number, count: number): Product[] =>
  Array.from({ length: count }, (_, index) => ({
    ...template,
    id: `p${from + index}`,
    name: `Product ${from + index}`,
  }))

let rendered = 0
const countedRow = (product: Product) => {
  rendered++
  return <Row product={product} />
}

const client = createStorefrontClient({ baseUrl: 'https://shop.test/api/v1', apiKey: null })
const item = (product: Product) => <ProductList.Item>{countedRow(product)}</ProductList.Item>

type Pages = readonly { readonly items: readonly Product[] }[]

function Impressions() {
  useListImpressions({ onSeen: () => {} })
  return null
}

function Ours({ pages, items }: { readonly pages: Pages; readonly items: readonly Product[] }) {
  // The parts read only these fields. A whole query result would also measure TanStack Query.
  const list = {
    data: { items, pages, totalCount: undefined, isCursorLost: false },
    status: 'success',
    fetchStatus: 'idle',
    hasNextPage: true,
    hasPreviousPage: true,
  } as unknown as NonNullable<ProductList.RootProps['list']>
  return (
    <ProductList.Root list={list} restoreKey={query.get('restoreKey')}>
      <ProductList.Items>{item}</ProductList.Items>
      <ProductList.Next />
      {query.has('impressions') && <Impressions />}
    </ProductList.Root>
  )
}

const rows = {
  /** The same rows as in `ProductList`. */
  flat: memo(({ product }: { readonly product: Product }) => item(product)),
  /** Rows as an app writes them without this package. */
  plain: memo(({ product }: { readonly product: Product }) => <li>{countedRow(product)}</li>),
}
const FlatRow = rows[query.get('rows') as keyof typeof rows]

const Flat = ({ items }: { readonly items: readonly Product[] }) => (
  <div>
    <ul>
      {items.map((product) => (
        <FlatRow key={product.id} product={product} />
      ))}
    </ul>
    <button>Show more</button>
  </div>
)

const List = query.get('rows') === 'ours' ? Ours : Flat

interface Shown {
  readonly from: number
  readonly pages: Pages
  readonly items: readonly Product[]
}

function Page() {
  const [shown, setShown] = useState<Shown>(() => {
    const items = productsFrom(0, size)
    return { from: 0, pages: [{ items }], items }
  })
  const { from, pages, items } = shown
  /** Measures in a task of its own, so that work left over from the last page is not counted. */
  const grow = (next: Shown): Promise<Grown> =>
    new Promise((resolve) =>
      setTimeout(() => {
        rendered = 0
        const start = performance.now()
        flushSync(() => setShown(next))
        resolve({ ms: performance.now() - start, rendered })
      }),
    )
  Object.assign(window, {
    append() {
      const page = { items: productsFrom(from + items.length, PAGE) }
      return grow({ from, pages: [...pages, page], items: [...items, ...page.items] })
    },
    prepend() {
      const page = { items: productsFrom(from - PAGE, PAGE) }
      return grow({ from: from - PAGE, pages: [page, ...pages], items: [...page.items, ...items] })
    },
  })
  return <List pages={pages} items={items} />
}

createRoot(document.getElementById('root')!).render(
  <StorefrontProvider client={client}>
    <Page />
  </StorefrontProvider>,
)
