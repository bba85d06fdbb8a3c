import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'

import { createTestShop } from '../../test/product-list/test-shop.js'
import { ProductList } from './index.js'

afterEach(() => onlineManager.setOnline(true))

const list = (
  <ProductList.Root params={{ limit: 4 }} data-testid="root">
    <ProductList.Status />
    <ProductList.Previous />
    <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
    <ProductList.Next />
  </ProductList.Root>
)

describe('a list while the browser is offline', () => {
  it('says so after "Show more", and loads the page when the browser is online again', async () => {
    const { Shop } = createTestShop(10)
    render(list, { wrapper: Shop })
    await screen.findByText('Showing 4 of 10 products')
    act(() => onlineManager.setOnline(false))
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'You are offline. More products will load when you are back online.',
      ),
    )
    expect(screen.getByRole('button').dataset).toHaveProperty('paused')
    expect(screen.getByTestId('root').dataset).toHaveProperty('paused')

    act(() => onlineManager.setOnline(true))
    await screen.findByText('Showing 8 of 10 products')
    expect(screen.getByRole('button').dataset).not.toHaveProperty('paused')
  })

  it('says so before its first page, which loads when the browser is online again', async () => {
    const { Shop } = createTestShop(10)
    onlineManager.setOnline(false)
    render(list, { wrapper: Shop })
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'You are offline. The products will load when you are back online.',
      ),
    )
    act(() => onlineManager.setOnline(true))
    await screen.findByText('Showing 4 of 10 products')
  })
})
