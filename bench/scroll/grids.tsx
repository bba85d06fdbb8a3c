import { createElement, useMemo, useRef, type ReactNode } from 'react'

import type { Product } from '../../src/core/index.js'
import { autoPaging, ProductList, type UseResourceListResult } from '../../src/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'

export const COLUMNS = 5

/** A grid that requests the next page of its list when the user scrolls near the end. */
export type Grid = (props: { readonly list: UseResourceListResult<Product> }) => ReactNode

const Card = ({ product }: { readonly product: Product }) => (
  <div className="card" data-card="">
    <div />
    <h2>{product.name}</h2>
    <p>{product.variants[0]?.price}</p>
  </div>
)

/** The same element in every grid, so that only the grids differ. */
const item = (product: Product) => (
  <ProductList.Item key={product.id}>
    <Card product={product} />
  </ProductList.Item>
)

const Ours: Grid = ({ list }) => (
  <ProductList.Root list={list} paging={autoPaging} restoreKey={null}>
    <VirtualProductGrid className="grid">{item}</VirtualProductGrid>
    <ProductList.Next />
  </ProductList.Root>
)

const virtuosoGrid = async (): Promise<Grid> => {
  const { VirtuosoGrid } = await import('react-virtuoso')
  const itemContent = (_: number, product: Product) => item(product)
  return ({ list }) =>
    createElement(VirtuosoGrid, {
      useWindowScroll: true,
      data: list.data?.items ?? [],
      listClassName: 'grid',
      computeItemKey: (_: number, product: Product) => product.id,
      itemContent,
      endReached: () => {
        if (list.hasNextPage) void list.fetchNextPage()
      },
    })
}

/** virtua has no grid that scrolls with the window, so each of its rows is a grid of one line. */
const virtuaGrid = async (): Promise<Grid> => {
  const { WindowVirtualizer } = await import('virtua')
  const renderRow = (row: readonly Product[]) => (
    <div key={row[0]!.id} className="row">
      <div className="grid">{row.map(item)}</div>
    </div>
  )
  return function Virtua({ list }) {
    const items = list.data?.items
    const rows = useMemo(
      () =>
        Array.from({ length: Math.ceil((items?.length ?? 0) / COLUMNS) }, (_, row) =>
          items!.slice(row * COLUMNS, (row + 1) * COLUMNS),
        ),
      [items],
    )
    const handle = useRef<{
      readonly scrollOffset: number
      readonly viewportSize: number
      readonly findItemIndex: (offset: number) => number
    }>(null)
    return createElement(WindowVirtualizer, {
      ref: handle,
      data: rows,
      children: renderRow,
      onScroll: () => {
        const { scrollOffset, viewportSize, findItemIndex } = handle.current!
        const isNear = findItemIndex(scrollOffset + 2 * viewportSize) >= rows.length - 1
        if (isNear && list.hasNextPage && !list.isFetching) void list.fetchNextPage()
      },
    })
  }
}

/** Loads the grid of a library, by the name of the library. */
export const grids: Readonly<Record<string, () => Promise<Grid>>> = {
  ours: () => Promise.resolve(Ours),
  'react-virtuoso': virtuosoGrid,
  virtua: virtuaGrid,
}
