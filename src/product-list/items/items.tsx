'use client'
import {
  forwardRef,
  memo,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { Entity, ListItemOf } from '../../core/index.js'
import type { RegisteredClient } from '../../hooks/register.js'
import type { PartProps } from '../../parts/use-part.js'
import { useFeedPositions } from '../auto/use-feed-positions.js'
import { windowOf, type Paging } from '../state/list-state.js'
import { useProductList } from '../state/product-list-context.js'
import { chunkItems, type Chunk } from './chunks.js'
import { ItemRow, type RowProps } from './item-row.js'
import { useItemsElement } from './use-items-element.js'

export interface ProductListItemsState extends Record<string, unknown> {
  readonly paging: Paging
  readonly busy: boolean
}

export interface ProductListItemsProps<TItem> extends Omit<
  PartProps<'ul', ProductListItemsState>,
  'children'
> {
  /**
   * Renders one item, as a `<ProductList.Item>`. With a stable function (outside the component, or in
   * `useCallback`) a row re-renders only when its item changes.
   */
  readonly children: (item: TItem) => ReactNode
}

/** The loaded items. Renders a `<ul>`; with `paging="auto"`, a `<div role="feed">`; nothing for an empty list. */
export const ProductListItems = forwardRef(function ProductListItems(
  { children, ...props }: ProductListItemsProps<Entity>,
  ref: Ref<HTMLElement>,
) {
  const context = useProductList()
  const loaded = windowOf(context.list)
  const { items } = loaded
  const [chunked, setChunked] = useState<Chunked>({ items: undefined, chunks: [], groups: [] })
  // Derived during render from the previous chunks, so that unchanged chunks keep their identity.
  if (chunked.items !== items) {
    const chunks = chunkItems(items, chunked.chunks)
    setChunked({ items, chunks, groups: chunkItems(chunks, chunked.groups) })
  }

  const element = useItemsElement(context, props, ref, {
    children: chunked.groups.map(({ id, items }) => (
      <ChunkGroup key={id} chunks={items} renderItem={children} />
    )),
  })
  useFeedPositions(context.rootRef, context.paging === 'auto', loaded)
  return element
  // `forwardRef` takes no generic component, and the item type of `children` is the app's.
}) as unknown as <TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>>(
  props: ProductListItemsProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null

type ItemChunk = Chunk<Entity>

interface Chunked {
  readonly items: readonly Entity[] | undefined
  readonly chunks: readonly ItemChunk[]
  /** Chunks of chunks, because React compares every child of an element, which is slow for 10,000 rows. */
  readonly groups: readonly Chunk<ItemChunk>[]
}

const ChunkGroup = memo(function ChunkGroup({
  chunks,
  renderItem,
}: RowProps & { readonly chunks: readonly ItemChunk[] }) {
  return chunks.map(({ id, items }) => <ChunkRows key={id} items={items} renderItem={renderItem} />)
})

const ChunkRows = memo(function ChunkRows({
  items,
  renderItem,
}: RowProps & { readonly items: readonly Entity[] }) {
  return items.map((item) => <ItemRow key={item.id} item={item} renderItem={renderItem} />)
})
