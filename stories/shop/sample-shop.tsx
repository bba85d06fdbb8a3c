import { QueryClient } from '@tanstack/react-query'
import { useContext, useState, type ReactNode } from 'react'
import { createMockStore, type MockStore } from 'storefront-mock'

// The front page waits for each module, so the preview imports no index of the library.
import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import type { LabelOverrides } from '../../src/core/labels/labels.js'
import { StorefrontProvider } from '../../src/provider/storefront-provider.js'
import { photographedCatalog } from './sample-catalog.js'
import { StoreToolsContext, type StoreTools } from './store-tools.js'

interface SampleShopProps {
  /** Called once, when the shop mounts. */
  readonly createStore?: (() => MockStore) | undefined
  readonly locale?: string | undefined
  readonly labels?: LabelOverrides | undefined
  readonly children: ReactNode
}

const catalog = photographedCatalog(60)

export const sampleProducts = catalog.products

const createSampleStore = () => createMockStore(catalog)

/** Stories share no state, because each has its own store in memory. */
export function SampleShop({ createStore = createSampleStore, locale, labels, children }: SampleShopProps) {
  const tools = useContext(StoreToolsContext)
  const [shop] = useState(() => openShop(createStore(), tools))
  return (
    <StorefrontProvider {...shop} currency="EUR" locale={locale} labels={labels}>
      {children}
    </StorefrontProvider>
  )
}

function openShop(created: MockStore, tools: StoreTools | undefined) {
  const store = tools ? tools.configure(created) : created
  const queryClient = new QueryClient()
  const { baseUrl, apiKey } = store
  const fetch = tools ? tools.open({ store, queryClient }) : store.fetch
  return { client: createStorefrontClient({ baseUrl, apiKey, fetch }), queryClient }
}
