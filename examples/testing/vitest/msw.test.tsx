import { render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StorefrontProvider } from 'storefront-react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { createMockStoreHandlers } from 'storefront-mock/msw'

import { ProductNames } from '../src/product-names'

const baseUrl = 'https://shop.example/api/v1'
const store = createMockStore({ ...createSampleCatalog(), apiKey: 'pk_test' })
const server = setupServer(...createMockStoreHandlers({ store, baseUrl }))
beforeAll(() => server.listen())
afterAll(() => server.close())

test('the app as it is, its network answered by MSW', async () => {
  render(
    <StorefrontProvider baseUrl={baseUrl} apiKey="pk_test">
      <ProductNames />
    </StorefrontProvider>,
  )
  expect(await screen.findAllByRole('listitem')).toHaveLength(10)
  expect(store.requests[0]?.path).toBe('/products')
})
