import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createMemoryStorage, createMockStore, createTestCart, type MockStore } from 'storefront-mock'

import { CartDrawer } from '../blocks/cart-drawer/cart-drawer.js'
import type { CreateTestCartOptions } from '../packages/mock/src/create-test-cart.js'
import { linesOf, stocked, stockedVariant } from './cart/cart-lines-of.js'
import { CartPage } from './cart/cart-page.js'
import { ShopWithDrawer } from './cart/shop-with-drawer.js'
import { TwoTabs } from './cart/two-tabs.js'
import { WithCart, type WithCartProps } from './cart/with-cart.js'
import { inSampleShop } from './shop/in-sample-shop.js'
import { photographedCatalog } from './shop/sample-catalog.js'

const [first, second, third] = stocked as [P, P, P]
type P = (typeof stocked)[number]
const three = linesOf([first, second, third], [2, 1, 3])

const cartOf = (lines: CreateTestCartOptions['lines']) => () => createTestCart({ lines })

/** A store whose catalogue changed after the shopper filled the cart. */
const changedStore = (change: (store: MockStore) => void) => () => {
  const store = createMockStore(photographedCatalog(60))
  change(store)
  return store
}

const withVariant = (product: P, patch: Partial<P['variants'][number]>) => ({
  variants: product.variants.map((variant) =>
    variant.id === stockedVariant(product).id ? { ...variant, ...patch } : variant,
  ),
})

/** A cart on the device, checked against the store: page, drawer, and every difference to the store. */
const meta = {
  title: 'Cart',
  render: ({ createCart }) => (
    <WithCart createCart={createCart}>
      <CartPage />
    </WithCart>
  ),
  args: { createCart: cartOf(three) },
  parameters: {
    controls: { disable: true },
    block: CartPage,
    guide: {
      page: 'cart',
      anatomy: '<Cart.Root',
      sections: ['Add to the cart', 'Cart page'],
      parts: ['CartProvider', 'Cart'],
    },
  },
  tags: ['autodocs'],
  decorators: [inSampleShop],
} satisfies Meta<Omit<WithCartProps, 'children'>>

export default meta

type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: 'Cart page, with quantities',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
    await waitFor(() => expect(canvas.getByText('Subtotal').nextSibling).not.toHaveTextContent('≈'))
  },
}

