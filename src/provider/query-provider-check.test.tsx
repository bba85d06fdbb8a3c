import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createContext, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createMockStore } from 'storefront-mock'

const { baseUrl, apiKey } = createMockStore({ products: [] })

/** What `QueryClientProvider` of another copy is to this one: a context of its own. */
const OtherContext = createContext<QueryClient | undefined>(undefined)
const queryClient = new QueryClient()

describe('StorefrontProvider below the QueryClientProvider of another copy of TanStack Query', () => {
  beforeEach(() => {
    // It warns once for each page load.
    vi.resetModules()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })

  async function renderShop(
    wrap: (shop: ReactNode) => ReactNode,
    props?: { readonly queryClient: QueryClient },
  ) {
    const { StorefrontProvider } = await import('./storefront-provider.js')
    const shop = (
      <StorefrontProvider baseUrl={baseUrl} apiKey={apiKey} {...props}>
        <p>Shop</p>
      </StorefrontProvider>
    )
    const { container } = render(wrap(<main>{shop}</main>))
    expect(container.textContent).toContain('Shop')
    return vi.mocked(console.warn).mock.calls.map(([text]) => String(text).split('\n')[0])
  }

  const inOther = (shop: ReactNode) => (
    <OtherContext.Provider value={queryClient}>{shop}</OtherContext.Provider>
  )
  const inOurs = (shop: ReactNode) => <QueryClientProvider client={queryClient}>{shop}</QueryClientProvider>

  it('warns once in development that its cache is not used', async () => {
    const warnings = await renderShop((shop) =>
      inOther(
        <>
          {shop}
          {shop}
        </>,
      ),
    )
    expect(warnings).toEqual([
      'The QueryClientProvider around <StorefrontProvider> is of another copy or version of @tanstack/react-query, so its cache is not used.',
    ])
  })

  it('does not warn in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(await renderShop(inOther)).toEqual([])
  })

  it('does not warn below a provider of the same copy, with a queryClient prop, or without any provider', async () => {
    expect(await renderShop(inOurs)).toEqual([])
    expect(await renderShop((shop) => inOurs(inOther(shop)))).toEqual([])
    expect(await renderShop(inOther, { queryClient })).toEqual([])
    expect(await renderShop((shop) => shop)).toEqual([])
  })
})
