import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestCart } from 'storefront-mock'

import { CartLines } from '../blocks/cart-drawer/cart-lines.js'
import { CheckoutSummary } from '../blocks/checkout-summary/checkout-summary.js'
import { ProductGrid } from '../blocks/product-grid/product-grid.js'
import { ProductRow } from '../blocks/product-grid/product-row.js'
import { ProductDetails } from '../blocks/product-page/product-details.js'
import { SearchPage } from '../blocks/search-page/search-page.js'
import { SavedProducts } from '../blocks/wishlist/saved-products.js'
import {
  formatMoney,
  getMaxQuantity,
  multiplyAmount,
  sumAmounts,
  type Product,
  type Variant,
} from '../src/core/index.js'
import { createDemoStore, demoProducts } from './demo-shop/demo-store.js'
import { DemoShop } from './demo-shop/demo-shop.js'
import { inSampleShop } from './shop/in-sample-shop.js'

/** The shop of the example `vite`, made from the blocks: every page. Follow its links. */
const meta = {
  title: 'Demo shop',
  render: (args) => <DemoShop {...args} />,
  // Whole pages: a docs page would show all of them at once.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, block: ProductGrid, createStore: createDemoStore },
  decorators: [inSampleShop],
} satisfies Meta<typeof DemoShop>

export default meta

type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const hidden = ['!dev', '!autodocs']

const bySlug = (slug: string) => demoProducts.find((product) => product.slug === slug) as Product
const teapot = bySlug('galholt-stoneware-teapot')
const vase = bySlug('tamnor-stoneware-vase')
const lamp = bySlug('tamgarth-brass-table-lamp')
const notebook = bySlug('marden-clothbound-notebook')

const euros = (amount: string) => formatMoney(amount, { currency: 'EUR', locale: 'en-US' })
const available = ({ variants }: Product, quantity = 1) =>
  variants.filter((variant) => getMaxQuantity(variant) >= quantity) as [Variant, ...Variant[]]
const lineOf = (product: Product, quantity = 1) => ({
  product,
  variant: available(product, quantity)[0],
  quantity,
  currency: 'EUR',
})
/** The accessibility checks run after `play`, so wait for the text that comes last. */
const shows =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await canvas.findAllByText(text)
  }
const createFilledCart = () => createTestCart({ lines: [lineOf(teapot, 2), lineOf(vase), lineOf(lamp)] })

export const Home: Story = {
  name: 'Demo shop, front page',
  parameters: { block: ProductRow },
  play: shows('Ismar Cedar Pencil Set'),
}

export const List: Story = {
  name: 'Product list',
  args: { url: '/collections/home' },
  play: shows(teapot.name),
}

export const ProductPage: Story = {
  name: 'Product page',
  parameters: { block: ProductDetails },
  args: { url: `/products/${vase.slug}` },
  play: shows('More from Decoration'),
}

export const SearchResults: Story = {
  name: 'Search results',
  parameters: { block: SearchPage },
  args: { url: '/search?q=linen&available=true&size=40%20%C3%97%2040%20cm&size=50%20%C3%97%2050%20cm' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products? found$/)
  },
}

/** The price of one product changed after the shopper had added it. */
export const Cart: Story = {
  args: { url: '/cart', createCart: createFilledCart },
  parameters: {
    block: CartLines,
    controls: { disable: true },
    createStore: () => {
      const store = createDemoStore()
      store.update(lamp.id, { variants: lamp.variants.map((variant) => ({ ...variant, price: '119.00' })) })
      return store
    },
  },
  play: shows('The price changed from €128.00 to €119.00.'),
}

/** The server of the shop takes the prices from the store, and adds the shipping. */
export const Checkout: Story = {
  name: 'Checkout and payment',
  parameters: { block: CheckoutSummary },
  args: { url: '/cart', createCart: createFilledCart },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Standard, 2 to 4 days (€4.90)' })
    const total = canvas.getByText('Total').nextSibling?.textContent
    await userEvent.click(await canvas.findByRole('button', { name: 'Check out' }))
    // The page of the payment provider has an address of its own.
    await canvas.findByRole('heading', { level: 1, name: 'Payment' })
    await canvas.findByText(/"amount"/)
    await userEvent.click(canvas.getByRole('button', { name: `Pretend to pay ${String(total)}` }))
    await canvas.findByRole('heading', { level: 1, name: 'Thank you' })
    await canvas.findByText(`We charge ${String(total)}.`)
    await canvas.findByLabelText('Cart (0)')
  },
}

