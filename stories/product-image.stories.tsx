import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ProductImage } from '../src/index.js'
import { named } from './named.js'
import { onAProductPage } from './parts/on-a-product-page.js'
import { sampleProducts } from './shop/sample-shop.js'

const product = {
  'With pictures': sampleProducts[4],
  'Without a picture': { name: 'Without a picture', images: [] },
}
const variant = { 'The product': undefined, 'Its last variant': sampleProducts[4]?.variants.at(-1) }

/** Reserves its space before it loads, and shows a fallback if it cannot load. */
const meta = {
  title: 'Parts/ProductImage',
  component: ProductImage,
  args: { product: named('With pictures'), aspectRatio: 1, className: 'product-gallery-main' },
  argTypes: {
    product: { control: 'select', options: Object.keys(product), mapping: product },
    variant: { control: 'select', options: Object.keys(variant), mapping: variant },
    image: { control: 'text' },
    alt: { control: 'text' },
    width: { control: 'number' },
    height: { control: 'number' },
    aspectRatio: { control: 'number' },
    sizes: { control: 'text' },
    widths: { control: false },
    quality: { control: { type: 'range', min: 1, max: 100 } },
    priority: { control: 'boolean' },
    fallbackSrc: { control: 'text' },
  },
  parameters: {
    guide: {
      page: 'images-and-descriptions',
      anatomy: '<ProductImage',
      sections: ['ProductImage'],
      parts: ['ProductImage'],
    },
  },
  tags: ['autodocs'],
  decorators: [onAProductPage('image')],
} satisfies Meta<typeof ProductImage>

export default meta

type Story = StoryObj<typeof meta>

export const OfAProduct: Story = {
  name: 'Product image',
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image).toHaveAttribute('data-status', 'loaded'))
    await expect(image).toHaveAccessibleName()
  },
}

export const OfAVariant: Story = { name: 'Variant image', args: { variant: named('Its last variant') } }

export const Broken: Story = {
  name: 'Image failed to load',
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-status', 'error'))
  },
}

/** The fallback has the name of the product as alternative text. */
export const None: Story = {
  name: 'No image',
  args: { product: named('Without a picture') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Without a picture' })).toBeInTheDocument()
  },
}
