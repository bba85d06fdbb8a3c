import type { Meta, StoryObj } from '@storybook/react-vite'

import { getMaxQuantity, type Product } from '../src/core/index.js'
import {
  createMockStore,
  createTestCart,
  sampleCatalog,
  type CreateTestCartOptions,
} from '../src/testing/index.js'
import { DemoShop } from './demo-shop/demo-shop.js'
import { inSampleShop } from './shop/in-sample-shop.js'

const catalog = sampleCatalog({ size: 240 })

/** A whole shop: every page, built from the parts of this package and one stylesheet. Follow its links. */
const meta = {
  title: 'Demo shop',
  component: DemoShop,
  // Whole pages: a docs page would show all of them at once.
  tags: ['!autodocs'],
  parameters: { createStore: () => createMockStore(catalog) },
  decorators: [inSampleShop],
} satisfies Meta<typeof DemoShop>

export default meta

type Story = StoryObj<typeof meta>

const desktop = { viewport: { value: 'desktop' } }
const phone = { viewport: { value: 'phone' } }

const bySlug = (slug: string) => catalog.products.find((product) => product.slug === slug) as Product
const teapot = bySlug('galholt-stoneware-teapot')
const vase = bySlug('tamnor-stoneware-vase')
const lamp = bySlug('tamgarth-brass-table-lamp')

const lineOf = (product: Product, quantity = 1) => ({
  product,
  variant: product.variants.find(
    (variant) => getMaxQuantity(variant) >= quantity,
  ) as Product['variants'][number],
  quantity,
  currency: 'EUR',
})

const cartOf = (lines: CreateTestCartOptions['lines']) => () => createTestCart({ lines })
const filled = cartOf([lineOf(teapot, 2), lineOf(vase), lineOf(lamp)])

export const Home: Story = { name: 'Demo shop', globals: desktop }

export const List: Story = {
  name: 'Product list',
  args: { url: '/collections/home' },
  globals: desktop,
}

export const ProductPage: Story = {
  name: 'Product page',
  args: { url: `/products/${teapot.slug}` },
  globals: desktop,
}

export const SearchResults: Story = {
  name: 'Search results',
  args: { url: '/search?q=linen&color=Clay&color=Ink' },
  globals: desktop,
}

/** The price of one product changed after the shopper had added it. */
export const Cart: Story = {
  args: { url: '/cart', createCart: filled },
  parameters: {
    createStore: () => {
      const store = createMockStore(catalog)
      store.update(lamp.id, { variants: lamp.variants.map((variant) => ({ ...variant, price: '119.00' })) })
      return store
    },
  },
  globals: desktop,
}

/** The end of the shop: the lines without prices, and the order as a server computes it. */
export const Checkout: Story = {
  args: { url: '/checkout', createCart: filled },
  globals: desktop,
}

export const Wishlist: Story = {
  args: { url: '/wishlist', savedIds: [teapot.id, lamp.id, vase.id] },
  globals: desktop,
}

export const PhoneProduct: Story = {
  ...ProductPage,
  name: 'Product page on a phone, dark',
  globals: { ...phone, theme: 'dark' },
}

export const PhoneList: Story = { ...List, name: 'Product list on a phone', globals: phone }

export const RightToLeft: Story = {
  name: 'Right to left (Arabic)',
  globals: { ...desktop, locale: 'ar-EG' },
}
