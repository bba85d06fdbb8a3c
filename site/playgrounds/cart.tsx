import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import { Cart, CartProvider } from 'storefront-react/cart'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

const store = createMockStore(createSampleCatalog({ size: 3 }))
const client = createStorefrontClient(store)
const products = createSampleCatalog({ size: 3 }).products

export default function KeptOnTheDevice() {
  return (
    <StorefrontProvider client={client} currency="EUR">
      <CartProvider storageScope="playground">
        {products.map((product) => (
          <p key={product.id}>
            {product.name}{' '}
            <Cart.Add product={product} variant={product.variants[0]} />
          </p>
        ))}
        <Cart.Root>
          <Cart.Items>
            {(line) => (
              <Cart.Item>
                {line.seen.name} <Cart.Decrement /> <Cart.Quantity />{' '}
                <Cart.Increment /> <Cart.Remove />
                <Cart.Issue />
              </Cart.Item>
            )}
          </Cart.Items>
          <Cart.Empty />
          <Cart.Undo />
          <p>
            Subtotal <Cart.Subtotal />
          </p>
        </Cart.Root>
        <Cart.Status />
      </CartProvider>
    </StorefrontProvider>
  )
}
