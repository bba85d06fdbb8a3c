import { act, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient } from '../core/client/create-storefront-client.js'
import { useCollectionProducts } from '../hooks/list/use-collection-products.js'
import { useCollections } from '../hooks/list/use-collections.js'
import { useProducts } from '../hooks/list/use-products.js'
import { useStorefrontClient } from '../hooks/use-storefront-client.js'
import { useStorefront } from '../hooks/use-storefront.js'
import { productsQueryOptions, storefrontKeys } from '../queries/index.js'
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

describe('StorefrontProvider with baseUrl and apiKey', () => {
  const catalog = createSampleCatalog({ size: 6 })
  const [collection, page, menu] = [catalog.collections[0]!, catalog.pages[0]!, catalog.menus[0]!]

  function createStore() {
    // Each test has its own key, because a browser keeps one query client for each scope.
    const store = createMockStore({ ...catalog, apiKey: crypto.randomUUID() })
    vi.stubGlobal('fetch', store.fetch)
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <StorefrontProvider baseUrl={store.baseUrl} apiKey={store.apiKey}>
        {children}
      </StorefrontProvider>
    )
    return { store, wrapper }
  }
  afterEach(() => vi.unstubAllGlobals())

  it('gives apps a client with every resource', async () => {
    const { store, wrapper } = createStore()
    const { result } = renderHook(useStorefrontClient, { wrapper })
    const client = result.current
    expect((await client.collections.list({ limit: 100 })).items).toHaveLength(catalog.collections.length)
    expect(await client.pages.retrieve({ id: page.id })).toEqual(page)
    expect(await client.menus.retrieve({ id: menu.id })).toEqual(menu)
    expect((await client.products.iterate().next()).done).toBe(false)
    await client.collectionProducts({ id: collection.id }).list()
    expect(store.requests.at(-1)!.path).toBe(`/collections/${collection.id}/products`)
    const own = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey })
    expect(Object.keys(client).sort()).toEqual(Object.keys(own).sort())
    expect(client.resources).toEqual(own.resources)
    expect(client.cacheScope).toBe(own.cacheScope)
  })

  it('derives one complete client from its own, for all hooks and renders, and does not change its own', () => {
    const { wrapper } = createStore()
    const { result, rerender } = renderHook(
      () => ({ ...useStorefront(), full: useStorefrontClient(), other: useStorefrontClient() }),
      { wrapper },
    )
    const { client, full, other } = result.current
    expect(other).toBe(full)
    const { collections } = full
    expect(full.products).toBe(client.products)
    expect(full.cacheScope).toBe(client.cacheScope)
    expect(client).not.toHaveProperty('collections')
    rerender()
    expect(result.current.client).toBe(client)
    expect(result.current.full).toBe(full)
    expect(result.current.full.collections).toBe(collections)
  })

  it('passes its client to an inner provider, whose hooks derive the same complete client', () => {
    const { wrapper: Store } = createStore()
    const Inner = ({ children }: { readonly children: ReactNode }) => (
      <StorefrontProvider client={useStorefront().client} currency="SEK">
        {children}
      </StorefrontProvider>
    )
    const clients = new Set<unknown>()
    const Reader = () => {
      clients.add(useStorefrontClient())
      return useStorefront().currency
    }
    const { container } = render(
      <Store>
        <Reader />
        <Inner>
          <Reader />
        </Inner>
      </Store>,
    )
    expect(container.textContent).toBe('SEK')
    expect(clients.size).toBe(1)
  })

  it('prefers its own rules to those of the client, unless they are undefined', () => {
    const { store } = createStore()
    const getMaxQuantity = () => 3
    const client = createStorefrontClient({
      baseUrl: store.baseUrl,
      apiKey: store.apiKey,
      rules: { currency: 'EUR', getMaxQuantity },
    })
    const { result } = renderHook(() => useStorefront(), {
      wrapper: ({ children }) => (
        <StorefrontProvider client={client} currency="SEK" getMaxQuantity={undefined}>
          {children}
        </StorefrontProvider>
      ),
    })
    expect(result.current).toMatchObject({ currency: 'SEK', getMaxQuantity })
  })

  it('gives hooks the client that the app passed, complete as it is', () => {
    const { store } = createStore()
    const own = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey })
    const { result } = renderHook(() => [useStorefront().client, useStorefrontClient()], {
      wrapper: ({ children }) => <StorefrontProvider client={own}>{children}</StorefrontProvider>,
    })
    expect(result.current[0]).toBe(own)
    expect(result.current[1]).toBe(own)
  })

  it('loads collections and the products of one with hooks only', async () => {
    const { wrapper } = createStore()
    const { result } = renderHook(
      () => ({ all: useCollections({ limit: 100 }), one: useCollectionProducts({ id: collection.id }) }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.all.data?.items).toHaveLength(catalog.collections.length))
    await waitFor(() => expect(result.current.one.isSuccess).toBe(true))
  })

  it('shares the loaded products with a component that reads the client later', async () => {
    const { store, wrapper: Store } = createStore()
    const List = () => useProducts({ limit: 2 }).data?.items[0]?.name
    const FirstOfCache = () => {
      const { client, queryClient } = useStorefront()
      const { queryKey } = productsQueryOptions(client, { limit: 2 })
      return <b>{queryClient.getQueryData(queryKey)?.pages[0]?.items[0]?.id}</b>
    }
    const { container, rerender } = render(<List />, { wrapper: Store })
    await waitFor(() => expect(container.textContent).not.toBe(''))
    rerender(
      <>
        <List />
        <FirstOfCache />
      </>,
    )
    expect(container.querySelector('b')?.textContent).toMatch(/./)
    expect(store.requests).toHaveLength(1)
  })
})
