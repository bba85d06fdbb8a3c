import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { ProductImage } from '../src/index.js'
import { sampleProducts } from './shop/sample-shop.js'

const product = sampleProducts[4]

/** An image in its place before it is loaded, in the sizes that a loader makes, with a fallback. */
const meta = {
  title: 'Parts/ProductImage',
  component: ProductImage,
  args: { product, aspectRatio: 1, style: { inlineSize: 'min(100%, 24rem)', objectFit: 'cover' } },
  decorators: [
    (Story) => (
      <main className="shop-page">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ProductImage>

export default meta

type Story = StoryObj<typeof meta>

/** A product's first image, with its text. */
export const OfAProduct: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img')
    await waitFor(() => expect(image).toHaveAttribute('data-status', 'loaded'))
    await expect(image).toHaveAccessibleName()
  },
}

/** The chosen variant's image comes first. */
export const OfAVariant: Story = { args: { variant: product?.variants.at(-1) } }

/** It could not be loaded. */
export const Broken: Story = {
  args: { image: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-status', 'error'))
  },
}

/** There is none; the product's name is still told. */
export const None: Story = {
  args: { product: { name: 'Without a picture', images: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Without a picture' })).toBeInTheDocument()
  },
}
