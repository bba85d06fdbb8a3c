'use client'
import { forwardRef, type ReactNode } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { failureOf } from './state/list-state.js'
import { useProductList, useProductListStore } from './state/product-list-context.js'

/** State of `<ProductList.Error>`, written as `data-*` attributes. */
export interface ProductListErrorState {
  readonly side: 'initial' | 'previous' | 'next' | 'refetch'
  /** Whether a retry is in flight. */
  readonly busy: boolean
}

/** Props of `<ProductList.Error>`, which renders a `<div>`. */
export interface ProductListErrorProps extends Omit<PartProps<'div', ProductListErrorState>, 'children'> {
  /** The failure to show. Default: any. */
  readonly side?: 'initial' | 'previous' | 'next' | 'refetch' | undefined
  /** Default: a sentence and a retry button. */
  readonly children?:
    | ReactNode
    | ((failure: {
        readonly error: Error
        readonly side: 'initial' | 'previous' | 'next' | 'refetch'
        /** Repeats the failed load; loaded items stay. */
        readonly retry: () => void
        readonly isRetrying: boolean
      }) => ReactNode)
}

/** Shown after a failed load. Renders a `<div>`, not an alert: `<ProductList.Status>` announces the failure. */
export const ProductListError = forwardRef<HTMLDivElement, ProductListErrorProps>(function ProductListError(
  { side: onlySide, children, ...props },
  ref,
) {
  const { list, labels } = useProductList()
  const { loadPage } = useProductListStore()
  const failure = failureOf(list)
  const side = failure ?? 'initial'
  const error = list.error as Error
  const isRetrying = list.isFetching
  const retry = () => {
    if (isRetrying) return
    if (side === 'next' || side === 'previous') void loadPage(side)
    else void list.refetch()
  }
  const content =
    typeof children === 'function'
      ? failure && children({ error, side, retry, isRetrying })
      : (children ??
        (failure && (
          <>
            {labels.error({ side, error })}{' '}
            <button type="button" aria-disabled={isRetrying || undefined} onClick={retry}>
              {labels.retry}
            </button>
          </>
        )))
  const element = usePart({
    tag: 'div',
    props,
    ref,
    state: { side, busy: isRetrying },
    ownProps: { children: content },
  })
  return failure && (onlySide ?? failure) === failure ? element : null
})
