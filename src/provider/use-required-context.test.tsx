import { render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { buildProduct } from '../testing/index.js'
import { PriceCurrent, ProductList, useProducts, VariantPicker } from '../index.js'
import { StorefrontProvider } from './storefront-provider.js'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function Products() {
  return useProducts().data?.totalCount
}

const elements = {
  StorefrontProvider: <Products />,
  'ProductList.Root': (
    <StorefrontProvider baseUrl="https://shop.example/api/v1" apiKey={null}>
      <ProductList.Next />
    </StorefrontProvider>
  ),
  'VariantPicker.Root': <VariantPicker.Status />,
  'VariantPicker.Option': (
    <VariantPicker.Root product={buildProduct({})}>
      <VariantPicker.Label />
    </VariantPicker.Root>
  ),
  Price: <PriceCurrent />,
}

describe.each(Object.entries(elements))('useRequiredContext outside <%s>', (name, element) => {
  it.each(['development', 'production'])('throws a MissingProviderError in %s', (mode) => {
    vi.stubEnv('NODE_ENV', mode)
    expect(() => render(element)).toThrow(
      expect.objectContaining({ name: 'MissingProviderError', code: 'missing-provider' }),
    )
  })

  it('names the missing element in development', () => {
    expect(() => render(element)).toThrow(`<${name}`)
  })
})

it('names the missing part in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(() => render(elements['VariantPicker.Option'])).toThrow('VariantPicker.Option')
  expect(() => render(elements.Price)).toThrow('Price')
})
