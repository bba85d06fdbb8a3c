import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useStorefront } from '../hooks/use-storefront.js'
import { storefrontKeys } from '../queries/index.js'
import { createMockStore } from '../testing/mock-store/create-mock-store.js'
import { createSampleCatalog } from '../testing/sample-catalog/create-sample-catalog.js'
import { StorefrontProvider } from './storefront-provider.js'

it('StorefrontProvider keeps its own query client when the locale changes', async () => {
  const store = createMockStore(createSampleCatalog({ size: 6 }))
  const { baseUrl, apiKey, fetch } = store
  const clientIn = (language: string) =>
    createStorefrontClient({ baseUrl, apiKey, fetch, headers: { 'Accept-Language': language } })
  const german = clientIn('de')
  let client = clientIn('en')
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StorefrontProvider client={client}>{children}</StorefrontProvider>
  )
  const { result, rerender } = renderHook(
    () => ({ list: useProducts({ limit: 2 }), queryClient: useStorefront().queryClient }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  const { queryClient } = result.current

  client = german
  rerender()
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true))
  expect(result.current.queryClient).toBe(queryClient)
  expect(store.requests.at(-1)!.headers.get('accept-language')).toBe('de')

  store.clearRequests()
  await act(() => queryClient.invalidateQueries({ queryKey: storefrontKeys.all(german) }))
  expect(store.requests).toHaveLength(1)
})
