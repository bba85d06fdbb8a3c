import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { onAProductPage } from './parts/on-a-product-page.js'
import { Stock } from './parts/stock.js'

/** The stock of a variant, from `useVariantStock`. The texts belong to the story, not to the package. */
const meta = {
  title: 'Parts/Stock',
  component: Stock,
  args: { stockQuantity: 40, stockStatus: 'IN_STOCK', lowStockThreshold: 5 },
  argTypes: {
    stockQuantity: { control: { type: 'number', min: 0 } },
    stockStatus: { control: 'select', options: ['IN_STOCK', 'OUT_OF_STOCK', 'BACKORDER', 'PREORDER'] },
    lowStockThreshold: { control: { type: 'number', min: 0 } },
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
} satisfies Meta<typeof Stock>

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
  args: { stockQuantity: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 3 left')).toBeVisible()
  },
}

/** Nothing is in stock, but the variant can be ordered. */
export const Backorder: Story = {
  name: 'On backorder',
  args: { stockQuantity: 0, stockStatus: 'BACKORDER' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ships later')).toBeVisible()
  },
}

export const SoldOut: Story = {
  name: 'Sold out',
  args: { stockQuantity: 0, stockStatus: 'OUT_OF_STOCK' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible()
  },
}
