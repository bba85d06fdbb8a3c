import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import * as products from './product-page/extreme-products.js'
import { ProductPage } from './product-page/product-page.js'
import { SampleShop } from './shop/sample-shop.js'

/**
 * A whole product page on `VariantPicker`, `Price`, `ProductImage`, `Description` and `getVariantStock`, with a plain
 * product and with those that break product pages.
 */
const meta = {
  title: 'Product page',
  component: ProductPage,
  args: { product: products.shirt },
  argTypes: { initial: { control: 'inline-radio', options: ['none', 'firstAvailable'] } },
} satisfies Meta<typeof ProductPage>

export default meta

type Story = StoryObj<typeof meta>

/** Colours and sizes, on sale. */
export const Shirt: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument()
    const cart = canvas.getByRole('button', { name: 'Add to cart' })
    const available = canvas
      .getAllByRole('radio')
      .find((radio) => !('selected' in radio.dataset) && 'available' in radio.dataset)
    await userEvent.click(available as HTMLElement)
    await expect(available).toBeChecked()
    await userEvent.click(cart)
    await expect(canvas.getByText(/^In your cart: var_/)).toBeInTheDocument()
  },
}

/** Nothing is chosen yet: the page asks for a choice, and says nothing of stock. */
export const NothingChosen: Story = {
  args: { initial: 'none' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Choose/)).toBeInTheDocument()
    await expect(canvas.queryByText('Sold out')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    // The browser holds the form back, and the picker shows where the choice is.
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
  },
}

/** 36 variants with gaps: every value leads somewhere, and says what it changes. */
export const Gaps: Story = {
  args: { product: products.withGaps },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await userEvent.click(radio)
      await expect(radio).toBeChecked()
      await expect(canvas.queryByText(/Unavailable/)).not.toBeInTheDocument()
    }
  },
}

/** 250 variants over five options, each width with its price. */
export const FiveOptions: Story = { args: { product: products.fiveOptions, initial: 'none' } }

/** Nothing to choose: chosen at once. */
export const OneVariant: Story = {
  args: { product: products.oneVariant },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByText('Available')).toBeInTheDocument()
  },
}

/** Nothing to sell, and no picture either. */
export const NoVariants: Story = { args: { product: products.noVariants } }

/** Every variant is gone: it can be looked at all the same. */
export const SoldOut: Story = {
  args: { product: products.soldOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  },
}

/** No variant has XL: it is listed, and cannot be chosen. */
export const OrphanValue: Story = {
  args: { product: products.orphanValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'XL, unavailable' })).toBeDisabled()
  },
}

/** Options called `__proto__`, `Size & Fit` and `constructor`. */
export const StrangeNames: Story = {
  args: { product: products.strangeNames },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Second/ }))
    await expect(canvas.getByRole('radio', { name: 'M, wide' })).toBeChecked()
  },
}

/** From right to left, every word of it in Arabic. */
export const RightToLeft: Story = {
  args: {
    product: products.arabic,
    words: {
      add: 'أضف إلى السلة',
      added: () => 'أضيف إلى السلة',
      low: (quantity) => `بقي ${quantity} فقط`,
    },
  },
  globals: { locale: 'ar-EG' },
  decorators: [
    (Story) => (
      <SampleShop
        locale="ar-EG"
        labels={{
          price: {
            current: 'السعر الآن',
            original: 'السعر السابق',
            discount: ({ percent }) => `خصم ${percent.toLocaleString('ar-EG')}٪`,
          },
          variantPicker: {
            value: ({ value, exists, available, changes }) =>
              available ? value : exists ? `${value}، نفد` : `${value}، يغير ${changes.join('، ')}`,
            status: ({ status, missingOptions }) =>
              ({
                incomplete: `اختر ${missingOptions.join('، ')}`,
                available: 'متوفر',
                soldOut: 'نفد',
                nonexistent: 'غير متوفر',
              })[status],
          },
        }}
      >
        <Story />
      </SampleShop>
    ),
  ],
}
