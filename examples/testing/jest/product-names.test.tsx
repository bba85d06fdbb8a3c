import { expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { buildProduct, createMockStore } from 'storefront-mock'
import { renderWithStorefront } from 'storefront-mock/react'

import { ProductNames } from '../src/product-names'

test('shows ten products of the sample shop', async () => {
  renderWithStorefront(<ProductNames />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
})

test('can be tried again when it fails', async () => {
  const store = createMockStore({ products: [buildProduct({ name: 'Tea' })] })
  store.failNext('disconnect')
  renderWithStorefront(<ProductNames />, { store })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Tea')).toBeDefined()
})
