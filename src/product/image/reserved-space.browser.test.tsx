/// <reference types="vite/client" />
import { act, cleanup, render, waitFor } from '@testing-library/react'
import type { CSSProperties } from 'react'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { lateImage, sendImage } from '../../../test/late-images.js'
import { layoutShiftOf } from '../../../test/layout-shift.js'
import { painted } from '../../../test/product-list/shop-page.js'
import { renderToHtml } from '../../../test/server-rendering/render-to-html.js'
import { ProductImage, type ProductImageProps } from '../../index.js'

const CLASSES = [
  'w-16',
  'w-full',
  'h-40',
  'h-24',
  'max-w-40',
  'max-w-full',
  'object-cover',
  'flex-none',
  'w-auto',
]
const compiler = await compile('@import "tailwindcss";', {
  loadStylesheet: () => Promise.resolve({ path: '', base: '', content: tailwind }),
})
const withTailwind = compiler.build(CLASSES)
/** The utilities alone, as of an app with `preflight` turned off. */
const withoutReset = withTailwind.replace(/@layer base \{[\s\S]*?\n\}\n/, '')

if (/box-sizing: border-box/.test(withoutReset)) throw new Error('The reset is still there.')

const RESETS = {
  'no reset': withoutReset,
  'the commonest reset': `${withoutReset} @layer base { img { max-width: 100%; height: auto; display: block } }`,
  "Tailwind's preflight": withTailwind,
}

interface Layout {
  /** What a shopper sees in a section of 300 px. */
  readonly size: string
  readonly parent?: CSSProperties
  readonly className?: string
  readonly props?: Omit<ProductImageProps, 'className'>
  /** The size of the image file, as the API gives it. */
  readonly known?: readonly [width: number, height: number]
  /** The height of the image is known only to CSS, so its width is right after hydration. */
  readonly needsScript?: boolean
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'no CSS of its own': { size: '300 x 375' },
  'a width': { size: '64 x 80', className: 'w-16' },
  'the full width': { size: '300 x 375', className: 'w-full' },
  'a height': { size: '128 x 160', className: 'h-40', needsScript: true },
  'a height, and no width': { size: '128 x 160', className: 'h-40 w-auto' },
  'a width and a height, and object-fit': { size: '300 x 96', className: 'w-full h-24 object-cover' },
  'a greatest width': { size: '160 x 200', className: 'max-w-40' },
  'a flex column': { size: '300 x 375', parent: { display: 'flex', flexDirection: 'column' } },
  'a flex row of a known height': {
    size: '128 x 160',
    parent: { display: 'flex', height: 160 },
    needsScript: true,
  },
  'a flex row, with a width': {
    size: '64 x 80',
    parent: { display: 'flex' },
    className: 'w-16 flex-none',
  },
  'a grid': { size: '150 x 187.5', parent: { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' } },
  'a grid with columns that may shrink': {
    size: '150 x 187.5',
    parent: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  'a grid, full width': {
    size: '150 x 187.5',
    parent: { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' },
    className: 'w-full',
  },
  'srcset and sizes': {
    size: '300 x 375',
    props: { imageLoader: ({ src, width }) => `${src}?${width}`, sizes: '(min-width: 90rem) 20vw, 12rem' },
  },
  'a width of the component': { size: '120 x 150', props: { width: 120 } },
  'a height of the component': { size: '128 x 160', props: { height: 160 } },
  'a known size of the file': { size: '300 x 375', className: 'max-w-full', known: [600, 400] },
  'a known size of the file, and a width': { size: '64 x 80', className: 'w-16', known: [600, 400] },
  'a known size of the file, and a height': {
    size: '128 x 160',
    className: 'h-40',
    known: [600, 400],
    needsScript: true,
  },
}
const expected = (layouts: Readonly<Record<string, Layout>>) =>
  Object.entries(layouts).map(([name, { size }]) => `${name}: ${size}`)
const layoutsWhere = (isWanted: (layout: Layout) => boolean) =>
  Object.fromEntries(Object.entries(LAYOUTS).filter(([, layout]) => isWanted(layout)))
const withoutScript = layoutsWhere(({ needsScript }) => !needsScript)
const withoutKnownSize = layoutsWhere(({ known }) => !known)
const isWebKit = !/Chrome|Firefox/.test(navigator.userAgent)

const style = document.createElement('style')
document.head.append(style)
afterEach(() => {
  cleanup()
  style.textContent = ''
})

/** Every layout with the same image, which is requested once. */
function Page({ image, layouts = LAYOUTS }: { image?: string | undefined; layouts?: typeof LAYOUTS }) {
  return Object.entries(layouts).map(([name, { parent, className, props, known }]) => (
    <section key={name} aria-label={name} style={{ width: 300, overflow: 'hidden' }}>
      <div style={parent}>
        <ProductImage
          image={known && image ? { url: image, width: known[0], height: known[1] } : image}
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
const sizes = () => images().map((image) => `${sectionOf(image).ariaLabel}: ${sizeOf(image)}`)
/** What is below an image moves if this changes. */
const heights = () => images().map((image) => sectionOf(image).getBoundingClientRect().height)
const haveStatus = (status: string) =>
  waitFor(() => expect(images().map(({ dataset }) => dataset.status)).toEqual(images().map(() => status)))

describe.each(Object.entries(RESETS))('ProductImage aspectRatio, with %s', (_, css) => {
  beforeEach(() => {
    style.textContent = css
  })

  it('has the same box before and after a late image loads', async () => {
    const url = lateImage()
    render(<Page image={url} />)
    expect(sizes()).toEqual(expected(LAYOUTS))
    const before = heights()
    await painted()
    const shift = await layoutShiftOf(async () => {
      await sendImage(url, [600, 400])
      await haveStatus('loaded')
    })
    expect(images().every((image) => image.naturalWidth > 0)).toBe(true)
    expect(sizes()).toEqual(expected(LAYOUTS))
    expect(heights()).toEqual(before)
    expect(shift).toBe(0)
  })

  it('has the same box in each frame while an image fails, and without an image', async () => {
    const url = lateImage()
    const { rerender } = render(<Page image={url} layouts={withoutKnownSize} />)
    const seen = new Set([heights().join()])
    await painted()
    const shift = await layoutShiftOf(async () => {
      await sendImage(url)
      while (images().some(({ dataset }) => dataset.status !== 'error')) {
        // WebKit can paint a frame before it reports a failure.
        if (!isWebKit) seen.add(heights().join())
        await painted(1)
      }
    })
    await painted()
    expect(sizes()).toEqual(expected(withoutKnownSize))
    expect([...seen, heights().join()]).toEqual([heights().join(), heights().join()])
    expect(shift).toBe(0)
    rerender(<Page layouts={withoutKnownSize} />)
    await haveStatus('none')
    await painted()
    expect(sizes()).toEqual(expected(withoutKnownSize))
  })

  it('has its box in the HTML of a server, until the image has loaded', async () => {
    const url = lateImage()
    const container = document.createElement('div')
    container.innerHTML = renderToHtml(<Page image={url} layouts={withoutScript} />)
    document.body.append(container)
    expect(sizes()).toEqual(expected(withoutScript))
    const root = await act(() => hydrateRoot(container, <Page image={url} layouts={withoutScript} />))
    expect(sizes()).toEqual(expected(withoutScript))
    await sendImage(url, [600, 400])
    await haveStatus('loaded')
    expect(sizes()).toEqual(expected(withoutScript))
    act(() => root.unmount())
    container.remove()
  })
})
