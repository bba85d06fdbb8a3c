import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'

import { lateImage, sendImage } from '../../../test/late-images.js'
import { painted, scrollTo, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await scrollTo(0)
})

interface PictureListProps {
  readonly src: string
  readonly columns: number
  readonly titleFirst?: boolean | undefined
  readonly limit?: number | undefined
}

/** A list of pictures without a size. */
function PictureList({ src, columns, titleFirst, limit = 40 }: PictureListProps) {
  return (
    <ProductList.Root params={{ limit }}>
      <ProductList.Items
        style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, margin: 0, padding: 0 }}
      >
        {({ name }) => (
          <ProductList.Item style={{ minHeight: 60, overflow: 'hidden' }}>
            {titleFirst && <h2>{name}</h2>}
            <img src={src} alt="" style={{ display: 'block', width: 120 }} />
            {!titleFirst && <h2>{name}</h2>}
          </ProductList.Item>
        )}
      </ProductList.Items>
    </ProductList.Root>
  )
}

const picturesShown = () =>
  waitFor(() => expect(Array.from(document.images).every(({ height }) => height === 300)).toBe(true))

describe('a restored row is held while the rows around it still grow', () => {
  it.each([
    { columns: 1, titleFirst: false, isCached: true },
    { columns: 1, titleFirst: true, isCached: true },
    { columns: 3, titleFirst: false, isCached: true },
    { columns: 1, titleFirst: false, isCached: false },
    { columns: 3, titleFirst: true, isCached: false },
  ])('$columns columns, title first: $titleFirst, cached: $isCached', async ({ isCached, ...props }) => {
    const { Shop, queryClient } = createTestShop(200)
    const page = (src: string) => (
      <Shop>
        <PictureList src={src} {...props} />
        <div style={{ height: 3000 }} />
      </Shop>
    )
    const [first, second] = [lateImage(), lateImage()]
    const before = render(page(first))
    await screen.findByText('Product p001')
    await sendImage(first, [120, 300])
    await picturesShown()
    await act(() => painted())
    // The picture of the row is out of view: without it, all of the row would be.
    await scrollTo(1230)
    const id = shownIds().find((id) => topOf(id) > -360)!
    const top = topOf(id)
    expect(top).toBeLessThan(-60)
    before.unmount()
    if (!isCached) queryClient.clear()
    window.scrollTo(0, 0)
    render(page(second))
    await waitFor(() => expect(shownIds()).toContain(id))
    await painted()
    expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
    await sendImage(second, [120, 300])
    await picturesShown()
    await painted()
    expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
    window.dispatchEvent(new Event('wheel'))
    expect(document.documentElement.style.overflowAnchor || '').toBe('')
  })
})

it('keeps a restored row in place when a banner above it grows, in a page of a fixed height', async () => {
  const { Shop } = createTestShop(200)
  const page = (bannerHeight: number) => (
    <div style={{ height: 500 }}>
      <div style={{ height: bannerHeight }} />
      <Shop>
        <PictureList src="data:," columns={1} />
      </Shop>
    </div>
  )
  const first = render(page(0))
  await screen.findByText('Product p001')
  await scrollTo(1030)
  const id = shownIds().find((id) => topOf(id) > 0)!
  const top = topOf(id)
  first.unmount()
  window.scrollTo(0, 0)
  const second = render(page(0))
  await painted()
  expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
  second.rerender(page(333))
  await painted()
  expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
})

it('lets the shopper scroll away with the scroll bar, which is no input event', async () => {
  const { Shop } = createTestShop(200)
  const page = (
    <Shop>
      <PictureList src="data:," columns={1} />
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p001')
  await scrollTo(1030)
  first.unmount()
  window.scrollTo(0, 0)
  render(page)
  await painted()
  expect(scrollY).toBeGreaterThan(1000)
  await scrollTo(1530)
  // Longer than the scroll has to rest before the list judges it.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(Math.abs(scrollY - 1530)).toBeLessThan(1)
})

function Dialog({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog ref={ref} style={{ height: 400, overflowY: 'auto', padding: 0 }}>
      {children}
    </dialog>
  )
}

it('keeps the place of a cached list in a modal dialog, which moves the focus when it opens', async () => {
  const { Shop } = createTestShop(200)
  const page = (
    <Shop>
      <Dialog>
        <ProductList.Root params={{ limit: 50 }}>
          <ProductList.Items style={{ margin: 0, padding: 0 }}>
            {({ name }) => <ProductList.Item style={{ height: 100 }}>{name}</ProductList.Item>}
          </ProductList.Items>
          <ProductList.Next />
        </ProductList.Root>
      </Dialog>
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p001')
  screen.getByRole('dialog').scrollTop = 1234
  await act(() => painted())
  const id = shownIds().find((id) => topOf(id) > 250)!
  const top = topOf(id)
  first.unmount()
  render(page)
  await act(() => painted())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }))
  expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
})

it('keeps the place of a list that overflows a modal dialog only once its pictures are there', async () => {
  const { Shop, queryClient } = createTestShop(200)
  const page = (src: string) => (
    <Shop>
      <div style={{ height: 3000 }} />
      <Dialog>
        <PictureList src={src} columns={1} limit={3} titleFirst />
      </Dialog>
    </Shop>
  )
  const [first, second] = [lateImage(), lateImage()]
  const before = render(page(first))
  await screen.findByText('Product p001')
  await sendImage(first, [120, 300])
  await picturesShown()
  screen.getByRole('dialog').scrollTop = 500
  await act(() => painted())
  // The lowest one, because how far a dialog of three rows scrolls depends on the height of the screen.
  const id = shownIds().at(-1)!
  const top = topOf(id)
  before.unmount()
  // Not cached: the list starts at the row.
  queryClient.clear()
  render(page(second))
  await waitFor(() => expect(shownIds()).toContain(id))
  await act(() => painted())
  expect(screen.getByRole('dialog').scrollHeight).toBe(screen.getByRole('dialog').clientHeight)
  await sendImage(second, [120, 300])
  await picturesShown()
  await painted()
  expect(Math.abs(topOf(id) - top)).toBeLessThan(1)
})
