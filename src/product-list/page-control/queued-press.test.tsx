import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { createTestShop } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'

describe('a press of a page control while another load runs', () => {
  async function renderMiddle() {
    const { Shop, store } = createTestShop(12)
    const startingAfter = store.products.all()[3]!.id
    render(
      <ProductList.Root params={{ limit: 4, startingAfter }}>
        <ProductList.Previous />
        <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>,
      { wrapper: Shop },
    )
    const next = await screen.findByRole('button', { name: 'Show more' })
    const previous = screen.getByRole('button', { name: 'Show previous' })
    store.pause()
    store.clearRequests()
    return { store, next, previous }
  }
  const isBusy = (button: HTMLElement) =>
    button.getAttribute('aria-disabled') === 'true' && button.dataset['busy'] !== undefined

  it('shows at once that Previous is busy while Next loads, until its own page is there', async () => {
    const { store, next, previous } = await renderMiddle()
    fireEvent.click(next)
    await waitFor(() => expect(isBusy(next)).toBe(true))
    fireEvent.click(previous)
    expect(isBusy(previous)).toBe(true)
    fireEvent.click(previous)

    store.resume()
    await waitFor(() => expect(next.isConnected).toBe(false))
    expect(!previous.isConnected || isBusy(previous)).toBe(true)
    await waitFor(() => expect(previous.isConnected).toBe(false))
    expect(store.requests).toHaveLength(2)
  })

  it('shows at once that Previous is busy if Next was pressed in the same frame', async () => {
    const { store, next, previous } = await renderMiddle()
    fireEvent.click(next)
    fireEvent.click(previous)
    expect(isBusy(previous)).toBe(true)
    await waitFor(() => expect(isBusy(next)).toBe(true))
    expect(isBusy(previous)).toBe(true)
    store.resume()
    await waitFor(() => expect(previous.isConnected || next.isConnected).toBe(false))
    expect(store.requests).toHaveLength(2)
  })

  it('shows that the control is not busy after its own page has failed', async () => {
    const { store, next, previous } = await renderMiddle()
    fireEvent.click(next)
    await waitFor(() => expect(isBusy(next)).toBe(true))
    fireEvent.click(previous)
    store.failWhen({}, 500)
    store.resume()
    await waitFor(() => expect(next.isConnected).toBe(false))
    await waitFor(() => expect(isBusy(previous)).toBe(false))
    expect(store.requests.map(({ status }) => status)).toEqual([200, 500])
    store.clearFaults()
    fireEvent.click(previous)
    await waitFor(() => expect(previous.isConnected).toBe(false))
  })
})
