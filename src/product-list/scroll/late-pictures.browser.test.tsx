import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { lateImage, sendImage } from '../../../test/late-images.js'
import { painted, scrollTo, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../../test/product-list/test-shop.js'
import { ProductList } from '../index.js'

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await scrollTo(0)
})

interface OpenedList {
  readonly previous: HTMLElement
  readonly loadPictures: () => Promise<void>
  /** Shows another page in place of the list. */
  readonly remove: () => void
}

/** A list that opens inside the store, at the top of the page and below a header. */
async function openList(columns: number): Promise<OpenedList> {
  const src = lateImage()
  const { Shop } = createTestShop(200)
  const { rerender } = render(
    <Shop>
      <h1 style={{ height: 160 }}>Products</h1>
      <ProductList.Root params={{ limit: 24, startingAfter: 'p100' }}>
        <ProductList.Previous />
        <ProductList.Items
          style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, margin: 0, padding: 0 }}
        >
          {({ id, name }) => (
            <ProductList.Item>
              {/* Those of the first page are there, because the shopper has seen them. */}
              {id > 'p100' ? (
                <div style={{ height: 300 }} />
              ) : (
                <img src={src} alt="" style={{ display: 'block', width: 120 }} />
              )}
              {name}
            </ProductList.Item>
          )}
        </ProductList.Items>
      </ProductList.Root>
      <div style={{ height: 2000 }} />
    </Shop>,
  )
  return {
    previous: await screen.findByRole('button', { name: 'Show previous' }),
    async loadPictures() {
      await sendImage(src, [120, 300])
      await waitFor(() => expect(document.images[0]!.height).toBe(300))
      await act(() => painted())
    },
    remove: () => {
      rerender(<div style={{ height: 5000 }} />)
    },
  }
}

async function press(previous: HTMLElement): Promise<void> {
  act(() => previous.click())
  await waitFor(() => expect(shownIds()).toContain('p100'))
  await act(() => painted())
}

describe.each([1, 2])('previous rows in view whose pictures load late, %s in a row', (columns) => {
  it('grow upward from the row that was the first', async () => {
    const { previous, loadPictures } = await openList(columns)
    const top = topOf('p101')
    await press(previous)
    expect(topOf('p101')).toBeCloseTo(top, 0)
    await loadPictures()
    expect(topOf('p101')).toBeCloseTo(top, 0)
  })

  it('move nothing that the shopper has scrolled to since', async () => {
    const { previous, loadPictures } = await openList(columns)
    await press(previous)
    window.dispatchEvent(new Event('wheel'))
    await scrollTo(scrollY + 700)
    const id = shownIds().find((each) => topOf(each) > 0)!
    const top = topOf(id)
    await loadPictures()
    expect(topOf(id)).toBeCloseTo(top, 0)
  })
})

describe('products inserted below the eye, which push the rows there out of `maxPages`', () => {
  it.each([
    { name: 'with scroll anchoring', overflowAnchor: 'auto' },
    { name: 'without scroll anchoring', overflowAnchor: 'none' },
  ] as const)('keep the row at the eye when their pictures load late, $name', async ({ overflowAnchor }) => {
    const src = lateImage()
    const { Shop, store, queryClient } = createTestShop(60)
    render(
      <Shop>
        <style>{`:root { overflow-anchor: ${overflowAnchor} }`}</style>
        <ProductList.Root params={{ limit: 10 }} options={{ maxPages: 1 }}>
          <ProductList.Items style={{ margin: 0, padding: 0 }}>
            {({ id }) => (
              <ProductList.Item style={{ display: 'block' }}>
                {/* The shopper has seen the others. */}
                {id.startsWith('p8.') ? (
                  <img src={src} alt="" style={{ display: 'block', width: 120 }} />
                ) : (
                  <div style={{ height: 300 }} />
                )}
              </ProductList.Item>
            )}
          </ProductList.Items>
        </ProductList.Root>
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toContain('p010'))
    await scrollTo(document.documentElement.scrollHeight)
    const top = topOf('p008')
    expect(top).toBeGreaterThan(-300)
    expect(top).toBeLessThan(0)
    store.insert(Array.from({ length: 10 }, (_, index) => numberedProducts(1, 8 + (index + 1) / 20)[0]!))
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(shownIds()).toContain('p8.05'))
    expect(topOf('p008')).toBeGreaterThan(top + 100)
    await sendImage(src, [120, 300])
    await waitFor(() => expect(document.images[0]!.height).toBe(300))
    await act(() => painted())
    expect(Math.abs(topOf('p008') - top)).toBeLessThan(2)
  })
})

it('lets the shopper scroll away with the scroll bar, which is no input event', async () => {
  const { previous, loadPictures } = await openList(2)
  await press(previous)
  await loadPictures()
  const top = Math.round(scrollY) + 700
  await scrollTo(top)
  // Longer than the scroll has to rest before the list judges it.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(Math.abs(scrollY - top)).toBeLessThan(1)
})

it('lets go of the row when the list is removed, as by a navigation', async () => {
  const { previous, remove } = await openList(1)
  await press(previous)
  remove()
  await scrollTo(700)
  await painted()
  expect(Math.abs(scrollY - 700)).toBeLessThan(1)
  expect(document.documentElement.style.overflowAnchor || '').toBe('')
})

it('new rows below a row that ends at the top of the screen grow upward from the first whole row', async () => {
  const src = lateImage()
  const { Shop, store, queryClient } = createTestShop(
    numberedProducts(40).filter(({ id }) => id < 'p003' || id > 'p006'),
  )
  render(
    <Shop>
      {/* As in Safari, which has no scroll anchoring. */}
      <style>{'* { overflow-anchor: none }'}</style>
      <ProductList.Root params={{ limit: 36 }}>
        <ProductList.Items
          style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', margin: 0, padding: 0 }}
        >
          {({ id, name }) => (
            <ProductList.Item>
              {id < 'p003' || id > 'p006' ? (
                <div style={{ height: 300 }} />
              ) : (
                <img src={src} alt="" style={{ display: 'block', width: 120 }} />
              )}
              {name}
            </ProductList.Item>
          )}
        </ProductList.Items>
      </ProductList.Root>
      <div style={{ height: 2000 }} />
    </Shop>,
  )
  await screen.findByText('Product p001')
  await scrollTo(240)
  const top = topOf('p007')
  store.insert(numberedProducts(4, 3))
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(shownIds()).toContain('p003'))
  await act(() => painted())
  await sendImage(src, [120, 300])
  await waitFor(() => expect(document.images[0]!.height).toBe(300))
  await act(() => painted())
  expect(topOf('p007')).toBeCloseTo(top, 0)
})
