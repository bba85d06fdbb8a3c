import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { describePart } from '../../../test/describe-part.js'
import { createStorefrontClient } from '../../core/client/create-storefront-client.js'
import { createImageResolver } from '../../core/readers/create-image-resolver.js'
import { StorefrontProvider } from '../../provider/storefront-provider.js'
import { ProductImage } from './product-image.js'

const product = { name: 'Linen shirt', images: [{ url: '/front.jpg', alt: 'The front' }, '/back.jpg'] }
const loader = ({ src, width, quality }: { src: string; width: number; quality?: number | undefined }) =>
  `https://cdn.example${src}?w=${width}${quality ? `&q=${quality}` : ''}`

const img = () => document.querySelector('img')!

describePart('ProductImage', {
  tag: 'img',
  state: { status: 'loading', fallback: false },
  renderPart: (props) => <ProductImage product={product} {...(props as object)} />,
})

describe('ProductImage', () => {
  it("shows the product's first image with its alternative text, loaded lazily", () => {
    render(<ProductImage product={product} />)
    expect(screen.getByRole('img', { name: 'The front' })).toBe(img())
    expect(img().getAttribute('src')).toBe('/front.jpg')
    expect(img().getAttribute('loading')).toBe('lazy')
    expect(img().hasAttribute('srcset')).toBe(false)
  })

  it('shows the image of the variant, and falls back to the image of the product', () => {
    const { rerender } = render(<ProductImage product={product} variant={{ image: '/red.jpg' }} />)
    expect(img().getAttribute('src')).toBe('/red.jpg')
    expect(img().alt).toBe('Linen shirt')
    rerender(<ProductImage product={product} variant={{ image: null }} />)
    expect(img().getAttribute('src')).toBe('/front.jpg')
    rerender(<ProductImage product={product} variant={null} image="/one.jpg" alt="" />)
    expect(img().getAttribute('src')).toBe('/one.jpg')
    expect(img().alt).toBe('')
  })

  it('lists the widths of the image loader in srcset, with the largest in src', () => {
    render(
      <ProductImage product={product} imageLoader={loader} widths={[320, 640]} sizes="50vw" quality={70} />,
    )
    expect(img().srcset).toBe(
      'https://cdn.example/front.jpg?w=320&q=70 320w, https://cdn.example/front.jpg?w=640&q=70 640w',
    )
    expect(img().sizes).toBe('50vw')
    expect(img().getAttribute('src')).toBe('https://cdn.example/front.jpg?w=640&q=70')
  })

  it.each([
    [{ width: 200 }, '200', '150'],
    [{ height: 150 }, '200', '150'],
    [{ width: 200, height: 200 }, '200', '200'],
    [{ width: 200, aspectRatio: 1 }, '200', null],
    [{ height: 150, aspectRatio: '2 / 3' }, '100', '150'],
    [{ height: 150, aspectRatio: 'auto 2 / 3' }, null, '150'],
    [{ aspectRatio: 1 }, '1200', null],
    [{}, '1200', '900'],
  ])('derives width and height from %j', (given, width, height) => {
    render(<ProductImage image={{ url: '/a.jpg', width: 1200, height: 900 }} {...given} />)
    expect([img().getAttribute('width'), img().getAttribute('height')]).toEqual([width, height])
  })

  it('offers two densities of a fixed width', () => {
    render(<ProductImage product={product} imageLoader={loader} width={80} height={100} />)
    expect(img().srcset).toBe('https://cdn.example/front.jpg?w=80 1x, https://cdn.example/front.jpg?w=160 2x')
    expect(img().hasAttribute('sizes')).toBe(false)
    expect([img().getAttribute('width'), img().getAttribute('height')]).toEqual(['80', '100'])
  })

  it.each([
    [300, {}, ['160w', '300w'], 300],
    [320, {}, ['160w', '320w'], 320],
    [4000, {}, ['160w', '320w', '640w'], 640],
    [120, { width: 80 }, ['1x', '1.5x'], 80],
    [60, { width: 80 }, [], 60],
  ])('requests no more than the known width of %i px with %j', (known, props, descriptors, largest) => {
    const image = { url: '/front.jpg', width: known, height: known }
    render(<ProductImage image={image} imageLoader={loader} widths={[160, 320, 640]} {...props} />)
    expect(
      img()
        .srcset.split(', ')
        .filter(Boolean)
        .map((entry) => entry.split(' ')[1]),
    ).toEqual(descriptors)
    expect(img().getAttribute('src')).toBe(`https://cdn.example/front.jpg?w=${largest}`)
  })

  it("uses the provider's loader, without srcset if all widths have one URL", () => {
    const client = createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null })
    render(
      <StorefrontProvider
        client={client}
        imageLoader={createImageResolver({ baseUrl: 'https://cdn.example/media/' })}
      >
        <ProductImage product={product} />
      </StorefrontProvider>,
    )
    expect(img().getAttribute('src')).toBe('https://cdn.example/media/front.jpg')
    expect(img().hasAttribute('srcset')).toBe(false)
  })

  it('escapes spaces and trailing commas in srcset', () => {
    render(
      <ProductImage image="a b.jpg" imageLoader={({ src, width }) => `/${width}/${src},`} widths={[1, 2]} />,
    )
    expect(img().srcset).toBe('/1/a%20b.jpg%2C 1w, /2/a%20b.jpg%2C 2w')
  })

  it('loads eagerly and with high fetch priority with priority', () => {
    render(<ProductImage product={product} priority />)
    expect(img().getAttribute('loading')).toBe('eager')
    expect(img().getAttribute('fetchpriority')).toBe('high')
  })

  it('reserves space before the image is loaded', () => {
    render(
      <ProductImage
        image={{ url: '/a.jpg', width: 600, height: 800 }}
        aspectRatio={4 / 5}
        style={{ color: 'red' }}
      />,
    )
    // An attribute for the height would beat the ratio where CSS gives the width.
    expect([img().getAttribute('width'), img().getAttribute('height')]).toEqual(['600', null])
    expect(renderToString(<ProductImage image="/a.jpg" aspectRatio={0.8} />)).toContain(
      'width="100%" style="aspect-ratio:0.8"',
    )
  })

  it('shows the fallback, with the alternative text, on error and without an image', () => {
    const onError = vi.fn()
    const { rerender } = render(<ProductImage product={product} fallbackSrc="/frame.svg" onError={onError} />)
    fireEvent.load(img())
    expect(img().dataset.status).toBe('loaded')
    rerender(
      <ProductImage image="/broken.jpg" product={product} fallbackSrc="/frame.svg" onError={onError} />,
    )
    expect(img().dataset.status).toBe('loading')
    fireEvent.error(img())
    expect(onError).toHaveBeenCalledOnce()
    expect(img().getAttribute('src')).toBe('/frame.svg')
    expect(img().dataset).toMatchObject({ status: 'error', fallback: '' })
    // A fallback that fails too must not be loaded again.
    fireEvent.error(img())
    expect(img().getAttribute('src')).toBe('/frame.svg')
    rerender(<ProductImage image="/other.jpg" product={product} fallbackSrc="/frame.svg" />)
    expect(img().getAttribute('src')).toBe('/other.jpg')

    rerender(<ProductImage product={{ name: 'Bare', images: [] }} />)
    expect(screen.getByRole('img', { name: 'Bare' }).getAttribute('src')).toMatch(/^data:image\/svg/)
    expect(img().dataset.status).toBe('none')
  })
})

describe('createImageResolver', () => {
  it.each([
    ['products/a.png', 'https://cdn.example/media/products/a.png'],
    ['/m/h/a.jpg', 'https://cdn.example/media/m/h/a.jpg'],
    ['https://other.example/a.jpg', 'https://other.example/a.jpg'],
    ['//other.example/a.jpg', '//other.example/a.jpg'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ])('resolves the path or URL %s', (src, expected) => {
    expect(createImageResolver({ baseUrl: 'https://cdn.example/media' })({ src })).toBe(expected)
    expect(createImageResolver({ baseUrl: 'https://cdn.example/media/' })({ src })).toBe(expected)
  })
})
