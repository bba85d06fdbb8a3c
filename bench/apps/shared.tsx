/** What all compared apps share: the request, the rows and the time of the first products on screen. */
import { memo, useLayoutEffect, type ReactNode } from 'react'

import type { Product } from '../../src/core/index.js'

/** A page as the API answers it. */
export interface Page {
  readonly data: readonly Product[]
  readonly has_more: boolean
  readonly total_count: number
}

export type Sort = 'name' | 'price'

/** Every app in lists/ exports these. */
export interface ListModule {
  readonly Provider: (props: { readonly children: ReactNode }) => ReactNode
  /** The first page of products, a button for more, and a button that changes the sort order. */
  readonly Products: () => ReactNode
  /** The product page's data. */
  readonly useShownProduct: (id: string) => Pick<Product, 'name'> | undefined
}

export const LIMIT = Number(new URLSearchParams(location.search).get('limit') ?? 24)

export const headers = { Authorization: 'Bearer pk_bench' }

export const urlOf = (sort: Sort, after?: string | null): string =>
  `/api/v1/products?limit=${LIMIT}&sort=${sort}&order=asc${after ? `&starting_after=${after}` : ''}`

export const productUrlOf = (id: string): string => `/api/v1/products/${id}`

export async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return (await response.json()) as T
}

/** The content of a row, the same in every compared list. */
export const Row = ({ product }: { readonly product: Product }) => (
  <>
    <a href={`#${product.id}`}>{product.name}</a>
    <p>{product.variants[0]?.price}</p>
  </>
)

/** A row that records, once a page, when the browser painted the first rows. */
export function TimedRow({ product }: { readonly product: Product }) {
  useLayoutEffect(noteFirstProducts, [])
  return <Row product={product} />
}

let isNoted = false

function noteFirstProducts(): void {
  if (isNoted) return
  isNoted = true
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => Object.assign(window, { firstProducts: performance.now() })
    port2.postMessage(undefined)
  })
}

const MemoRow = memo(({ product }: { readonly product: Product }) => (
  <li>
    <TimedRow product={product} />
  </li>
))

export const SortButton = ({ onSort }: { readonly onSort: (sort: Sort) => void }) => (
  <button onClick={() => onSort('price')}>Sort by price</button>
)

interface ListViewProps {
  readonly products: readonly Product[] | undefined
  readonly hasMore: boolean
  readonly onMore: () => void
  readonly onSort: (sort: Sort) => void
}

/** The list of every app but ours: flat, keyed, memoised rows. */
export const ListView = ({ products, hasMore, onMore, onSort }: ListViewProps) => (
  <>
    <SortButton onSort={onSort} />
    <ul>
      {products?.map((product) => (
        <MemoRow key={product.id} product={product} />
      ))}
    </ul>
    {hasMore && <button onClick={onMore}>Show more</button>}
  </>
)
