import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useProducts, useStorefront } from 'storefront-react'

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

test('renderWithStorefront renders with the sample catalogue by default', async () => {
  const { store, queryClient, client } = renderWithStorefront(<Names />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  expect(screen.getByText(store.products.all()[0]!.name)).toBeDefined()
  expect(screen.getByLabelText('en EUR')).toBeDefined()
  expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  expect(client.baseUrl).toBe(store.baseUrl)
})

test('renderWithStorefront shows the pending state and then the products of the given store', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.pause()
  renderWithStorefront(<Names />, { store, currency: 'JPY', locale: 'ja' })
  expect(screen.getByText('Loading…')).toBeDefined()
  store.resume()
  expect(await screen.findByText('Tea')).toBeDefined()
  expect(screen.getByLabelText('ja JPY')).toBeDefined()
})

test('renderWithStorefront does not retry a failed request by default', async () => {
  const failing = createMockStore({ products: [] })
  failing.failWhen({}, 500)
  renderWithStorefront(<Names />, { store: failing })
  expect((await screen.findByRole('alert')).textContent).toBe('ServerError')
  expect(failing.requests).toHaveLength(1)
})

test('renderWithStorefront retries with retry: true', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.failNext({ status: 503, retryAfter: 0 })
  renderWithStorefront(<Names />, { store, retry: true })
  expect(await screen.findByText('Tea')).toBeDefined()
  expect(store.requests.map(({ status }) => status)).toEqual([503, 200])
})

test('renderWithStorefront uses the given query client, and renders the given wrapper inside the provider', async () => {
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

test('createWrapper gives a hook the changed data of its store', async () => {
  const store = createMockStore({ products: [buildProduct({ id: 'a' })] })
  const { result } = renderHook(() => useProducts(), { wrapper: createWrapper({ store }) })
  await waitFor(() => expect(result.current.data?.items).toHaveLength(1))
  store.insert(buildProduct({ id: 'b' }))
  await act(() => result.current.refetch())
  await waitFor(() => expect(result.current.data?.items.map(({ id }) => id)).toEqual(['b', 'a']))
})

test('createWrapper creates a new query client each time', async () => {
  const wrappers = [createWrapper(), createWrapper()]
  const clients = wrappers.map((wrapper) => renderHook(() => useStorefront().queryClient, { wrapper }))
  expect(clients[0]?.result.current).not.toBe(clients[1]?.result.current)
})
