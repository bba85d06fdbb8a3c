import { getConfig, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { quiet } from '../../../test/product-list/quiet.js'
import { painted } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { expectQuiet } from '../../../test/setup/expect-quiet.js'
import { VirtualProductGrid } from '../../virtual/virtual-product-grid.js'
import { ProductList } from '../index.js'
import { autoPaging } from './auto-paging.js'

/** In pixels. Half a page fits on the phone's screen. */
const [LIMIT, PAGE_HEIGHT] = [8, 600]
const STEP = 120

interface Layout {
  readonly footer: number
  /** CSS of the page. */
  readonly css?: string
  /** Height of the element that scrolls; by default, the window scrolls. */
  readonly height?: number
  readonly isVirtual?: boolean
  readonly maxPages?: number
  /** The event of the browser's correction fires before the list hears of its new size. Chromium does so at times. */
  readonly isEventFirst?: boolean
}

const style = document.createElement('style')
const sizes = new ResizeObserver(() => document.dispatchEvent(new Event('scroll', { bubbles: true })))

beforeEach(async () => {
  sessionStorage.clear()
  document.head.append(style)
  window.scrollTo(0, 0)
  await page.viewport(390, 844)
})
afterEach(async () => {
  style.remove()
  sizes.disconnect()
  await page.viewport(1280, 800)
})

async function openShop({ footer, css = '', height, isVirtual, maxPages, isEventFirst }: Layout) {
  style.textContent = css
  // Created before the list's observer, so it is called first.
  if (isEventFirst) sizes.observe(document.body)
  const { Shop, store } = createTestShop(480)
  const Items = isVirtual ? VirtualProductGrid : ProductList.Items
  render(
    <Shop>
      <main style={height ? { height, overflowY: 'auto' } : {}}>
        <h1>Products</h1>
        <ProductList.Root
          paging={autoPaging}
          params={{ limit: LIMIT }}
          options={maxPages ? { maxPages } : {}}
        >
          <ProductList.Previous />
          <Items style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', margin: 0, padding: 0 }}>
            {({ name }) => (
              <ProductList.Item style={{ height: (2 * PAGE_HEIGHT) / LIMIT, overflow: 'hidden' }}>
                {name}
              </ProductList.Item>
            )}
          </Items>
          <ProductList.Next />
          <ProductList.Status />
        </ProductList.Root>
        <footer>
          {Array.from({ length: footer / 50 }, (_, line) => (
            <p key={line} style={{ height: 50, margin: 0 }}>
              Line {line + 1}
            </p>
          ))}
        </footer>
      </main>
    </Shop>,
  )
  await screen.findByText('Product p001')
  await quiet(store)
  const main = screen.getByRole('main')
  const scroller = height ? main : document.scrollingElement!
  const topOfScreen = () => (height ? main.getBoundingClientRect().top : 0)
  const screenHeight = scroller.clientHeight
  const endOfList = () =>
    main.querySelector('[data-product-list]')!.getBoundingClientRect().bottom - topOfScreen()
  const holdsFooter = getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto'

  /** One turn of the wheel, also where there is no more room to scroll. */
  async function scrollBy(top: number) {
    main.dispatchEvent(new WheelEvent('wheel', { deltaY: top, bubbles: true }))
    scroller.scrollBy({ top, behavior: 'instant' })
    await getConfig().asyncWrapper(() => painted())
  }

  /** The first row on the screen, or the first line of the footer where the browser holds it. */
  function whatIsSeen(): Element | undefined {
    const isSeen = (element: Element) => element.getBoundingClientRect().bottom > topOfScreen() + 1
    const row = [...main.querySelectorAll('[data-item-id]')].find(isSeen)
    // With such CSS, the browser moves rows in view.
    if (row && css.startsWith('[data-product-list]')) return
    return row ?? (holdsFooter ? [...main.querySelectorAll('footer > p')].find(isSeen) : undefined)
  }

  /** @returns the number of pages that the list loads until it rests */
  async function loadsAfter(scroll: number): Promise<number> {
    const before = store.requests.length
    store.pause()
    await scrollBy(scroll)
    const seen = whatIsSeen()
    const place = seen?.getBoundingClientRect().top
    store.resume()
    await quiet(store)
    if (place !== undefined) expect(seen!.getBoundingClientRect().top).toBeCloseTo(place, 0)
    return store.requests.length - before
  }

  return { store, screenHeight, endOfList, loadsAfter }
}

const layouts: Readonly<Record<string, Layout>> = {
  'without a footer': { footer: 0 },
  'above a footer of half a screen': { footer: 500 },
  'above a footer of one screen': { footer: 900 },
  'above a footer of two screens': { footer: 2000 },
  'above a tall footer, without scroll anchoring': { footer: 900, css: '* { overflow-anchor: none }' },
  'above a tall footer, with a list that the browser may not hold': {
    footer: 900,
    css: '[data-product-list] { overflow-anchor: none }',
  },
  'above a footer of half a screen, with a list that the browser may not hold': {
    footer: 500,
    css: '[data-product-list] { overflow-anchor: none }',
  },
  'above a footer of half a screen, with a list that the browser may not hold, whose scroll event comes first':
    {
      footer: 500,
      css: '[data-product-list] { overflow-anchor: none }',
      isEventFirst: true,
    },
  'above a tall footer in an element': { footer: 900, height: 600 },
  'above a short footer in an element': { footer: 300, height: 600 },
  'above a tall footer, with maxPages': { footer: 900, maxPages: 6 },
  'above a tall footer, in a virtual grid': { footer: 900, isVirtual: true },
}

describe.each(Object.entries(layouts))('a list with paging auto %s', (_, layout) => {
  it('keeps what is in view, loads a page for each gesture once the screen is full, and none at rest', async () => {
    const { store, screenHeight, endOfList, loadsAfter } = await openShop(layout)
    // One screen ahead of the shopper, and no more.
    expect(endOfList()).toBeGreaterThan(2 * screenHeight)
    expect(endOfList()).toBeLessThan(2 * screenHeight + PAGE_HEIGHT)
    await expectQuiet(store)

    const toTheBottom = () => 10_000
    const pastTheList = () => endOfList() + 20
    for (const distance of [toTheBottom, toTheBottom, () => -STEP, () => STEP, pastTheList, () => STEP]) {
      const loads = await loadsAfter(distance())
      // More than one page only while the end of the list is in view, and then one screen ahead.
      if (loads > 1) expect(endOfList()).toBeGreaterThanOrEqual(PAGE_HEIGHT)
      expect(endOfList()).toBeLessThan(2 * screenHeight + PAGE_HEIGHT)
      await expectQuiet(store)
    }
  })
})
