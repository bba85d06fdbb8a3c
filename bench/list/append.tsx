/** A mounted list that grows at either end, ours or one of flat keyed memo rows; driven by list.bench.ts. */
import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

import { createStorefrontClient, type Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { buildProduct } from '../../src/testing/index.js'
import { Row } from './row.js'

/** What a page that is added costs. */
export interface Grown {
  /** Of React's render, commit and layout effects, in milliseconds. */
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

function Ours({ pages, items }: { readonly pages: Pages; readonly items: readonly Product[] }) {
  const list = {
    data: { items, pages, totalCount: undefined, isCursorLost: false },
    status: 'success',
    fetchStatus: 'idle',
    hasNextPage: true,
    hasPreviousPage: true,
  } as unknown as NonNullable<ProductList.RootProps['list']>
  return (
    <ProductList.Root list={list} restoreKey={null}>
      <ProductList.Items>{item}</ProductList.Items>
      <ProductList.Next />
    </ProductList.Root>
  )
}

const rows = {
  /** The same rows as in ours. */
  flat: memo(({ product }: { readonly product: Product }) => item(product)),
  /** As one would write them by hand. */
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

function Page() {
  const [shown, setShown] = useState(() => {
    const items = productsFrom(0, size)
    return { from: 0, pages: [{ items }] as Pages, items: items as readonly Product[] }
  })
  const { from, pages, items } = shown
  /** How long it takes, and how many rows render. In a task of its own, after all that the last one left. */
  const grow = (next: typeof shown): Promise<Grown> =>
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
