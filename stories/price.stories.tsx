import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import { expect } from 'storybook/test'

import { Price, StorefrontProvider, useStorefront } from '../src/index.js'
import { named } from './named.js'
import { onAProductPage } from './parts/on-a-product-page.js'

type Priced = Pick<
  NonNullable<Extract<Price.RootProps, { variant: object }>['variant']>,
  'price' | 'compareAtPrice'
>

/** Pass one of the three. */
type PriceArgs = Omit<Price.RootProps, 'amount' | 'variant' | 'product'> & {
  amount?: string
  variant?: Priced
  product?: { variants: Priced[] }
}

const variant = {
  'Full price': { price: '30.00', compareAtPrice: null },
  'On sale': { price: '27.00', compareAtPrice: '30.00' },
}
const product = {
  'From 9.50 to 20.00': {
    variants: [
      { price: '12.00', compareAtPrice: null },
      { price: '9.50', compareAtPrice: null },
      { price: '20.00', compareAtPrice: null },
    ],
  },
}
const format = {
  'As the currency': undefined,
  'Four decimals': { maximumFractionDigits: 4 },
  'No decimals': { maximumFractionDigits: 0 },
}

/** A price from a decimal string, in any currency and locale, without rounding errors. */
const meta = {
  title: 'Parts/Price',
  component: Price.Root as ComponentType<PriceArgs>,
  args: { amount: '49.99', className: 'text-xl' },
  argTypes: {
    amount: { control: 'text' },
    variant: { control: 'select', options: Object.keys(variant), mapping: variant },
    product: { control: 'select', options: Object.keys(product), mapping: product },
    display: { control: 'inline-radio', options: ['range', 'from'] },
    currency: { control: 'select', options: ['EUR', 'USD', 'JPY', 'KWD', 'INR', 'CHF'] },
    locale: { control: 'select', options: ['en-US', 'de-DE', 'ja-JP', 'ar-EG', 'hi-IN'] },
    format: { control: 'select', options: Object.keys(format), mapping: format },
  },
  parameters: {
    guide: {
      page: 'prices',
      anatomy: '<Price.Root amount',
      sections: ['Price', 'Exact amounts'],
      parts: ['Price.Root', 'Price.Current', 'Price.Original', 'Price.Discount', 'Price.Prior', 'Price.Unit'],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('price')],
} satisfies Meta<PriceArgs>

export default meta

type Story = StoryObj<typeof meta>

export const Amount: Story = { name: 'Amount of money' }

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
  args: { amount: '0.0003', format: named('Four decimals') },
}

/** Hidden texts tell screen reader users which price is which. */
export const Sale: Story = {
  name: 'On sale (discount)',
  args: { amount: undefined, variant: named('On sale') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sale price/)).toBeInTheDocument()
    await expect(canvas.getByText(/Original price/)).toBeInTheDocument()
    await expect(canvas.getByText('10% off')).toBeInTheDocument()
  },
}

/** In the European Union, a reduction is measured from the lowest price of the last 30 days. */
export const Prior: Story = {
  name: 'Lowest price of the last 30 days',
  render: () => (
    <WithPriorPrice priorPrice="30.00">
      <Price.Root className="text-xl" variant={{ price: '27.00', compareAtPrice: '36.00' }}>
        <Price.Current /> <Price.Original /> <Price.Discount />{' '}
        <Price.Prior className="block text-sm text-muted-foreground" />
      </Price.Root>
    </WithPriorPrice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% off')).toBeInTheDocument()
    await expect(
      canvas.getByText(/Lowest price in the 30 days before the reduction: .*30/),
    ).toBeInTheDocument()
  },
}

/** What a kilogram, a liter or another reference costs, so that shoppers can compare packs. */
export const UnitPrice: Story = {
  name: 'Unit price',
  args: {
    amount: '4.99',
    children: (
      <>
        <Price.Current />{' '}
        <Price.Unit className="block text-sm text-muted-foreground" quantity={250} unit="gram" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19[.,]96.*\/kg/)).toBeInTheDocument()
  },
}

/** The store has no prior price for this variant, so the page announces no reduction. */
export const NoPrior: Story = {
  name: 'Prior price not known',
  render: () => (
    <WithPriorPrice priorPrice={undefined}>
      <Price.Root className="text-xl" variant={{ price: '27.00', compareAtPrice: '36.00' }} />
    </WithPriorPrice>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/off/)).toBeNull()
  },
}

/** The provider of a store that sends prior prices. */
function WithPriorPrice({ priorPrice, children }: { priorPrice: string | undefined; children: ReactNode }) {
  const { client, currency, locale, labels } = useStorefront()
  return (
    <StorefrontProvider {...{ client, currency, locale, labels }} getPriorPrice={() => priorPrice}>
      {children}
    </StorefrontProvider>
  )
}

export const Range: Story = {
  name: 'Price range',
  args: { amount: undefined, product: named('From 9.50 to 20.00') },
}

export const From: Story = {
  name: 'Lowest price',
  args: { amount: undefined, product: named('From 9.50 to 20.00'), display: 'from' },
}

/** The decimal point is hidden and still read out: without it, 12.50 would be read as 1250. */
const pieces =
  'text-4xl [&_[data-part=currency]]:align-[0.6em] [&_[data-part=currency]]:text-[0.5em] ' +
  '[&_[data-part=fraction]]:align-[0.6em] [&_[data-part=fraction]]:text-[0.5em] [&_[data-part=decimal]]:text-[0px]'

export const Pieces: Story = {
  name: 'Styled parts',
  args: {
    amount: '1249.90',
    children: <Price.Current parts className={pieces} />,
  },
}

export const Currencies: Story = {
  name: 'Currencies and digits (locale)',
  render: () => (
    <ul className="grid gap-2">
      {[
        ['EUR', 'de-DE'],
        ['JPY', 'ja-JP'],
        ['KWD', 'ar-KW'],
        ['INR', 'hi-IN'],
        ['CHF', 'de-CH'],
      ].map(([currency, locale]) => (
        <li key={currency} lang={locale}>
          <Price.Root amount="1234567.891" currency={currency} locale={locale} />
        </li>
      ))}
    </ul>
  ),
}
