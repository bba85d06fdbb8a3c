import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buildProduct, createTestCart } from 'storefront-mock'

import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { VariantPicker } from '../../variant-picker/index.js'
import { useVariantPicker } from '../../variant-picker/use-variant-picker.js'
import { CartProvider } from '../cart-provider.js'
import { Cart } from '../index.js'
import type { CartStore } from '../state/cart-types.js'
import { readCartForm } from '../server/read-cart-form.js'

const product = buildProduct({ id: 'shirt', options: { Colour: ['Red', 'Blue'], Size: ['S', 'M'] } })
const variantOf = (Colour: string, Size: string) =>
  product.variants.find(({ attributes }) => attributes.Colour === Colour && attributes.Size === Size)!

function Form() {
  const picker = useVariantPicker(product, { defaultVariant: 'firstAvailable' })
  return (
    <form action="/cart/add" method="post">
      <VariantPicker.Root picker={picker} name="variantId" required>
        {picker.options.map(({ name, values }) => (
          <VariantPicker.Option key={name} name={name}>
            <VariantPicker.Label />
            {values.map(({ value }) => (
              <label key={value}>
                <VariantPicker.OptionValue value={value} /> {value}
              </label>
            ))}
          </VariantPicker.Option>
        ))}
      </VariantPicker.Root>
      <input name="quantity" defaultValue="2" aria-label="Quantity" />
      <Cart.Add product={product} variant={picker.variant} quantity={2} />
    </form>
  )
}

const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
const page = (cart: CartStore) => (
  <StorefrontProvider client={client} currency="EUR">
    <CartProvider cart={cart}>
      <Form />
      <Cart.Status />
    </CartProvider>
  </StorefrontProvider>
)

let container: HTMLElement
let root: Root | undefined
beforeEach(() => {
  container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToHtml(page(createTestCart()))
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  container.remove()
})

const radio = (value: string) => container.querySelector<HTMLInputElement>(`input[value="${value}"]`)!
const button = () => container.querySelector('button')!

describe('Cart.Add with a picker in a form', () => {
  it('posts what the shopper picked before hydration, not what the server rendered', async () => {
    const submitted = new Promise<FormData>((resolve) => {
      container.querySelector('form')!.addEventListener('submit', (event) => {
        event.preventDefault()
        resolve(new FormData(event.currentTarget as HTMLFormElement, event.submitter))
      })
    })
    await userEvent.click(radio('Blue'))
    await userEvent.click(radio('M'))
    await userEvent.click(button())
    const formData = await submitted
    expect(readCartForm(formData, { product })).toEqual([
      {
        productId: 'shirt',
        variantId: variantOf('Blue', 'M').id,
        quantity: 2,
        // What a cart page without an answer of the store shows.
        fallback: { name: product.name, price: variantOf('Blue', 'M').price },
      },
    ])
  })

  it('adds what the shopper picked before hydration, and announces it once', async () => {
    await userEvent.click(radio('Blue'))
    const cart = createTestCart()
    const onRecoverableError = vi.fn()
    root = await act(() => hydrateRoot(container, page(cart), { onRecoverableError }))
    const status = container.querySelector('[role=status]:last-child')!
    const texts: (string | null)[] = []
    const observer = new MutationObserver(() => texts.push(status.textContent))
    observer.observe(status, { childList: true, characterData: true, subtree: true })
    // In one task: a busy machine can need longer than the announcement waits.
    act(() => {
      button().click()
      button().click()
    })
    expect(cart.getState().lines).toMatchObject([{ variantId: variantOf('Blue', 'S').id, quantity: 4 }])
    await expect.poll(() => status.textContent).toBe('4 items in your cart')
    expect(texts).toEqual(['4 items in your cart'])
    expect(onRecoverableError).not.toHaveBeenCalled()
    observer.disconnect()
  })
})
