'use client'
import { forwardRef } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { failureOf, isEmpty, loadingOf, type AnyList } from './state/list-state.js'
import type { ProductListLabels } from './state/labels.js'
import { useProductList } from './state/product-list-context.js'

export type ProductListStatusState = Record<string, unknown>

export type ProductListStatusProps = PartProps<'div', ProductListStatusState>

/**
 * Announces loading, the number of items and failures to screen readers. Renders a `<div role="status">`, a polite live
 * region: keep it mounted, visible or visually hidden.
 */
export const ProductListStatus = forwardRef<HTMLDivElement, ProductListStatusProps>(
  function ProductListStatus(props, ref) {
    const { list, labels } = useProductList()
    return usePart('div', props, ref, {}, { role: 'status', children: statusText(list, labels) })
  },
)

function statusText(list: AnyList, labels: ProductListLabels): string | undefined {
  const loading = loadingOf(list)
  if (loading) return labels.loading({ side: loading })
  const failure = failureOf(list)
  if (failure) return labels.error({ side: failure, error: list.error as Error })
  if (isEmpty(list)) return labels.empty
  if (!list.data) return
  const { items, totalCount: total, isCursorLost } = list.data
  const loaded = labels.loaded({ shown: items.length, total })
  return isCursorLost ? `${labels.cursorLost} ${loaded}` : loaded
}
