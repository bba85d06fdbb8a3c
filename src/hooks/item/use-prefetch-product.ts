'use client'
import { useEffect, useRef } from 'react'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { isFocusMoving } from '../../dom/focus.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import { productQueryOptions } from '../../queries/resource-queries.js'
import { useStorefront } from '../use-storefront.js'

/** Longer than a pointer takes to cross a link, shorter than the time from hover to click. */
const HOVER_MS = 65

/**
 * Returns the handlers of a link, which prefetch its product when it is hovered, focused or touched. If the product page finds its product by slug,
 * pass the slug here: id and slug are two separate queries.
 *
 * @example
 * const prefetch = usePrefetchProduct()
 * <a href={`/products/${product.slug}`} {...prefetch({ slug: product.slug })}>
 * @throws {MissingProviderError} outside a provider.
 */
export function usePrefetchProduct(
  options: { readonly client?: AnyStorefrontClient | undefined } = {},
): (
  product: ItemReference,
) => Readonly<Record<'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onTouchStart', () => void>> {
  const { client, queryClient } = useStorefront()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (product) => {
    const prefetch = () => {
      // oxlint-disable-next-line typescript/no-deprecated -- the oldest supported version does not have the replacement
      void queryClient.prefetchQuery(
        withAppDefaults(queryClient, productQueryOptions(options.client ?? client, product)),
      )
    }
    return {
      onMouseEnter: () => {
        timer.current = setTimeout(prefetch, HOVER_MS)
      },
      onMouseLeave: () => clearTimeout(timer.current),
      onFocus: () => {
        // A list moves the focus to its first new item: the user may look at any of them.
        if (!isFocusMoving()) prefetch()
      },
      onTouchStart: prefetch,
    }
  }
}
