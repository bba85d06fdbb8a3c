'use client'
import { useRef } from 'react'

import type { AnyStorefrontClient, ItemReference } from '../../core/index.js'
import { productQueryOptions } from '../../queries/index.js'
import { useStorefront } from '../use-storefront.js'

/** How long a pointer must rest before it means something: less than a click takes, more than crossing. */
const HOVER_MS = 65

/** Handlers for a link to a product. */
export interface PrefetchHandlers {
  readonly onMouseEnter: () => void
  readonly onMouseLeave: () => void
  readonly onFocus: () => void
  readonly onTouchStart: () => void
}

/**
 * Fetches a product when a reader is about to open it: a pointer rests on its link, the link gets focus, a
 * finger touches it. What is in the cache already, and fresh, is not fetched again. Name the product as its page
 * does, by id or by slug: these are two queries.
 *
 * @example
 * const prefetch = usePrefetchProduct()
 * <a href={`/products/${product.slug}`} {...prefetch({ slug: product.slug })}>
 * @throws {MissingProviderError} outside a provider.
 */
export function usePrefetchProduct(
  options: { readonly client?: AnyStorefrontClient | undefined } = {},
): (product: ItemReference) => PrefetchHandlers {
  const storefront = useStorefront()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (product) => {
    const prefetch = () => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor came late in version 5
      void storefront.queryClient.prefetchQuery(
        productQueryOptions(options.client ?? storefront.client, product),
      )
    }
    return {
      onMouseEnter: () => {
        timer.current = setTimeout(prefetch, HOVER_MS)
      },
      onMouseLeave: () => clearTimeout(timer.current),
      onFocus: prefetch,
      onTouchStart: prefetch,
    }
  }
}