export const Wishlist: Story = {
  parameters: { block: SavedProducts },
  args: { url: '/wishlist', savedIds: [teapot.id, lamp.id, vase.id] },
  play: shows(lamp.name),
}

export const ListOnPhone: Story = { ...List, name: 'Product list on a phone (mobile)', globals: phone }

export const ProductOnPhone: Story = {
  ...ProductPage,
  name: 'Product page on a phone, dark',
  globals: { ...phone, theme: 'dark' },
}

export const RightToLeft: Story = {
  name: 'Right to left (RTL, Arabic)',
  globals: { locale: 'ar-EG' },
  play: shows('أشياء جيدة لكل يوم'),
}

export const Journey: Story = {
  name: 'Search, filter, choose, add, check out, and back to the same scroll position',
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const search = within(await canvas.findByRole('dialog', { name: 'Search' }))
    await userEvent.type(await search.findByRole('combobox', { name: 'Search products' }), 'linen')
    await search.findByText(/^\d+ products found\. \d+ suggestions\.$/)
    await userEvent.click(search.getByRole('link', { name: 'Show all results' }))
    await canvas.findByRole('heading', { name: 'Results for “linen”' })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())

    const count = (await canvas.findByText(/^\d+ products found$/)).textContent
    await userEvent.click(canvas.getByRole('checkbox', { name: /^In stock/ }))
    await canvas.findByRole('button', { name: 'Remove Available: In stock' })
    await waitFor(() => expect(canvas.queryByText(count)).not.toBeInTheDocument())

    const link = await canvas.findByRole('link', { name: notebook.name })
    link.scrollIntoView({ block: 'center' })
    const top = link.getBoundingClientRect().top
    await userEvent.click(link)

    await canvas.findByRole('heading', { level: 1, name: notebook.name })
    await waitFor(() => expect(window.scrollY).toBe(0))
    const variant = available(notebook).at(-1) as Variant
    for (const value of Object.values(variant.attributes)) {
      const radio = canvas.getByRole('radio', { name: new RegExp(`^${String(value)}`) })
      await userEvent.click(radio)
      await expect(radio).toBeChecked()
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart (1)' }))
    const drawer = within(await canvas.findByRole('dialog', { name: 'Your cart' }))
    await expect(drawer.getByText('Subtotal').nextSibling).toHaveTextContent(euros(variant.price))
    await userEvent.click(drawer.getByRole('link', { name: 'View the cart and check out' }))

    await canvas.findByRole('heading', { level: 1, name: 'Your cart' })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${notebook.name}` }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Check out' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Pretend to pay/ }))
    await canvas.findByText(`We charge ${euros(sumAmounts([multiplyAmount(variant.price, 2), '4.90']))}.`)

    for (const page of ['Your cart', notebook.name, 'Results for “linen”']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
      await canvas.findByRole('heading', { level: 1, name: page })
    }
    const same = await canvas.findByRole('link', { name: notebook.name })
    await waitFor(() => expect(Math.abs(same.getBoundingClientRect().top - top)).toBeLessThan(1))
    await expect(canvas.getByRole('checkbox', { name: /^In stock/ })).toBeChecked()
  },
}

export const ListRestored: Story = {
  ...List,
  name: 'Product list with two pages, left and restored',
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 24 of 78 products')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high')
    await canvas.findByText(/sort=price/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await canvas.findByText('Showing 48 of 78 products')
    const link = document.querySelectorAll('[data-item-id] a')[40] as HTMLElement
    link.scrollIntoView({ block: 'center' })
    const [name, top] = [link.textContent, link.getBoundingClientRect().top]
    await userEvent.click(link)
    await canvas.findByRole('heading', { level: 1, name })
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    const same = await canvas.findByRole('link', { name })
    await waitFor(() => expect(Math.abs(same.getBoundingClientRect().top - top)).toBeLessThan(1))
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price, low to high')
    await canvas.findByText(/sort=price/)
  },
}

export const ListFiltered: Story = {
  ...List,
  name: 'Product list, filtered',
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Showing 24 of 78 products')
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^In stock/ }))
    await canvas.findByRole('button', { name: 'Remove Available: In stock' })
    await canvas.findByText(/^Showing 24 of (?!78)\d+ products$/)
    await canvas.findByText(/available=true/)
  },
}

export const CartCorrected: Story = {
  ...Cart,
  name: 'Cart, new price accepted, line removed and restored',
  tags: hidden,
  play: async ({ canvas: page, userEvent }) => {
    // The drawer has the same lines.
    const canvas = within(page.getByRole('main'))
    await canvas.findByText(/^The price changed/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check out' }))
    // An issue stops the checkout.
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^The price changed/))
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(canvas.queryByText(/^The price changed/)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${vase.name}` }))
    await waitFor(() => expect(canvas.queryByText(vase.name)).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removal' }))
    await canvas.findByText(vase.name)
    await userEvent.click(await canvas.findByRole('button', { name: 'Check out' }))
    await canvas.findByRole('heading', { level: 1, name: 'Payment' })
  },
}

