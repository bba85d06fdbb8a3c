'use client'
import type { ComponentType, ReactNode } from 'react'
import { StorefrontProvider } from 'storefront-react'

import {
  createTestStorefront,
  type TestStorefront,
  type CreateWrapperOptions,
} from './create-test-storefront.js'

/** A component that renders its children inside a `StorefrontProvider`. */
export type StorefrontWrapper = ComponentType<{ readonly children?: ReactNode }>

export function wrapperFor({ client, queryClient, settings }: TestStorefront): StorefrontWrapper {
  return function StorefrontTestWrapper({ children }) {
    return (
      <StorefrontProvider client={client} queryClient={queryClient} {...settings}>
        {children}
      </StorefrontProvider>
    )
  }
}

/**
 * Creates a wrapper for Testing Library with its own query cache. Create one per test.
 * @example renderHook(() => useProducts(), { wrapper: createWrapper({ store }) })
 */
export function createWrapper(options?: CreateWrapperOptions): StorefrontWrapper {
  return wrapperFor(createTestStorefront(options))
}
