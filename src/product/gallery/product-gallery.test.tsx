import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { buildProduct } from 'storefront-mock'
import { createWrapper } from 'storefront-mock/react'

import { describePart, type PartUnderTest } from '../../../test/describe-part.js'
import { getProductImages } from '../../core/variants/get-product-images.js'
import { ProductGallery } from './index.js'

const base = buildProduct({ name: 'Linen shirt', options: { Color: ['Black', 'Red'], Size: ['S', 'M'] } })
/** Two pictures of the product, and one for all variants in red. */
const shirt = {
  ...base,
  images: [{ url: '/front.jpg', alt: 'The front' }, '/back.jpg'],
  variants: base.variants.map((variant) => ({
    ...variant,
    image: variant.attributes.Color === 'Red' ? '/red.jpg' : null,
  })),
}
const variantOf = (Color: string, Size: string) =>
  shirt.variants.find(({ attributes }) => attributes.Color === Color && attributes.Size === Size)!

function Gallery(props: Partial<ProductGallery.RootProps<typeof shirt>>) {
  const { product = shirt } = props
  return (
    <ProductGallery.Root {...props} product={product}>
      <ProductGallery.Image data-testid="image" />
      <ProductGallery.Previous />
      <ProductGallery.Next />
      {getProductImages(product).map((image) => (
        <ProductGallery.Thumbnail key={image.src} image={image} />
      ))}
      <ProductGallery.Status />
    </ProductGallery.Root>
  )
}

const shown = () => screen.getByTestId('image').getAttribute('src')
const button = (name: string) => screen.getByRole('button', { name })
const [front, back] = getProductImages(shirt)

const parts: Record<string, PartUnderTest> = {
  'ProductGallery.Root': {
    tag: 'div',
    state: { single: false, empty: false },
    renderPart: (props) => <ProductGallery.Root product={shirt} {...(props as object)} />,
  },
  'ProductGallery.Image': {
    tag: 'img',
    state: { status: 'loading', fallback: false },
    renderPart: (props) => (
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Image {...(props as object)} />
      </ProductGallery.Root>
    ),
  },
  'ProductGallery.Thumbnail': {
    tag: 'button',
    state: { current: true },
    renderPart: (props) => (
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Thumbnail image={front!} {...(props as object)} />
      </ProductGallery.Root>
    ),
  },
  'ProductGallery.Previous': {
    tag: 'button',
    state: { disabled: true },
    renderPart: (props) => (
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Previous {...(props as object)} />
      </ProductGallery.Root>
    ),
  },
  'ProductGallery.Next': {
    tag: 'button',
    state: { disabled: false },
    renderPart: (props) => (
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Next {...(props as object)} />
      </ProductGallery.Root>
    ),
  },
  'ProductGallery.Status': {
    tag: 'div',
    state: {},
    renderPart: (props) => (
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Status {...(props as object)} />
      </ProductGallery.Root>
    ),
  },
}
for (const [name, part] of Object.entries(parts)) describePart(name, part)

