'use client'
import { forwardRef, type ReactNode } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { failureOf, type ListErrorSide } from './state/list-state.js'
import { useProductList } from './state/product-list-context.js'

export interface ProductListErrorState extends Record<string, unknown> {
  readonly side: ListErrorSide
  /** It is being tried again. */
  readonly busy: boolean
}

export interface ProductListErrorProps extends Omit<PartProps<'div', ProductListErrorState>, 'children'> {
  /** Which failure it stands for. Default: any. */
  readonly side?: ListErrorSide | undefined
  /** Default: a sentence and a button that tries again. */
  readonly children?:
    | ReactNode
    | ((failure: {
        readonly error: Error
        readonly side: ListErrorSide
        /** Tries the same load again. What is loaded already stays. */
        readonly retry: () => void
        readonly isRetrying: boolean
      }) => ReactNode)
}

/**
 * What is shown while the last load has failed; what is loaded stays beside it. Renders a `<div>`. Not an
 * alert: `<ProductList.Status>` says it.
 */
export const ProductListError = forwardRef<HTMLDivElement, ProductListErrorProps>(function ProductListError(
  { side: onlySide, children, ...props },
  ref,
) {
  const { list, labels, go } = useProductList()
  const failure = failureOf(list)
  const side = failure ?? 'initial'
  const error = list.error as Error
  const isRetrying = list.isFetching
  const retry = () => {
    if (isRetrying) return
    if (side === 'next' || side === 'previous') go(side)
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
  const element = usePart('div', props, ref, { side, busy: isRetrying }, { children: content })
  return failure && (onlySide ?? failure) === failure ? element : null
})
