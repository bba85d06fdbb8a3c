import type { ComponentProps } from 'react'

import { productColumns } from '../shop-ui/class-names'

export type ProductGridSkeletonProps = ComponentProps<'div'> & {
  /** Default: 8. */
  readonly count?: number
}

/** As tall as the first products, so that the page does not jump when they arrive. */
export function ProductGridSkeleton({ count = 8, ...props }: ProductGridSkeletonProps) {
  return (
    <div {...props} className={productColumns}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className="animate-pulse motion-reduce:animate-none">
          <div className="aspect-square rounded-lg bg-muted" />
          <div className="mt-3 h-5 w-3/4 rounded bg-muted" />
          <div className="mt-1 h-5 w-1/3 rounded bg-muted" />
        </div>
      ))}
    </div>
  )
}
