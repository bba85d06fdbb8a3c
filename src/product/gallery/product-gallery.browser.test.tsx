import { render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buildProduct } from 'storefront-mock'

import { getProductImages } from '../../core/variants/get-product-images.js'
import { ProductGallery } from './index.js'

const picture = (name: string) => ({
  url: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='72' height='72'/>#${name}`,
  alt: name,
})
const shirt = buildProduct({ name: 'Linen shirt', images: ['Front', 'Back', 'Label'].map(picture) })
const focused = () => document.activeElement?.getAttribute('aria-label')
const shown = () => screen.getByTestId<HTMLImageElement>('image').alt

function Gallery({ dir }: { readonly dir?: 'rtl' }) {
  return (
    <ProductGallery.Root product={shirt} dir={dir}>
      <ProductGallery.Image data-testid="image" />
      {getProductImages(shirt).map((image) => (
        <ProductGallery.Thumbnail key={image.src} image={image} />
      ))}
      <ProductGallery.Previous />
      <ProductGallery.Next />
      <ProductGallery.Status />
    </ProductGallery.Root>
  )
}

afterEach(() => {
  document.body.innerHTML = ''
})

it('shows the next picture with the arrow keys, and moves the focus to its thumbnail', async () => {
  render(<Gallery />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect([shown(), focused()]).toEqual(['Back', 'Picture 2 of 3: Back'])
  await userEvent.keyboard('{End}')
  expect([shown(), focused()]).toEqual(['Label', 'Picture 3 of 3: Label'])
  await userEvent.keyboard('{ArrowRight}')
  expect([shown(), focused()]).toEqual(['Label', 'Picture 3 of 3: Label'])
  await userEvent.keyboard('{Home}')
  expect([shown(), focused()]).toEqual(['Front', 'Picture 1 of 3: Front'])
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown()).toBe('Front')
})

it('reverses the arrow keys where the page is written from right to left', async () => {
  render(<Gallery dir="rtl" />)
  await userEvent.keyboard('{Tab}{ArrowLeft}')
  expect(shown()).toBe('Back')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toBe('Front')
})

it('leaves keys with a modifier, such as Alt+Left for Back, to the browser', async () => {
  render(<Gallery />)
  await userEvent.keyboard('{Tab}{Control>}{ArrowRight}{/Control}')
  expect(shown()).toBe('Front')
})

it('chooses with Enter and Space, without losing the focus', async () => {
  render(<Gallery />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect([shown(), focused()]).toEqual(['Back', 'Picture 2 of 3: Back'])
  await userEvent.keyboard('{Tab}{Tab}{Tab} ')
  expect(shown()).toBe('Label')
  expect(document.activeElement?.textContent).toBe('Next picture')
})

it('has no violations of accessibility rules', async () => {
  render(<Gallery />)
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
})
