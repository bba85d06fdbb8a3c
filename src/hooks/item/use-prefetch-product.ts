'use client'
import { useRef } from 'react'

import type { AnyStorefrontClient, ItemReference } from '../../core/index.js'
import { productQueryOptions } from '../../queries/index.js'
import { useStorefront } from '../use-storefront.js'

/** Shorter than the time from hover to click, longer than the time to cross a link. */
const HOVER_MS = 65

/** Handlers for a link to a product. */
export interface PrefetchHandlers {
  readonly onMouseEnter: () => void
  readonly onMouseLeave: () => void
  readonly onFocus: () => void
  readonly onTouchStart: () => void
}

/**
 * Fetches a product when a shopper is about to open it: the pointer rests on its link, or the link is focused or
 * touched. A fresh cache entry is not fetched again. Use the same reference as the product page, because id and slug
 * are two queries.
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
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the oldest supported version does not have the replacement
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
