import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct, createTestCart } from 'storefront-mock'

import { CartProvider } from '../cart/cart-provider.js'
import { Cart } from '../cart/index.js'
import { useCart } from '../cart/hooks/use-cart.js'
import { Facets } from '../search/facets/index.js'
import { SearchField } from '../search/search-field/index.js'
import { useProducts } from '../hooks/list/use-products.js'
import { Price } from '../product/price/index.js'
import { ProductList } from '../product-list/index.js'
import { VariantPicker } from '../variant-picker/index.js'
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

function CartQuantity() {
  return useCart().totalQuantity
}

function InStore({ children }: { readonly children: ReactNode }) {
  return (
    <StorefrontProvider baseUrl="https://shop.example/api/v1" apiKey={null}>
      {children}
    </StorefrontProvider>
  )
}

const elements = {
  StorefrontProvider: <Products />,
  'ProductList.Root': (
    <InStore>
      <ProductList.Next />
    </InStore>
  ),
  'VariantPicker.Root': <VariantPicker.Status />,
  'VariantPicker.Option': (
    <VariantPicker.Root product={buildProduct({})}>
      <VariantPicker.Label />
    </VariantPicker.Root>
  ),
  'Price.Root': <Price.Current />,
  CartProvider: <CartQuantity />,
  'Cart.Root': <Cart.Subtotal />,
  'Cart.Items': (
    <InStore>
      <CartProvider cart={createTestCart()}>
        <Cart.Root>
          <Cart.Quantity />
        </Cart.Root>
      </CartProvider>
    </InStore>
  ),
  'SearchField.Root': <SearchField.Input />,
  'Facets.Root': <Facets.Clear />,
  'Facets.Group': (
    <InStore>
      <Facets.Root filters={{}} onFiltersChange={() => {}}>
        <Facets.More />
      </Facets.Root>
    </InStore>
  ),
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
  expect(() => render(elements['Price.Root'])).toThrow('Price.Root')
})