describe('ProductGallery', () => {
  it('shows the first picture, and the one that the shopper chooses', async () => {
    render(<Gallery />)
    expect(shown()).toBe('/front.jpg')
    await userEvent.click(button('Picture 2 of 3'))
    expect(shown()).toBe('/back.jpg')
    expect(button('Picture 2 of 3').getAttribute('aria-current')).toBe('true')
    expect(button('Picture 1 of 3: The front').hasAttribute('aria-current')).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('Picture 2 of 3')
  })

  it('steps to both ends, where its buttons are disabled but keep the focus', async () => {
    render(<Gallery />)
    await userEvent.click(button('Next picture'))
    await userEvent.click(button('Next picture'))
    expect(shown()).toBe('/red.jpg')
    expect(button('Next picture').getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button('Next picture'))
    expect(shown()).toBe('/red.jpg')
    expect(document.activeElement).toBe(button('Next picture'))
    await userEvent.click(button('Previous picture'))
    expect(shown()).toBe('/back.jpg')
  })

  it('shows the picture of the variant, until the shopper chooses another one', async () => {
    const { rerender } = render(<Gallery variant={variantOf('Red', 'S')} />)
    expect(shown()).toBe('/red.jpg')
    await userEvent.click(button('Picture 2 of 3'))
    expect(shown()).toBe('/back.jpg')
    rerender(<Gallery variant={variantOf('Red', 'M')} />)
    expect(shown(), 'the same picture for another size').toBe('/back.jpg')
    rerender(<Gallery variant={variantOf('Black', 'M')} />)
    expect(shown(), 'a variant without a picture').toBe('/back.jpg')
  })

  it('replaces the chosen picture when a variant with another picture is selected', async () => {
    const { rerender } = render(<Gallery variant={variantOf('Black', 'S')} />)
    await userEvent.click(button('Picture 2 of 3'))
    rerender(<Gallery variant={variantOf('Red', 'S')} />)
    expect(shown()).toBe('/red.jpg')
    rerender(<Gallery variant={null} />)
    expect(shown(), 'what was chosen is forgotten').toBe('/front.jpg')
  })

  it('reports the chosen picture with its variants, so that the app can select one', async () => {
    const onValueChange = vi.fn<NonNullable<ProductGallery.RootProps<typeof shirt>['onValueChange']>>()
    render(<Gallery onValueChange={onValueChange} />)
    await userEvent.click(button('Picture 3 of 3'))
    await userEvent.click(button('Picture 3 of 3'))
    expect(onValueChange).toHaveBeenCalledOnce()
    const [src, { image, reason }] = onValueChange.mock.calls[0]!
    expect([src, reason]).toEqual(['/red.jpg', 'thumbnail'])
    expect(image.variants).toEqual([variantOf('Red', 'S'), variantOf('Red', 'M')])
    await userEvent.click(button('Previous picture'))
    expect(onValueChange.mock.lastCall?.[1].reason).toBe('previous')
  })

  it('shows what the app says, if the app keeps the choice', async () => {
    function Controlled() {
      const [value, setValue] = useState('/back.jpg')
      return <Gallery value={value} onValueChange={setValue} variant={variantOf('Red', 'S')} />
    }
    render(<Controlled />)
    expect(shown()).toBe('/back.jpg')
    await userEvent.click(button('Picture 1 of 3: The front'))
    expect(shown()).toBe('/front.jpg')
    cleanup()
    render(<Gallery value="/back.jpg" />)
    await userEvent.click(button('Next picture'))
    expect(shown(), 'the app did not follow').toBe('/back.jpg')
  })

  it('opens with the default value, and with the first picture if there is no such picture', () => {
    render(<Gallery defaultValue="/back.jpg" variant={variantOf('Red', 'S')} />)
    expect(shown()).toBe('/back.jpg')
    cleanup()
    render(<Gallery defaultValue="/deleted.jpg" />)
    expect(shown()).toBe('/front.jpg')
  })

  it('has no controls for one picture, and a fallback for none', () => {
    const variants = base.variants.map((variant) => ({ ...variant, image: null }))
    const { rerender } = render(<Gallery product={{ ...base, variants, images: ['/front.jpg'] }} />)
    expect(screen.queryByRole('button', { name: /picture$/ })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
    expect(screen.getByRole('group', { name: 'Pictures of Linen shirt' }).dataset.single).toBe('')
    rerender(<Gallery product={{ ...base, variants, images: [] }} />)
    expect(shown()).toMatch(/^data:image/)
    expect(screen.getByRole('group').dataset.empty).toBe('')
  })

  it('falls back to the first picture when the product changes', async () => {
    const { rerender } = render(<Gallery />)
    await userEvent.click(button('Picture 2 of 3'))
    rerender(<Gallery product={{ ...shirt, images: ['/mug.jpg', '/handle.jpg'] }} />)
    expect(shown()).toBe('/mug.jpg')
  })

  it('does not repeat the name of the product as the text of a picture', () => {
    render(
      <ProductGallery.Root product={shirt}>
        <ProductGallery.Image data-testid="image" />
      </ProductGallery.Root>,
    )
    expect(screen.getByRole('img', { name: 'The front' })).toBe(screen.getByTestId('image'))
    cleanup()
    const product = { ...shirt, images: [{ url: '/front.jpg', alt: 'Linen shirt' }] }
    render(
      <ProductGallery.Root product={product}>
        <ProductGallery.Thumbnail image={{ ...back!, src: '/front.jpg' }} />
      </ProductGallery.Root>,
    )
    button('Picture 1 of 2')
  })

  it('takes its texts from the provider and from its own labels', () => {
    const wrapper = createWrapper({
      labels: { productGallery: { next: 'Nächstes Bild', gallery: ({ name }) => `Bilder: ${name}` } },
    })
    render(<Gallery labels={{ previous: '‹' }} />, { wrapper })
    button('Nächstes Bild')
    button('‹')
    screen.getByRole('group', { name: 'Bilder: Linen shirt' })
  })
})
