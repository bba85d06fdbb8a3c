import { QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'

import { createStorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider, type LabelOverrides } from '../../src/index.js'
import { createMockStore, sampleCatalog, type MockStore } from '../../src/testing/index.js'

interface SampleShopProps {
  /** The store behind it; asked for once, when the shop is mounted. */
  readonly createStore?: (() => MockStore) | undefined
  readonly locale?: string | undefined
  readonly labels?: LabelOverrides | undefined
  readonly children: ReactNode
}

const catalog = sampleCatalog({ size: 60 })

/** What the shop sells, newest first. */
export const sampleProducts = catalog.products

const createSampleStore = () => createMockStore(catalog)

/** A provider over a store of its own in memory: no network, and nothing is left for the next story. */
export function SampleShop({ createStore = createSampleStore, locale, labels, children }: SampleShopProps) {
  const [shop] = useState(() => {
    const { baseUrl, apiKey, fetch } = createStore()
    return {
      client: createStorefrontClient({ baseUrl, apiKey, fetch }),
      queryClient: new QueryClient(),
    }
  })
  return (
    <StorefrontProvider {...shop} currency="EUR" locale={locale} labels={labels}>
      {children}
    </StorefrontProvider>
  )
}
