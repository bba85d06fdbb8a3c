import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'

import { Price, PriceCurrent, type PriceProps } from '../src/index.js'
import { onAProductPage } from './parts/on-a-product-page.js'

type Priced = Pick<
  NonNullable<Extract<PriceProps, { variant: object }>['variant']>,
  'price' | 'compareAtPrice'
>

/** Pass one of the three. */
type PriceArgs = Omit<PriceProps, 'amount' | 'variant' | 'product'> & {
  amount?: string
  variant?: Priced
  product?: { variants: Priced[] }
}

/** A price from a decimal string, in any currency and locale, without rounding errors. */
const meta = {
  title: 'Parts/Price',
  component: Price as ComponentType<PriceArgs>,
  args: { amount: '49.99', className: 'product-info-price' },
  argTypes: {
    amount: { control: 'text' },
    variant: { control: 'object' },
    product: { control: 'object' },
    display: { control: 'inline-radio', options: ['range', 'from'] },
    currency: { control: 'select', options: ['EUR', 'USD', 'JPY', 'KWD', 'INR', 'CHF'] },
    locale: { control: 'select', options: ['en-US', 'de-DE', 'ja-JP', 'ar-EG', 'hi-IN'] },
    format: { control: 'object' },
  },
  parameters: {
    guide: {
      page: 'money',
      anatomy: '<Price amount',
      sections: ['Price', 'Exact amounts'],
      parts: ['Price', 'PriceCurrent', 'PriceOriginal', 'PriceDiscount'],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('price')],
} satisfies Meta<PriceArgs>

export default meta

type Story = StoryObj<typeof meta>

export const Amount: Story = { name: 'Amount' }

export const Huge: Story = {
  name: 'More digits than a float holds',
  args: { amount: '9007199254740993.10', currency: 'USD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/993\.10|993,10/)).toBeInTheDocument()
  },
}

/** Electronic components, for example, are sold for fractions of a cent. */
export const FourDecimals: Story = {
  name: 'Four decimals',
  args: { amount: '0.0003', format: { maximumFractionDigits: 4 } },
}

/** Hidden texts tell screen reader users which price is which. */
export const Sale: Story = {
  name: 'On sale',
  args: { amount: undefined, variant: { price: '27.00', compareAtPrice: '30.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sale price/)).toBeInTheDocument()
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument()
    await expect(canvas.getByText('10% off')).toBeInTheDocument()
  },
}

const product = {
  variants: ['12.00', '9.50', '20.00'].map((price) => ({ price, compareAtPrice: null })),
}

export const Range: Story = { name: 'Price range', args: { amount: undefined, product } }

export const From: Story = { name: 'Lowest price', args: { amount: undefined, product, display: 'from' } }

export const Pieces: Story = {
  name: 'Styled parts',
  args: {
    amount: '1249.90',
    children: <PriceCurrent parts className="price-pieces" />,
  },
}

export const Currencies: Story = {
  name: 'Currencies and digits',
  render: () => (
    <ul className="product-info">
      {[
        ['EUR', 'de-DE'],
        ['JPY', 'ja-JP'],
        ['KWD', 'ar-KW'],
        ['INR', 'hi-IN'],
        ['CHF', 'de-CH'],
      ].map(([currency, locale]) => (
        <li key={currency} lang={locale}>
          <Price amount="1234567.891" currency={currency} locale={locale} />
        </li>
      ))}
    </ul>
  ),
}
