import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { ProductNames } from '../src/product-names'

test('shows ten products, and more when asked', async () => {
  renderWithStorefront(<ProductNames />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findByText('More')
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(20)
})

test('says that it loads', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.pause()
  renderWithStorefront(<ProductNames />, { store })
  expect(screen.getByRole('status').textContent).toBe('Loading')
  store.resume()
  expect(await screen.findByText('Tea')).toBeDefined()
})

test('can be tried again when it fails', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.failNext(503)
  renderWithStorefront(<ProductNames />, { store })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tea')).toBeDefined()
  expect(store.requests.map((request) => request.status)).toEqual([503, 200])
})

test('says that there is nothing', async () => {
  renderWithStorefront(<ProductNames />, { store: createMockStore({ products: [] }) })
  expect(await screen.findByText('Nothing here yet')).toBeDefined()
})
