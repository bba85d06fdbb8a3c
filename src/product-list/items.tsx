'use client'
import {
  forwardRef,
  memo,
  useMemo,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { Identified, ListItemOf } from '../core/index.js'
import type { RegisteredClient } from '../hooks/register.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { useFeedPositions } from './auto/use-feed-positions.js'
import { chunkItems, type Chunk } from './chunks.js'
import { onFeedKey } from './focus/on-feed-key.js'
import { FeedContext, ItemIdContext, WindowContext } from './item-context.js'
import type { Paging } from './list-state.js'
import { useProductList } from './product-list-context.js'

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
  { children, ...props }: ProductListItemsProps<Identified>,
  ref: Ref<HTMLElement>,
) {
  const { list, paging, labels, rootRef } = useProductList()
  const items = list.data?.items ?? none
  const total = list.data?.totalCount
  const isFromHead = !list.hasPreviousPage
  const [cut, setCut] = useState<{ items: typeof items; chunks: readonly Chunk<Identified>[] }>({
    items: none,
    chunks: [],
  })
  // Derived from the last cut, so that chunks keep their identity; React renders again before it goes on.
  if (cut.items !== items) setCut({ items, chunks: chunkItems(items, cut.chunks) })

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
      children: cut.chunks.map((chunk) => (
        <ItemChunk key={chunk.key} items={chunk.items} renderItem={children} />
      )),
    },
  )
  const loaded = useMemo(() => ({ items, total, isFromHead }), [items, total, isFromHead])
  useFeedPositions(rootRef, isFeed, loaded)
  return items.length > 0 ? (
    <FeedContext.Provider value={isFeed}>
      <WindowContext.Provider value={loaded}>{element}</WindowContext.Provider>
    </FeedContext.Provider>
  ) : null
}) as unknown as <TItem extends Identified = ListItemOf<RegisteredClient['products']['definition']>>(
  props: ProductListItemsProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null

const none: readonly Identified[] = []

interface RowProps {
  readonly renderItem: (item: Identified) => ReactNode
}

const ItemChunk = memo(function ItemChunk({
  items,
  renderItem,
}: RowProps & { readonly items: readonly Identified[] }) {
  return items.map((item) => <ItemRow key={item.id} item={item} renderItem={renderItem} />)
})

const ItemRow = memo(function ItemRow({ item, renderItem }: RowProps & { readonly item: Identified }) {
  return <ItemIdContext.Provider value={item.id}>{renderItem(item)}</ItemIdContext.Provider>
})
