'use client'
import {
  forwardRef,
  memo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { Entity, ListItemOf } from '../../core/index.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useFeedPositions } from '../auto/use-feed-positions.js'
import { chunkItems, type Chunk } from './chunks.js'
import { onFeedKey } from '../focus/on-feed-key.js'
import { FeedContext, ItemIdContext } from './item-context.js'
import { windowOf, type Paging } from '../state/list-state.js'
import { useProductList } from '../state/product-list-context.js'

export interface ProductListItemsState extends Record<string, unknown> {
  readonly paging: Paging
  readonly busy: boolean
}

export interface ProductListItemsProps<TItem> extends Omit<
  PartProps<'ul', ProductListItemsState>,
  'children'
> {
  /**
   * Renders one item, as a `<ProductList.Item>`. Keep it stable (outside the component, or in `useCallback`)
   * and a row renders only when its item changes.
   */
  readonly children: (item: TItem) => ReactNode
}

/**
 * The loaded items. Renders a `<ul>`; with `paging="auto"`, a `<div role="feed">`. Nothing while there are
 * none.
 */
export const ProductListItems = forwardRef(function ProductListItems(
  { children, ...props }: ProductListItemsProps<Entity>,
  ref: Ref<HTMLElement>,
) {
  const { list, paging, labels, rootRef } = useProductList()
  const loaded = windowOf(list)
  const { items } = loaded
  const [cut, setCut] = useState<Cut>({ items: undefined, chunks: [], groups: [] })
  // Derived from the last cut, so that chunks keep their identity; React renders again before it goes on.
  if (cut.items !== items) {
    const chunks = chunkItems(items, cut.chunks)
    setCut({ items, chunks, groups: chunkItems(chunks, cut.groups) })
  }

  const isFeed = paging === 'auto'
  const element = usePart(
    isFeed ? 'div' : 'ul',
    props,
    ref,
    { paging, busy: list.isFetching },
    {
      // Safari takes the role from a list without markers.
      role: isFeed ? 'feed' : 'list',
      'aria-label': labels.items,
      'aria-busy': (isFeed && list.isFetching) || undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (isFeed && rootRef.current) onFeedKey(event, rootRef.current)
      },
      children: cut.groups.map(({ id, items }) => (
        <ChunkGroup key={id} chunks={items} renderItem={children} />
      )),
    },
  )
  useFeedPositions(rootRef, isFeed, loaded)
  return items.length > 0 ? <FeedContext.Provider value={isFeed}>{element}</FeedContext.Provider> : null
}) as unknown as <TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>>(
  props: ProductListItemsProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null

type ItemChunk = Chunk<Entity>

interface Cut {
  readonly items: readonly Entity[] | undefined
  readonly chunks: readonly ItemChunk[]
  /** Chunks of chunks: React looks at each child of what it renders, and at 10,000 rows that is felt. */
  readonly groups: readonly Chunk<ItemChunk>[]
}

interface RowProps {
  readonly renderItem: (item: Entity) => ReactNode
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

const ItemRow = memo(function ItemRow({ item, renderItem }: RowProps & { readonly item: Entity }) {
  return <ItemIdContext.Provider value={item.id}>{renderItem(item)}</ItemIdContext.Provider>
})
