import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect } from 'storybook/test'

import { Price, PriceCurrent, type PriceProps } from '../src/index.js'
import './product-page/product-page.css'

type Priced = Pick<
  NonNullable<Extract<PriceProps, { variant: object }>['variant']>,
  'price' | 'compareAtPrice'
>

/** One of the three says what is priced. */
type PriceArgs = Omit<PriceProps, 'amount' | 'variant' | 'product'> & {
  amount?: string
  variant?: Priced
  product?: { variants: Priced[] }
}

/** A price from a decimal string, in any currency and locale; no digit is lost. */
const meta = {
  title: 'Parts/Price',
  component: Price as ComponentType<PriceArgs>,
  args: { amount: '49.99', className: 'product-info-price' },
  decorators: [
    (Story) => (
      <main className="shop-page">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<PriceArgs>

export default meta

type Story = StoryObj<typeof meta>

/** An amount in the store's currency. */
export const Amount: Story = {}

/** Beyond what a float holds. */
export const Huge: Story = {
  args: { amount: '9007199254740993.10', currency: 'USD' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/993\.10|993,10/)).toBeInTheDocument()
  },
}

/** Components are sold for fractions of a cent. */
export const FourDecimals: Story = { args: { amount: '0.0003', format: { maximumFractionDigits: 4 } } }

/** A variant on sale: both prices are told to those who do not see them. */
export const Sale: Story = {
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

/** A product whose variants differ. */
export const Range: Story = { args: { amount: undefined, product } }

/** The same, by its lowest price. */
export const From: Story = { args: { amount: undefined, product, display: 'from' } }

/** Each piece on its own, for styling. */
export const Pieces: Story = {
  args: {
    amount: '1249.90',
    children: <PriceCurrent parts className="price-pieces" />,
  },
}

/** Other currencies, other digits. */
export const Currencies: Story = {
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
