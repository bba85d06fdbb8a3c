import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'

import { useProducts, useStorefront } from '../../index.js'
import { buildProduct } from '../build/build-product.js'
import { createMockStore } from '../mock-store/create-mock-store.js'
import { createWrapper } from './create-wrapper.js'
import { renderWithStorefront } from './render-with-storefront.js'

function Names() {
  const { data, error, isFetching } = useProducts()
  const { currency, locale } = useStorefront()
  if (error) return <p role="alert">{error.name}</p>
  if (!data) return <p>Loading{isFetching && '…'}</p>
  return (
    <ul aria-label={`${locale} ${currency ?? ''}`}>
      {data.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )
}

test('renders a component over the sample shop, with nothing to set up', async () => {
  const { store, queryClient, client } = renderWithStorefront(<Names />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  expect(screen.getByText(store.products.all()[0]!.name)).toBeDefined()
  expect(screen.getByLabelText('en EUR')).toBeDefined()
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  expect(client.baseUrl).toBe(store.baseUrl)
})

test('shows pending, then what the store holds', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.pause()
  renderWithStorefront(<Names />, { store, currency: 'JPY', locale: 'ja' })
  expect(screen.getByText('Loading…')).toBeDefined()
  store.resume()
  expect(await screen.findByText('Tea')).toBeDefined()
  expect(screen.getByLabelText('ja JPY')).toBeDefined()
})

test('shows an error at the first failure; retries only when asked to', async () => {
  const failing = createMockStore({ products: [] })
  failing.failWhen({}, 500)
  renderWithStorefront(<Names />, { store: failing })
  expect((await screen.findByRole('alert')).textContent).toBe('ServerError')
  expect(failing.requests).toHaveLength(1)
})

test('retries with the package’s policy when asked to', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.failNext({ status: 503, retryAfter: 0 })
  renderWithStorefront(<Names />, { store, retry: true })
  expect(await screen.findByText('Tea')).toBeDefined()
  expect(store.requests.map(({ status }) => status)).toEqual([503, 200])
})

test('a wrapper of one’s own stands inside the provider; a query client is used as given', async () => {
  const queryClient = new QueryClient()
  function Frame({ children }: { readonly children: ReactNode }) {
    return <main lang={useStorefront().locale}>{children}</main>
  }
  const view = renderWithStorefront(<Names />, { queryClient, wrapper: Frame, locale: 'pt' })
  expect(view.queryClient).toBe(queryClient)
  expect(view.getByRole('main').lang).toBe('pt')
  await screen.findAllByRole('listitem')
  view.rerender(<p>Something else</p>)
  expect(view.getByRole('main').textContent).toBe('Something else')
})

test('hooks render in a wrapper, and see what changes in the store', async () => {
  const store = createMockStore({ products: [buildProduct({ id: 'a' })] })
  const { result } = renderHook(() => useProducts(), { wrapper: createWrapper({ store }) })
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1))
  store.insert(buildProduct({ id: 'b' }))
  await act(() => result.current.refetch())
  await waitFor(() => expect(result.current.data?.items.map(({ id }) => id)).toEqual(['b', 'a']))
})

test('each wrapper has a cache of its own', async () => {
  const wrappers = [createWrapper(), createWrapper()]
  const clients = wrappers.map((wrapper) => renderHook(() => useStorefront().queryClient, { wrapper }))
  expect(clients[0]?.result.current).not.toBe(clients[1]?.result.current)
})
