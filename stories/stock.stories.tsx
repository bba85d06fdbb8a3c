import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { buildVariant } from 'storefront-mock'

import { StockMessage } from '../blocks/product-page/stock-message.js'
import { onAProductPage } from './parts/on-a-product-page.js'
import { named } from './named.js'
import { sampleProducts } from './shop/sample-shop.js'

const [first] = sampleProducts as [(typeof sampleProducts)[number]]
const product = { 'A product': first }
const variant = {
  'In stock': buildVariant({ stockQuantity: 40, stockStatus: 'IN_STOCK' }),
  'Low stock': buildVariant({ stockQuantity: 3, stockStatus: 'IN_STOCK' }),
  'On backorder': buildVariant({ stockQuantity: 0, stockStatus: 'BACKORDER' }),
  'Sold out': buildVariant({ stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' }),
  'No variant chosen': null,
}

/** The stock of a variant, from `useVariantStock`, in the words of the language pack. */
const meta = {
  title: 'Parts/Stock',
  component: StockMessage,
  args: { product: named('A product'), variant: named('In stock') },
  argTypes: {
    product: { control: 'select', options: Object.keys(product), mapping: product },
    variant: { control: 'select', options: Object.keys(variant), mapping: variant },
  },
  parameters: {
    guide: {
      page: 'variants#variant-functions-and-stock',
      anatomy: 'useVariantStock(variant',
      sections: ['Stock'],
      parts: [],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('options')],
} satisfies Meta<typeof StockMessage>

export default meta

type Story = StoryObj<typeof meta>

export const InStock: Story = {
  name: 'In stock',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In stock')).toBeVisible()
  },
}

/** At or below the threshold, the page shows the quantity. */
export const Low: Story = {
  name: 'Low stock',
  args: { variant: named('Low stock') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
  },
}

/** Nothing is in stock, but the variant can be ordered. */
export const Backorder: Story = {
  name: 'On backorder',
  args: { variant: named('On backorder') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On order')).toBeVisible()
  },
}

export const SoldOut: Story = {
  name: 'Sold out',
  args: { variant: named('Sold out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible()
  },
}
