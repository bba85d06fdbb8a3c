'use client'
import {
  forwardRef,
  memo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { Entity, ListItemOf } from '../core/index.js'
import { useIsHydrating } from '../dom/use-is-hydrating.js'
import type { RegisteredClient } from '../hooks/register.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { onFeedKey } from '../product-list/focus/on-feed-key.js'
import { FeedContext, ItemIdContext } from '../product-list/items/item-context.js'
import { windowOf, type Paging } from '../product-list/state/list-state.js'
import { useProductList } from '../product-list/state/product-list-context.js'
import { Spacer } from './spacer.js'
import { useVirtualRows } from './use-virtual-rows.js'

export interface VirtualProductGridState extends Record<string, unknown> {
  readonly paging: Paging
  readonly busy: boolean
}

export interface VirtualProductGridProps<TItem> extends Omit<
  PartProps<'ul', VirtualProductGridState>,
  'children'
> {
  /**
   * Renders one item, as a `<ProductList.Item>`: one element. Keep it stable (outside the component, or in
   * `useCallback`) and a cell renders only when its item changes.
   */
  readonly children: (item: TItem) => ReactNode
  /** Rows to render beyond what is in view, on each side. Default 1, which is the least. */
  readonly overscan?: number | undefined
  /** Height of every row in CSS pixels, where it is known. Default: rows are measured. */
  readonly rowHeight?: number | undefined
}

/** Items in a server's HTML: all of one page, at most. */
const FIRST_HTML = 100

/** Items of a first render in the browser: enough to learn columns and height from. */
const FIRST_RENDER = 24

/**
 * `<ProductList.Items>` for long lists: renders the rows in view and a few around them, however many are
 * loaded. Goes inside `<ProductList.Root>`, in place of `.Items`, and renders the same `<ul>`, or
 * `<div role="feed">` with `paging="auto"`.
 *
 * Columns, gaps and widths are the app's CSS: lay the element out as a CSS grid, e.g. with
 * `grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr))`. What scrolls it is its nearest scrolling
 * ancestor, or the window.
 *
 * @example
 * <ProductList.Root params={{ limit: 60 }} paging="auto">
 *   <VirtualProductGrid className="grid">
 *     {(product) => <ProductList.Item>{product.name}</ProductList.Item>}
 *   </VirtualProductGrid>
 *   <ProductList.Next />
 * </ProductList.Root>
 */
export const VirtualProductGrid = forwardRef(function VirtualProductGrid(
  { children, overscan = 1, rowHeight, ...props }: VirtualProductGridProps<Entity>,
  ref: Ref<HTMLElement>,
) {
  const { list, paging, labels, rootRef, revealRef } = useProductList()
  const loaded = windowOf(list)
  const { items } = loaded
  const gridRef = useRef<HTMLElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const isHydrating = useIsHydrating()
  const rows = useVirtualRows(gridRef, {
    ...loaded,
    revealRef,
    overscan: Math.max(overscan, 1),
    rowHeight,
    focusedId,
  })

  const isFeed = paging === 'auto'
  const tag = isFeed ? 'div' : 'li'
  const cellOf = (item: Entity) => <Cell key={item.id} item={item} renderItem={children} />
  const element = usePart(
    isFeed ? 'div' : 'ul',
    props,
    [ref, gridRef],
    { paging, busy: list.isFetching },
    {
      // Safari takes the role from a list without markers.
      role: isFeed ? 'feed' : 'list',
      'aria-label': labels.items,
      'aria-busy': (isFeed && list.isFetching) || undefined,
      onKeyDown: (event: KeyboardEvent) => {
        if (isFeed && rootRef.current) onFeedKey(event, rootRef.current)
      },
      onFocus: ({ target }: FocusEvent) =>
        setFocusedId(target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // On its way to a neighbour, which is to stay; or it goes nowhere since the window loses it.
        const next = relatedTarget ?? currentTarget.ownerDocument.activeElement
        if (!currentTarget.contains(next)) setFocusedId(undefined)
      },
      children: rows
        ? // Flat, so that an item keeps its element when it moves to another row.
          rows.flatMap((piece) =>
            'from' in piece ? (
              items.slice(piece.from, piece.to).map(cellOf)
            ) : (
              <Spacer key={piece.key} tag={tag} height={piece.height} cells={piece.blanks} />
            ),
          )
        : items.slice(0, isHydrating ? FIRST_HTML : FIRST_RENDER).map(cellOf),
    },
  )
  return items.length > 0 ? <FeedContext.Provider value={isFeed}>{element}</FeedContext.Provider> : null
}) as unknown as <TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>>(
  props: VirtualProductGridProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null

const Cell = memo(function Cell({
  item,
  renderItem,
}: {
  readonly item: Entity
  readonly renderItem: (item: Entity) => ReactNode
}) {
  return <ItemIdContext.Provider value={item.id}>{renderItem(item)}</ItemIdContext.Provider>
})
