import { act, render } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'

import { quiet } from '../../../test/product-list/quiet.js'
import { ShopPage } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { screenHeightOf } from '../../dom/scroller.js'
import { autoPaging } from './auto-paging.js'

afterEach(() => {
  document.body.replaceChildren()
  scrollTo(0, 0)
})

/** A list in a frame that the page around it makes as high as its content, as plugins of content systems do. */
async function openInFrame(params: object, style = '') {
  document.body.innerHTML = `<iframe style="display: block; width: 100%; border: 0; ${style}"></iframe>`
  const frame = document.querySelector('iframe')!
  const { body, documentElement } = frame.contentDocument!
  body.style.margin = '0'
  const observer = new ResizeObserver(() => {
    // As with a message to the page around it, the frame grows after its content.
    requestAnimationFrame(() => (frame.style.height = `${documentElement.scrollHeight}px`))
  })
  observer.observe(body)
  const { Shop, store } = createTestShop(600)
  const { unmount } = render(
    <Shop>{createPortal(<ShopPage paging={autoPaging} params={params} />, body)}</Shop>,
  )
  await quiet(store)
  const rows = () => body.querySelectorAll('[data-item-id]').length
  const close = () => {
    observer.disconnect()
    unmount()
  }
  return { store, rows, frame, unmount: close }
}

/** The rows of 100 pixels that fill the screen of the device and one window more, and two pages. */
const enough = (limit: number) => (screen.height + innerHeight) / 100 + 2 * limit

describe('ProductList with paging auto in a frame that grows with its content', () => {
  it.each([
    ['at its start', { limit: 10 }],
    ['in its middle', { limit: 10, startingAfter: 'p300' }],
  ])('loads no more than fills the screen while nobody touches a list opened %s', async (_place, params) => {
    const { rows, store, unmount } = await openInFrame(params)
    const loaded = rows()
    expect(loaded).toBeGreaterThan(0)
    expect(loaded).toBeLessThanOrEqual(enough(10))
    const requests = store.requests.length
    await new Promise((resolve) => setTimeout(resolve, 500))
    await quiet(store)
    expect(store.requests).toHaveLength(requests)
    unmount()
  })

  it('loads nothing while the frame is below the screen', async () => {
    const { rows, unmount } = await openInFrame({ limit: 24 }, 'margin-top: 9000px; min-height: 4000px')
    expect(rows()).toBe(24)
    unmount()
  })

  it('loads more when the user scrolls the page around the frame to the button', async () => {
    const { rows, store, unmount } = await openInFrame({ limit: 10 })
    const before = rows()
    await act(async () => scrollTo(0, document.documentElement.scrollHeight))
    await quiet(store)
    expect(rows()).toBeGreaterThan(before)
    expect(rows()).toBeLessThanOrEqual(before + enough(10))
    unmount()
  })
})

describe('screenHeightOf', () => {
  it('is at most the height of the device in a frame of another origin', () => {
    const foreign = {
      get innerHeight(): number {
        throw new DOMException('Blocked a frame', 'SecurityError')
      },
    }
    const defaultView = { top: foreign, screen: { height: 900 } }
    const heightOf = (clientHeight: number) =>
      screenHeightOf({ clientHeight, ownerDocument: { defaultView } } as unknown as Element)
    expect([heightOf(500), heightOf(50_000)]).toEqual([500, 900])
  })
})
