'use client'
import type { ReactNode } from 'react'
import { StorefrontProvider, useStorefront } from 'storefront-react'
import type { PriorPrice } from 'storefront-react/server'

interface PriorPricesProps {
  readonly prices: readonly PriorPrice[]
  readonly children: ReactNode
}

/** The parts of `Price` inside show the prices of the log, and measure reductions from them. */
export function PriorPrices({ prices, children }: PriorPricesProps) {
  const { client, queryClient, locale } = useStorefront()
  return (
    <StorefrontProvider
      client={client}
      queryClient={queryClient}
      locale={locale}
      getPriorPrice={(variant, product) =>
        prices.find(({ productId, variantId }) => productId === product?.id && variantId === variant.id)
          ?.price
      }
    >
      {children}
    </StorefrontProvider>
  )
}
