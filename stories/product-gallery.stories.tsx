import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, within } from 'storybook/test'

import { ProductGallery, type ProductGalleryProps } from '../blocks/product-page/product-gallery.js'
import { getProductImages } from '../src/core/index.js'
import { VariantPicker, useVariantPicker } from '../src/index.js'
import type { Product } from '../src/core/index.js'
import { named } from './named.js'
import { sampleProducts } from './shop/sample-shop.js'

const [first] = sampleProducts.filter((each) => getProductImages(each).length > 2) as [Product]
const variants = first.variants.map((variant) => ({ ...variant, image: null }))
const products = {
  'Pictures of variants': first,
  'One picture': { ...first, images: first.images.slice(0, 1), variants },
  'No picture': { ...first, images: [], variants },
}

/** The picker chooses the variant. */
type ProductProps = Omit<ProductGalleryProps, 'variant'>

/** The gallery of a product page, next to the picker whose variants have pictures of their own. */
function GalleryAndOptions({ product }: ProductProps) {
  const picker = useVariantPicker(product, { defaultVariant: 'firstAvailable' })
  return (
    <main className="shop-page grid items-start gap-8 lg:grid-cols-2">
      <ProductGallery product={product} variant={picker.variant} />
      <div className="grid gap-5">
        <h1 className="shop-title">{product.name}</h1>
        <VariantPicker.Root picker={picker} />
      </div>
    </main>
  )
}

/** The picture that the shopper chose is shown until a variant with another picture is selected. */
const meta = {
  title: 'Parts/ProductGallery',
  component: ProductGallery as ComponentType<ProductProps>,
  args: { product: named('Pictures of variants') },
  argTypes: {
    product: { control: 'select', options: Object.keys(products), mapping: products },
  },
  render: (args) => <GalleryAndOptions {...args} />,
  parameters: {
    guide: {
      page: 'images-and-descriptions#product-gallery',
      anatomy: '<ProductGallery.Root',
      sections: ['The choice and the variant', 'Keyboard and screen readers'],
      parts: ['ProductGallery'],
    },
  },
  tags: ['autodocs'],
} satisfies Meta<ProductProps>

export default meta

type Story = StoryObj<typeof meta>

export const Gallery: Story = { name: 'Gallery with thumbnails' }

export const Stepped: Story = {
  name: 'Next picture',
  play: async ({ canvas, userEvent }) => {
    const gallery = within(canvas.getByRole('group', { name: `Pictures of ${first.name}` }))
    const before = gallery.getByRole('status').textContent
    await userEvent.click(gallery.getByRole('button', { name: 'Next picture' }))
    await expect(gallery.getByRole('status')).not.toHaveTextContent(before ?? '')
  },
}

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Picture \d/ })
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-current', 'true')
  },
}

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}

export const OnePicture: Story = {
  name: 'One picture',
  args: { product: named('One picture') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
  },
}

export const NoPicture: Story = { name: 'No picture', args: { product: named('No picture') } }
