import 'server-only'
import type { DehydratedState } from '@tanstack/react-query'
import { storefrontQueryOptions } from 'storefront-react/queries'

import {
  paymentsSchema,
  shippingSchema,
  taxesSchema,
} from '../components/shop/checkout-summary/checkout-schemas'
import { prefetchList } from './prefetch-list'
import { uncachedClient } from './server-client'

/** Shipping, taxes and payments, for a cart page that works without scripts. */
export function prefetchCheckout(): Promise<DehydratedState> {
  const shipping = storefrontQueryOptions(uncachedClient, '/shipping', { schema: shippingSchema })
  const taxes = storefrontQueryOptions(uncachedClient, '/taxes', { schema: taxesSchema })
  const payments = storefrontQueryOptions(uncachedClient, '/payments', { schema: paymentsSchema })
  // With the `gcTime` of these queries, 0, the first answer would be gone before the last one arrives.
  const gcTime = Infinity
  return prefetchList((queryClient) =>
    Promise.all([
      queryClient.fetchQuery({ ...shipping, gcTime }),
      queryClient.fetchQuery({ ...taxes, gcTime }),
      queryClient.fetchQuery({ ...payments, gcTime }),
    ]),
  )
}
