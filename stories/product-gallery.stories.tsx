import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ProductGallery } from '../blocks/product-page/product-gallery.js'
import { getProductImages } from '../src/core/index.js'
import { VariantPicker, useVariantPicker } from '../src/index.js'
import type { Product } from '../src/core/index.js'
import { sampleProducts } from './shop/sample-shop.js'

const [product] = sampleProducts.filter((each) => getProductImages(each).length > 2) as [Product]

interface PageProps {
  readonly product: Product
  readonly dir?: 'ltr' | 'rtl'
}

/** The gallery of a product page, next to the picker whose variants have pictures of their own. */
function Page({ product, dir }: PageProps) {
  const picker = useVariantPicker(product, { defaultVariant: 'firstAvailable' })
  return (
    <main className="shop-page grid items-start gap-8 lg:grid-cols-2" dir={dir}>
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
  component: Page,
  args: { product },
  argTypes: { product: { control: false }, dir: { control: 'inline-radio', options: ['ltr', 'rtl'] } },
  parameters: {
    guide: {
      page: 'images-and-descriptions#product-gallery',
      anatomy: '<ProductGallery.Root',
      sections: ['The choice and the variant', 'Keyboard and screen readers'],
      parts: ['ProductGallery'],
    },
  },
  tags: ['autodocs'],
} satisfies Meta<typeof Page>

export default meta

type Story = StoryObj<typeof meta>

export const Gallery: Story = {}

export const Stepped: Story = {
  name: 'Next picture',
  play: async ({ canvas, userEvent }) => {
    const gallery = within(canvas.getByRole('group', { name: `Pictures of ${product.name}` }))
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

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl' } }

export const OnePicture: Story = {
  name: 'One picture',
  args: {
    product: {
      ...product,
      images: product.images.slice(0, 1),
      variants: product.variants.map((variant) => ({ ...variant, image: null })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
  },
}

export const NoPicture: Story = {
  name: 'No picture',
  args: {
    product: {
      ...product,
      images: [],
      variants: product.variants.map((variant) => ({ ...variant, image: null })),
    },
  },
}
