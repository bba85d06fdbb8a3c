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

import type { Entity, ListItemOf } from '../../core/resources/define-resource.js'
import type { RegisteredClient } from '../../hooks/register.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { windowOf, type Paging } from '../state/list-state.js'
import { useProductList, type ProductListContextValue } from '../state/product-list-context.js'
import { chunkItems, type Chunk } from './chunks.js'
import { FeedContext, ItemIdContext } from './item.js'

/** State of `<ProductList.Items>`, written as `data-*` attributes. */
export interface ProductListItemsState {
  readonly paging: Paging
  /** Whether a request is in flight, also in the background. */
  readonly busy: boolean
}

/** Props of `<ProductList.Items>`, which renders a `<ul>`, or a `<div role="feed">`. */
export interface ProductListItemsProps<TItem> extends Omit<
  PartProps<'ul', ProductListItemsState>,
  'children'
> {
  /**
   * Renders one item as a `<ProductList.Item>`. Pass a stable function (declared outside the component, or from
   * `useCallback`): a row then re-renders only when its item changes.
   */
  readonly children: (item: TItem) => ReactNode
}

/** The loaded items. Renders a `<ul>`; with `paging={autoPaging}`, a `<div role="feed">`; nothing for an empty list. */
export const ProductListItems = forwardRef(function ProductListItems(
  { children, ...props }: ProductListItemsProps<Entity>,
  ref: Ref<HTMLElement>,
) {
  const context = useProductList()
  const { auto } = context
  const { items } = windowOf(context.list)
  // React 18 ignores the server's snapshot after an update during hydration, so the first state has the first items.
  const [chunked, setChunked] = useState(() => chunk(items, { chunks: [], groups: [] }))
  if (chunked.items !== items) setChunked(chunk(items, chunked))

  const element = useItemsElement(context, props, ref, {
    children: chunked.groups.map(({ id, items }) => (
      <ChunkGroup key={id} chunks={items} renderItem={children} />
    )),
  })
  return (
    <>
      {element}
      {auto && <auto.FeedPositions />}
    </>
  )
  // `forwardRef` removes the type parameter, so the cast declares it again: the app chooses the item type.
}) as unknown as <TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>>(
  props: ProductListItemsProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null

/** Shared by `<ProductList.Items>` and `<VirtualProductGrid>`. */
export function useItemsElement(
  { list, paging, auto, labels, position: { rootRef } }: ProductListContextValue,
  props: PartProps<'ul', ProductListItemsState>,
  ref: Ref<HTMLElement> | Ref<HTMLElement>[],
  ownProps: object,
): ReactElement | null {
  const isFeed = auto !== undefined
  const element = usePart({
    tag: isFeed ? 'div' : 'ul',
    props,
    ref,
    state: { paging, busy: list.isFetching },
    ownProps: {
      // Safari drops the role of a list without markers.
      role: isFeed ? 'feed' : 'list',
      'aria-label': labels.items,
      'aria-busy': (isFeed && list.isFetching) || undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (rootRef.current) auto?.onFeedKey(event, rootRef.current)
      },
      ...ownProps,
    },
  })
  if (windowOf(list).items.length === 0) return null
  return <FeedContext.Provider value={isFeed}>{element}</FeedContext.Provider>
}

type ItemChunk = Chunk<Entity>

interface Chunked {
  readonly items: readonly Entity[]
  readonly chunks: readonly ItemChunk[]
  /** Chunks of chunks: React compares all children of an element, which is slow for 10,000 rows. */
  readonly groups: readonly Chunk<ItemChunk>[]
}

/** Chunks from the previous chunks, so that unchanged chunks keep their identity. */
function chunk(items: readonly Entity[], previous: Omit<Chunked, 'items'>): Chunked {
  const chunks = chunkItems(items, previous.chunks)
  return { items, chunks, groups: chunkItems(chunks, previous.groups) }
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

export const ItemRow = memo(function ItemRow({ item, renderItem }: RowProps & { readonly item: Entity }) {
  return <ItemIdContext.Provider value={item.id}>{renderItem(item)}</ItemIdContext.Provider>
})