export const PageChanged: Story = {
  ...Page,
  name: 'Page, quantities changed and checked out',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const quantity = await canvas.findByRole('textbox', { name: `Quantity of ${second.name}` })
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${second.name}` }))
    await expect(quantity).toHaveValue('2')
    await userEvent.type(quantity, '{ArrowUp}')
    await expect(quantity).toHaveValue('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await canvas.findByText('Checked out with 3 lines.')
  },
}

export const Drawer: Story = {
  name: 'Drawer (mini cart), add to cart',
  parameters: { block: CartDrawer },
  render: ({ createCart }) => (
    <WithCart createCart={createCart}>
      <ShopWithDrawer products={stocked.slice(0, 8)} />
    </WithCart>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart (6)' }))
    await expect(await canvas.findByRole('dialog', { name: 'Your cart' })).toBeVisible()
  },
}

export const DrawerClosed: Story = {
  ...Drawer,
  name: 'Drawer, added to and closed',
  args: { createCart: cartOf([]) },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }))
    const button = await canvas.findByRole('button', { name: 'Cart (1)' })
    await userEvent.click(button)
    await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Close the cart' }))
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await expect(button).toHaveFocus()
    await canvas.findAllByText('1 item in your cart')
  },
}

export const DrawerUndone: Story = {
  ...Drawer,
  name: 'Drawer, line removed and restored',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart (6)' }))
    const drawer = await canvas.findByRole('dialog', { name: 'Your cart' })
    await userEvent.click(within(drawer).getByRole('button', { name: `Remove ${first.name}` }))
    await userEvent.click(within(drawer).getByRole('button', { name: 'Undo removal' }))
    await expect(within(drawer).getAllByRole('listitem')).toHaveLength(3)
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
  },
}

export const Empty: Story = {
  name: 'Empty cart',
  args: { createCart: cartOf([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart is empty.')
  },
}

/** The shopper sees both prices, and accepts the new one. */
export const PriceChanged: Story = {
  name: 'Price changed since it was added',
  parameters: {
    createStore: changedStore((store) => store.update(first.id, withVariant(first, { price: '99.00' }))),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The price changed from/)
  },
}

export const PriceAccepted: Story = {
  ...PriceChanged,
  name: 'Price changed and accepted',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^The price changed from/)
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(canvas.queryByText(/^The price changed/)).not.toBeInTheDocument())
    await expect(canvas.getByText('€198.00')).toBeInTheDocument()
  },
}

export const SoldOut: Story = {
  name: 'Sold out',
  parameters: {
    createStore: changedStore((store) =>
      store.update(first.id, withVariant(first, { stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' })),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Sold out.')
    // One control, whose text says what it does.
    await expect(canvas.getByText(`Remove ${first.name}`)).toBe(
      canvas.getByRole('button', { name: `Remove ${first.name}` }),
    )
  },
}

/** The shop lowered its limit after the shopper filled the cart. */
export const OverTheLimit: Story = {
  name: 'Over the limit',
  args: {
    createCart: () => {
      const storage = createMemoryStorage()
      createTestCart({ storage, lines: three })
      return createTestCart({ storage, limits: { lines: 2 } })
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your cart can hold 2 different products.')
    await expect(canvas.getByText(`Remove ${third.name}`)).toBe(
      canvas.getByRole('button', { name: `Remove ${third.name}` }),
    )
  },
}

export const TooMany: Story = {
  name: 'Too many (quantity above the stock)',
  parameters: {
    createStore: changedStore((store) =>
      store.update(third.id, withVariant(third, { stockQuantity: 1, stockStatus: 'IN_STOCK' })),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Only 1 available.')
  },
}

/** An issue stops the checkout and takes the focus. */
export const TooManyCheckedOut: Story = {
  ...TooMany,
  name: 'Too many, checked out',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const issue = await canvas.findByText('Only 1 available.')
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await waitFor(() => expect(issue).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${third.name}` })).toHaveValue('1')
    await userEvent.click(canvas.getByRole('button', { name: 'Check out' }))
    await canvas.findByText('Checked out with 3 lines.')
  },
}

/** The product was deleted. */
export const Gone: Story = {
  name: 'Product was deleted',
  parameters: { createStore: changedStore((store) => store.remove(second.id)) },
  play: async ({ canvas }) => {
    await canvas.findByText('No longer available.')
    await expect(canvas.getByText(`Remove ${second.name}`)).toBe(
      canvas.getByRole('button', { name: `Remove ${second.name}` }),
    )
  },
}

/** The store did not answer for one product, so its line shows the price that the shopper saw. */
export const Unknown: Story = {
  name: 'Store not reachable (error)',
  parameters: {
    // Unlike a server error, the client does not repeat this request.
    createStore: changedStore((store) => store.failWhen({ path: `/products/${third.id}` }, 403)),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/could not be reached/)
  },
}

export const Undo: Story = {
  name: 'Line removed, with undo',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${first.name}` }))
    await expect(canvas.getByRole('button', { name: 'Undo removal' })).toBeInTheDocument()
  },
}

export const Undone: Story = {
  ...Undo,
  name: 'Undo, all lines removed and one restored',
  args: { createCart: cartOf(linesOf([first])) },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${first.name}` }))
    await expect(canvas.getByText('Your cart is empty.').parentElement).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removal' }))
    await expect(canvas.getByRole('listitem')).toHaveTextContent(first.name)
    await expect(canvas.queryByText('Your cart is empty.')).not.toBeInTheDocument()
  },
}

/** Two carts on one storage: what one tab adds, the other shows at once. */
export const Tabs: Story = {
  name: 'Two tabs',
  render: () => <TwoTabs products={stocked.slice(0, 4)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }))
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }))
    await expect(canvas.getByRole('textbox', { name: `Quantity of ${first.name}` })).toHaveValue('2')
  },
}

export const TabsBack: Story = {
  ...Tabs,
  name: 'Two tabs, changed in the other tab',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Add to cart: ${first.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: `Increase quantity of ${first.name}` }))
    await expect(await canvas.findByRole('button', { name: 'Cart (2)' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${first.name}` }))
    await expect(await canvas.findByRole('button', { name: 'Cart (0)' })).toBeInTheDocument()
  },
}
