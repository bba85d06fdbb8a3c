import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { quiet } from '../../test/product-list/quiet.js'
import { scrollTo, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'
import { VirtualPage } from '../../test/virtual/virtual-shop.js'

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await page.viewport(600, 800)
  await scrollTo(0)
})
afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

it.each([0, 150, 600])(
  'a virtual grid left at %i px is restored when products were inserted above',
  async (top) => {
    const open = async (count: number) => {
      const { Shop, store } = createTestShop(numberedProducts(count, 126 - count))
      const view = render(
        <Shop>
          <VirtualPage params={{ limit: 20 }} headerHeight={0} />
        </Shop>,
      )
      await quiet(store)
      return view
    }
    const { unmount } = await open(100)
    await scrollTo(top)
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    const seen = [...document.querySelectorAll<HTMLElement>('[data-item-id]')].find(
      (item) => item.getBoundingClientRect().bottom > 12,
    )!
    const [id, before] = [seen.dataset.itemId!, seen.getBoundingClientRect().top]
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    unmount()
    await scrollTo(0)
    await open(125)
    expect(topOf(id)).toBeCloseTo(before, 0)
  },
)