export const MenuOnPhone: Story = {
  name: 'Menu and wishlist on a phone',
  globals: phone,
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const menu = within(await canvas.findByRole('dialog', { name: 'Menu' }))
    await userEvent.click(await menu.findByText('Home'))
    await userEvent.click(menu.getByRole('link', { name: 'Lighting' }))
    await canvas.findByRole('heading', { level: 1, name: 'Lighting' })
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: `Save ${lamp.name}` }))
    await userEvent.click(canvas.getByRole('link', { name: 'Wishlist (1)' }))
    await canvas.findByRole('heading', { level: 1, name: 'Wishlist' })
    await canvas.findByRole('link', { name: lamp.name })
  },
}

export const FiltersOnPhone: Story = {
  name: 'Filters on a phone',
  args: { url: '/search?q=mug' },
  globals: phone,
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('7 products found')
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^In stock/ }))
    await canvas.findByText(/^[1-6] products? found$/)
    await canvas.findByRole('button', { name: 'Filters (1)' })
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { url: '/search?q=kusion' },
  tags: hidden,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No products found')
    await userEvent.click(await canvas.findByRole('button', { name: 'cushion' }))
    await canvas.findByRole('heading', { name: 'Results for “cushion”' })
  },
}

export const Mirrored: Story = {
  ...RightToLeft,
  name: 'Right to left: the layout is mirrored',
  args: { url: '/collections/home' },
  tags: hidden,
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-item-id]')).toBeInTheDocument())
    const [first, second] = document.querySelectorAll('[data-item-id]')
    const right = (element: Element | undefined) => element?.getBoundingClientRect().right ?? 0
    await waitFor(() => expect(right(first)).toBeGreaterThan(right(second)))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** Pages without a story of their own, for the accessibility checks. Storybook reads tags without running a function. */
const page = (url: string, heading: string, globals?: Story['globals']): Story => ({
  args: { url, createCart: createFilledCart },
  ...(globals && { globals }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: heading })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const ContentPage: Story = {
  ...page('/pages/care-and-repair', 'Care and Repair', phone),
  tags: hidden,
}
export const UnknownPage: Story = { ...page('/products/none', 'Not found'), tags: hidden }
export const EmptyWishlist: Story = { ...page('/wishlist', 'Wishlist', phone), tags: hidden }
export const HomeDark: Story = { ...page('/', 'Good things for every day', { theme: 'dark' }), tags: hidden }
export const ListDark: Story = { ...page('/collections/sale', 'Sale', { theme: 'dark' }), tags: hidden }
export const CartDark: Story = {
  ...page('/cart', 'Your cart', { ...phone, theme: 'dark' }),
  tags: hidden,
  play: async ({ canvas }) => {
    const fields = await canvas.findAllByRole('textbox', { name: /^Quantity/ })
    // iOS zooms into a field with smaller text.
    for (const each of fields) await expect(each).toHaveStyle({ fontSize: '16px' })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
export const EmptyCart: Story = {
  ...page('/cart', 'Your cart'),
  tags: hidden,
  args: { url: '/cart' },
  play: async ({ canvas }) => {
    await within(canvas.getByRole('main')).findByText('Your cart is empty.')
  },
}
