'use client'
import {
  forwardRef,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react'

import type { Entity, ListItemOf } from '../core/resources/define-resource.js'
import { activeElementOf } from '../dom/composed-tree.js'
import { useIsHydrating } from '../dom/use-is-hydrating.js'
import type { RegisteredClient } from '../hooks/register.js'
import type { PartProps } from '../parts/use-part.js'
import { ItemRow, useItemsElement } from '../product-list/items/items.js'
import { windowOf, type Paging } from '../product-list/state/list-state.js'
import { useProductList } from '../product-list/state/product-list-context.js'
import { Spacer } from './spacer.js'
import { useVirtualRows } from './use-virtual-rows.js'

/** State of `<VirtualProductGrid>`, written as `data-*` attributes. */
export interface VirtualProductGridState {
  readonly paging: Paging
  readonly busy: boolean
}

/** Props of `<VirtualProductGrid>`; those of `<ProductList.Items>` and the sizes of the grid. */
export interface VirtualProductGridProps<TItem> extends Omit<
  PartProps<'ul', VirtualProductGridState>,
  'children'
> {
  /**
   * Renders one item as one element, a `<ProductList.Item>`. Pass a stable function (declared outside the component, or
   * from `useCallback`): a cell then re-renders only when its item changes.
   */
  readonly children: (item: TItem) => ReactNode
  /**
   * Rows to render before and after the rows in the viewport. Default and minimum: 1. While each scroll event skips all
   * rendered rows, only the rows in the viewport render.
   */
  readonly overscan?: number | undefined
  /** Height of every row in CSS pixels, if all rows have the same height. Default: measured. */
  readonly rowHeight?: number | undefined
}

/** Items in the server's HTML: no page has more. */
const SERVER_ITEMS = 100

/** Enough items to measure the columns and the row height. */
const MEASURED_ITEMS = 24

/**
 * `<ProductList.Items>` for long lists: renders only the rows near the viewport. The app's CSS must make the element a
 * grid, e.g. with `grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr))`.
 * @throws {MissingProviderError} outside `<ProductList.Root>`.
 * @example
 * <ProductList.Root params={{ limit: 60 }} paging={autoPaging}>
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
  const context = useProductList()
  const loaded = windowOf(context.list)
  const { items } = loaded
  const gridRef = useRef<HTMLElement>(null)
  const [focusedId, setFocusedId] = useState<string>()
  const isHydrating = useIsHydrating()
  const rows = useVirtualRows(gridRef, {
    ...loaded,
    position: context.position,
    overscan: Math.max(overscan, 1),
    rowHeight,
    focusedId,
  })

  const tag = context.paging === 'auto' ? 'div' : 'li'
  const cellOf = (item: Entity) => <ItemRow key={item.id} item={item} renderItem={children} />
  return useItemsElement(context, props, [ref, gridRef], {
    onFocus: ({ target }: FocusEvent) =>
      setFocusedId(target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null when the window loses the focus, but the item is still the active element.
      const next = (relatedTarget ?? activeElementOf(currentTarget)) as Element | null
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
      : items.slice(0, isHydrating ? SERVER_ITEMS : MEASURED_ITEMS).map(cellOf),
  })
  // `forwardRef` removes the type parameter, so the cast declares it again: the app chooses the item type.
}) as unknown as <TItem extends Entity = ListItemOf<RegisteredClient['products']['definition']>>(
  props: VirtualProductGridProps<TItem> & RefAttributes<HTMLElement>,
) => ReactElement | null
