'use client'
import type { AnyStorefrontClient } from '../core/index.js'
import { useStorefront } from './use-storefront.js'

/** The client given to a hook, or else the provider's. */
export function useClient<C extends AnyStorefrontClient>(client: C | undefined): C {
  const storefront = useStorefront()
  // Without the option, C is the registered client: the app states its type in `Register`.
  return client ?? (storefront.client as C)
}
