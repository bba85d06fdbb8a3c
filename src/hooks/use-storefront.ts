'use client'
import { useContext } from 'react'

import { explain } from '../core/errors/explain.js'
import { MissingProviderError } from '../core/index.js'
import { StorefrontContext, type StorefrontContextValue } from '../provider/storefront-context.js'

/**
 * The store of the nearest `<StorefrontProvider>`: client, query client and settings.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefront(): StorefrontContextValue {
  const value = useContext(StorefrontContext)
  if (value) return value
  throw new MissingProviderError(explain('no-provider'))
}
