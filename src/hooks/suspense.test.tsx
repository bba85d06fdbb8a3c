import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { useSuspenseProduct } from './item/use-suspense-product.js'
import { useSuspenseResource } from './item/use-suspense-resource.js'
import { useSuspenseProducts } from './list/use-suspense-products.js'
import { useSuspenseResourceList } from './list/use-suspense-resource-list.js'
import { useStorefrontClient } from './use-storefront-client.js'

const newStore = () => createMockStore(createSampleCatalog({ size: 12 }))
const [first] = createSampleCatalog({ size: 12 }).products

class ErrorBoundary extends Component<{ readonly children: ReactNode; readonly onReset: () => void }> {
  override state: { readonly error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    if (!this.state.error) return this.props.children
    const reset = () => {
      this.props.onReset()
      this.setState({ error: undefined })
    }
    return <button onClick={reset}>{this.state.error.name}: try again</button>
  }
}

const Page = ({ children }: { readonly children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary onReset={reset}>
        <Suspense fallback="loading">{children}</Suspense>
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
)

function List() {
  const { data, fetchNextPage, hasNextPage } = useSuspenseProducts({ limit: 5 })
  return (
    <>
      <ul>
        {data.items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
    </>
  )
}

function Product({ slug }: { readonly slug: string }) {
  return <h1>{useSuspenseProduct({ slug }).data.name}</h1>
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

it('useSuspenseProducts suspends for the first page and not for the next ones', async () => {
  const { container } = await act(() =>
    renderWithStorefront(<Page children={<List />} />, { store: newStore() }),
  )
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
  await userEvent.click(screen.getByText('More'))
  expect(container.textContent).not.toContain('loading')
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10))
})

it('useSuspenseProducts throws to the error boundary and refetches after a reset', async () => {
  const store = newStore()
  store.failNext(500)
  await act(() => renderWithStorefront(<Page children={<List />} />, { store }))
  await userEvent.click(await screen.findByText('ServerError: try again'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
  expect(store.requests).toHaveLength(2)
})

it('useSuspenseProducts keeps the loaded pages when the next page fails', async () => {
  const store = newStore()
  await act(() => renderWithStorefront(<Page children={<List />} />, { store }))
  await screen.findByText('More')
  store.failNext(500)
  await userEvent.click(screen.getByText('More'))
  await waitFor(() => expect(store.requests.at(-1)?.status).toBe(500))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  await userEvent.click(screen.getByText('More'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10))
})

it('useSuspenseProduct suspends, and throws to the error boundary when the product does not exist', async () => {
  await act(() =>
    renderWithStorefront(
      <>
        <Page children={<Product slug={first!.slug} />} />
        <Page children={<Product slug="none" />} />
      </>,
      { store: newStore() },
    ),
  )
  expect(await screen.findByRole('heading')).toHaveProperty('textContent', first!.name)
  expect(await screen.findByText('NotFoundError: try again')).toBeDefined()
})

it('useSuspenseResourceList and useSuspenseResource load any resource', async () => {
  const Collection = ({ id }: { readonly id: string }) => (
    <h1>{useSuspenseResource(useStorefrontClient().collections.definition, { id }).data.name}</h1>
  )
  function Collections() {
    const { data } = useSuspenseResourceList(useStorefrontClient().collections.definition, { limit: 2 })
    return data.items.map(({ id }) => <Collection key={id} id={id} />)
  }
  const catalog = createSampleCatalog({ size: 12 })
  renderWithStorefront(
    <Page>
      <Collections />
    </Page>,
    { store: createMockStore(catalog) },
  )
  expect(await screen.findAllByRole('heading')).toHaveLength(2)
})
