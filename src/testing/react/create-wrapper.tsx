'use client'
import type { ComponentType, ReactNode } from 'react'

import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { createTestShop, type TestShop, type TestShopOptions } from './create-test-shop.js'

/** A component that puts its children into a shop. */
export type StorefrontWrapper = ComponentType<{ readonly children?: ReactNode }>

export function wrapperOf({ client, queryClient, settings }: TestShop): StorefrontWrapper {
  return function StorefrontTestWrapper({ children }) {
    return (
      <StorefrontProvider client={client} queryClient={queryClient} {...settings}>
        {children}
      </StorefrontProvider>
    )
  }
}

/**
 * A wrapper for Testing Library's `render` and `renderHook`: a provider over a mock store, with a cache
 * of its own. Make one for each test.
 *
 * @example
 * const { result } = renderHook(() => useProducts(), { wrapper: createWrapper({ store }) })
 */
export function createWrapper(options?: TestShopOptions): StorefrontWrapper {
  return wrapperOf(createTestShop(options))
}
