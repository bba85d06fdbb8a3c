import { createCartStore } from '../../src/cart/state/create-cart-store.js'

const cart = createCartStore({ limits: { lines: 1000 } })

/** Each tab adds its own variants: of one line that two tabs change at the same instant, one change wins. */
window.addBurst = (tab, count) => {
  const variants = Array.from({ length: count }, (_, index) => ({
    id: `tab ${tab}, ${index}`,
    price: '1.00',
    stockQuantity: 10,
    stockStatus: 'IN_STOCK',
    image: null,
    attributes: {},
  }))
  const product = { id: `product ${tab}`, name: 'Product', slug: 'product', images: [], variants }
  for (const variant of variants) cart.add({ product, variant })
}

window.quantities = () => cart.getState().lines.map(({ variantId, quantity }) => [variantId, quantity])
