import { act, waitFor, within } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { painted, ShopPage } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import type { ProductList } from '../product-list/index.js'
import { autoPaging } from '../product-list/auto/auto-paging.js'

let cleanUp = () => {}

/** Renders a list inside a shadow root, in a scroller 400 pixels high inside or around that root. */
async function renderInShadow(count: number, props: ProductList.RootProps, scrolls = 'inside') {
  const outer = document.body.appendChild(document.createElement('div'))
  const host = outer.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const container = shadow.appendChild(document.createElement('div'))
  const scroller = scrolls === 'inside' ? container : outer
  scroller.style.cssText = 'height: 400px; overflow-y: auto; overflow-anchor: none'
  const { Shop } = createTestShop(count)
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <Shop>
        <ShopPage {...props} />
      </Shop>,
    ),
  )
  cleanUp = () => {
    act(() => root.unmount())
    outer.remove()
  }
  const ids = () =>
    [...shadow.querySelectorAll<HTMLElement>('[data-item-id]')].map(({ dataset }) => dataset.itemId)
  const item = (id: string) => shadow.querySelector<HTMLElement>(`[data-item-id="${id}"]`)!
  const topOf = (id: string) => item(id).getBoundingClientRect().top
  const press = async (name: string) => {
    const button = await within(container).findByRole('button', { name })
    act(() => button.click())
  }
  return { shadow, container, scroller, ids, item, topOf, press }
}

beforeEach(() => sessionStorage.clear())
afterEach(() => cleanUp())

describe('a list inside a shadow root', () => {
  it('moves the focus to the first new item when the Next button disappears', async () => {
    const { shadow, container, ids, item, press } = await renderInShadow(20, { params: { limit: 10 } })
    await waitFor(() => expect(ids()).toHaveLength(10))
    within(container).getByRole('button', { name: 'Show more' }).focus()
    await press('Show more')
    await waitFor(() => expect(ids()).toHaveLength(20))
    expect(shadow.activeElement).toBe(item('p011').querySelector('a'))
  })

  it('loads pages above once the user scrolls up in a scroller inside the shadow root', async () => {
    const { scroller, ids } = await renderInShadow(60, {
      paging: autoPaging,
      params: { limit: 20, startingAfter: 'p020' },
    })
    await waitFor(() => expect(ids()[0]).toBe('p021'))
    scroller.scrollTop = 300
    await painted()
    scroller.scrollTop = 250
    await waitFor(() => expect(ids()[0]).toBe('p001'))
  })

  it.each(['inside', 'outside'])(
    'keeps visible items in place in a scroller %s of it when an image loads',
    async (scrolls) => {
      const { scroller, ids, item, topOf } = await renderInShadow(40, { params: { limit: 40 } }, scrolls)
      await waitFor(() => expect(ids()).toHaveLength(40))
      scroller.scrollTop = 1250
      await painted()
      const before = topOf('p013')
      item('p003').style.height = '340px'
      await painted()
      expect(topOf('p013')).toBeCloseTo(before, 0)
    },
  )
})
