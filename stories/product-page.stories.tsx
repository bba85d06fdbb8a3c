import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import * as products from './product-page/extreme-products.js'
import { ProductDetails } from '../blocks/product-page/product-details.js'
import { named } from './named.js'
import { onThePageOfAShop } from './product-page/product-page.js'

const product = {
  'Colours and sizes, on sale': products.shirt,
  'Missing combinations': products.withGaps,
  'Five options': products.fiveOptions,
  'One variant': products.oneVariant,
  'No variants': products.noVariants,
  'Sold out': products.soldOut,
  'Value without variant': products.orphanValue,
  'Unusual option names': products.strangeNames,
  Arabic: products.arabic,
}

/** A whole product page, with an ordinary product and with unusual products that often break product pages. */
const meta = {
  title: 'Product page',
  component: ProductDetails,
  args: { product: named('Colours and sizes, on sale') },
  argTypes: {
    defaultVariant: { control: 'inline-radio', options: [null, 'firstAvailable'] },
    product: { control: 'select', options: Object.keys(product), mapping: product },
    selection: { control: false },
  },
  decorators: [onThePageOfAShop],
} satisfies Meta<typeof ProductDetails>

export default meta

type Story = StoryObj<typeof meta>

export const Shirt: Story = {
  name: 'Colours and sizes, on sale',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument()
  },
}

export const ShirtInCart: Story = {
  name: 'Shirt added to the cart',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument()
    const cart = canvas.getByRole('button', { name: 'Add to cart' })
    const available = canvas
      .getAllByRole('radio')
      .find((radio) => !('selected' in radio.dataset) && 'available' in radio.dataset)
    await userEvent.click(available as HTMLElement)
    await expect(available).toBeChecked()
    await userEvent.click(cart)
    await expect(await canvas.findByRole('button', { name: 'Cart (1)' })).toBeInTheDocument()
    await canvas.findAllByText('1 item in your cart')
    await userEvent.click(await canvas.findByRole('button', { name: 'Cart (1)' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Your cart' }))
    await expect(dialog.getByRole('heading', { name: products.shirt.name })).toBeVisible()
  },
}

/** The page asks for a choice and shows no stock. */
export const NothingChosen: Story = {
  name: 'Nothing chosen',
  args: { defaultVariant: null },
}

export const NothingChosenSubmitted: Story = {
  ...NothingChosen,
  name: 'Nothing chosen, submitted',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Choose an option to see what is in stock.')).toBeInTheDocument()
    await expect(canvas.queryByText('Sold out')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    // The browser refuses to submit the form and focuses the missing option.
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
  },
}

/** Each value leads to a variant and says which other choices it changes. */
export const Gaps: Story = {
  name: 'Missing combinations (unavailable variants)',
  args: { product: named('Missing combinations') },
}

export const GapsChosen: Story = {
  ...Gaps,
  name: 'Missing combinations, each value chosen',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await userEvent.click(radio)
      await expect(radio).toBeChecked()
      await expect(canvas.queryByText(/Unavailable/)).not.toBeInTheDocument()
    }
  },
}

/** 250 variants. The price depends on the width. */
export const FiveOptions: Story = {
  name: 'Five options',
  args: { product: named('Five options'), defaultVariant: null },
}

/** The variant is chosen from the start. */
export const OneVariant: Story = {
  name: 'One variant',
  args: { product: named('One variant') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
    await expect(canvas.getByText('Available')).toBeInTheDocument()
  },
}

export const NoVariants: Story = { name: 'No variants', args: { product: named('No variants') } }

/** The shopper can still look at each variant. */
export const SoldOut: Story = {
  name: 'Sold out',
  args: { product: named('Sold out') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  },
}

/** No variant has XL, so XL is listed but disabled. */
export const OrphanValue: Story = {
  name: 'Value without variant',
  args: { product: named('Value without variant') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'XL, unavailable' })).toBeDisabled()
  },
}

/** Options called `__proto__`, `Size & Fit` and `constructor`. */
export const StrangeNames: Story = {
  name: 'Unusual option names',
  args: { product: named('Unusual option names') },
}

export const StrangeNamesChosen: Story = {
  ...StrangeNames,
  name: 'Unusual option names, chosen',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Second/ }))
    await expect(canvas.getByRole('radio', { name: 'M, wide' })).toBeChecked()
  },
}

export const RightToLeft: Story = {
  name: 'Right to left (RTL, Arabic)',
  args: { product: named('Arabic') },
  globals: { locale: 'ar-EG' },
}
