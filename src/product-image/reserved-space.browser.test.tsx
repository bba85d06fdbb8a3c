/// <reference types="vite/client" />
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lateImage, sendImage } from '../../test/late-images.js'
import { layoutShiftOf } from '../../test/layout-shift.js'
import { painted } from '../../test/product-list/shop-page.js'
import { renderToHtml } from '../../test/server-rendering/render-to-html.js'
import { ProductImage, type ProductImageProps } from '../index.js'

const CLASSES = ['w-16', 'w-full', 'h-40', 'h-24', 'max-w-40', 'object-cover', 'flex-none']
const compiler = await compile('@import "tailwindcss";', {
  loadStylesheet: () => Promise.resolve({ path: '', base: '', content: tailwind }),
})
const withTailwind = compiler.build(CLASSES)
/** The utilities alone, as of an app with `preflight` turned off. */
const withoutReset = withTailwind.replace(/@layer base \{[\s\S]*?\n\}\n/, '')

if (/max-width: 100%/.test(withoutReset)) throw new Error('The reset is still there.')

const RESETS = {
  'no reset': withoutReset,
  'the commonest reset': `${withoutReset} img { max-width: 100%; height: auto; display: block }`,
  "Tailwind's preflight": withTailwind,
}

interface Layout {
  readonly parent?: CSSProperties
  readonly className?: string
  readonly props?: Omit<ProductImageProps, 'className'>
}

/** Each in a section of 300 px. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'no CSS of its own': {},
  'a width': { className: 'w-16' },
  'a height': { className: 'h-40' },
  'a width and a height, and object-fit': { className: 'w-full h-24 object-cover' },
  'a greatest width': { className: 'max-w-40' },
  'a flex row': { parent: { display: 'flex' } },
  'a flex row of a known height': { parent: { display: 'flex', height: 160 } },
  'a flex row, with a width': { parent: { display: 'flex' }, className: 'w-16 flex-none' },
  'a grid': { parent: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  'a grid with a column as wide as the image': {
    parent: { display: 'grid', gridTemplateColumns: 'auto 1fr' },
  },
  'srcset and sizes': {
    props: { imageLoader: ({ src, width }) => `${src}?${width}`, sizes: '(min-width: 90rem) 20vw, 12rem' },
  },
  'a fixed width': { props: { width: 120 } },
}

const style = document.createElement('style')
document.head.append(style)
afterEach(() => {
  cleanup()
  style.textContent = ''
})

/** Every layout with the same image, which is requested once. */
function Page({ image }: { image?: string | undefined }) {
  return Object.entries(LAYOUTS).map(([name, { parent, className, props }]) => (
    <section key={name} aria-label={name} style={{ width: 300, overflow: 'hidden' }}>
      <div style={parent}>
        <ProductImage
          image={image}
          alt="A mug"
          aspectRatio={4 / 5}
          className={className}
          priority
          {...props}
        />
        <p>A mug of porcelain</p>
      </div>
    </section>
  ))
}

const images = () => [...document.querySelectorAll<HTMLImageElement>('section img')]
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return `${Math.round(width * 10) / 10} x ${Math.round(height * 10) / 10}`
}
const sectionOf = (image: Element) => image.closest('section') as HTMLElement
/** The sizes of each image and of the section that it is in. */
const sizes = () =>
  images().map((image) => `${sectionOf(image).ariaLabel}: ${sizeOf(image)} in ${sizeOf(sectionOf(image))}`)
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
/** Firefox lays out a grid row without an image that is itself the grid item, until the image has loaded or failed. */
const isKept = (size: string) => !navigator.userAgent.includes('Firefox') || !size.startsWith('a grid:')
const haveStatus = (status: string) =>
  waitFor(() => expect(images().map(({ dataset }) => dataset.status)).toEqual(images().map(() => status)))

describe.each(Object.entries(RESETS))('ProductImage aspectRatio, with %s', (_, css) => {
  beforeEach(() => {
    style.textContent = css
  })

  it('keeps the space of an image that loads late', async () => {
    const url = lateImage()
    render(<Page image={url} />)
    const before = sizes()
    for (const image of images()) expect(image.getBoundingClientRect().height).toBeGreaterThan(60)
    await painted()
    const shift = await layoutShiftOf(async () => {
      await sendImage(url, [600, 400])
      await haveStatus('loaded')
    })
    expect(images().every((image) => image.naturalWidth > 0)).toBe(true)
    expect(sizes().filter(isKept)).toEqual(before.filter(isKept))
    expect(shift).toBe(0)
    // No image covers the content below.
    for (const image of images()) {
      expect(bottomOf(image)).toBeLessThan(bottomOf(sectionOf(image)) + 1)
    }
  })

  it('keeps the space of an image that fails, and of one that is missing', async () => {
    const url = lateImage()
    const { rerender } = render(<Page image={url} />)
    const before = sizes()
    await painted()
    const shift = await layoutShiftOf(async () => {
      await sendImage(url)
      await haveStatus('error')
    })
    expect(sizes().filter(isKept)).toEqual(before.filter(isKept))
    expect(shift).toBe(0)
    rerender(<Page />)
    await haveStatus('none')
    expect(sizes().filter(isKept)).toEqual(before.filter(isKept))
  })

  it('keeps the space from the HTML of a server until the image has loaded', async () => {
    const url = lateImage()
    const container = document.createElement('div')
    container.innerHTML = renderToHtml(<Page image={url} />)
    document.body.append(container)
    const before = sizes()
    for (const image of images()) expect(image.getBoundingClientRect().height).toBeGreaterThan(60)
    const root = await act(() => hydrateRoot(container, <Page image={url} />))
    expect(sizes()).toEqual(before)
    await sendImage(url, [600, 400])
    await haveStatus('loaded')
    expect(sizes().filter(isKept)).toEqual(before.filter(isKept))
    act(() => root.unmount())
    container.remove()
  })

  it('leaves an image as large as its own size and ratio make it, where CSS gives a side', async () => {
    const url = lateImage()
    render(<Page image={url} />)
    await sendImage(url, [600, 400])
    await haveStatus('loaded')
    const shown = images().filter(({ className }) => className)
    const found = shown.map(sizeOf)
    for (const { style } of shown) style.cssText = 'aspect-ratio: 0.8'
    expect(shown).toHaveLength(5)
    expect(found).toEqual(shown.map(sizeOf))
  })
})
