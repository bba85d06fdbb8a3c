import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { useListImpressions } from '../../src/product-list/impressions/use-list-impressions.js'
import { ProductList } from '../../src/index.js'
import { painted, scrollTo, ShopPage, shownIds, topOf } from './shop-page.js'
import { quiet } from './quiet.js'
import { createTestShop } from './test-shop.js'

const onSeen = vi.fn<(ids: readonly string[]) => void>()

function Impressions() {
  useListImpressions({ onSeen: (seen) => onSeen(seen.map(({ item }) => item.id)), minTimeMs: 0 })
  return null
}

const { Shop, store } = createTestShop(100)

/** Frameworks hide the page that the user leaves, and show it again on the way back. */
const pageWith = (mode: 'visible' | 'hidden') => (
  <Shop>
    <div style={{ minHeight: 8000 }}>
      <Activity mode={mode}>
        <ProductList.Root params={{ limit: 50 }}>
          <ProductList.Items>
            {({ name }) => <ProductList.Item style={{ height: 100 }}>{name}</ProductList.Item>}
          </ProductList.Items>
          <Impressions />
        </ProductList.Root>
      </Activity>
      {mode === 'hidden' && <h1>The product</h1>}
    </div>
  </Shop>
)

/** React's scheduler runs in messages. */
function holdMessages() {
  const ports: MessagePort[] = []
  const post = vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (
    this: MessagePort,
  ) {
    ports.push(this)
  })
  const release = () => {
    post.mockRestore()
    for (const port of ports) port.postMessage(null)
  }
  return { post, release }
}

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await scrollTo(0)
})
afterEach(cleanup)

describe('a product list in <Activity>', () => {
  it('keeps its pixel, its requests and its impressions when it is hidden and shown again', async () => {
    const { rerender } = render(pageWith('visible'))
    await screen.findByText('Product p001')
    await scrollTo(2030)
    const top = topOf('p021')
    await waitFor(() => expect(onSeen.mock.calls.flat(2)).toContain('p022'))
    await quiet(store)
    onSeen.mockClear()
    store.clearRequests()
    for (let cycle = 0; cycle < 3; cycle++) {
      rerender(pageWith('hidden'))
      await screen.findByText('The product')
      await act(() => painted())
      rerender(pageWith('visible'))
      await act(() => painted())
      expect(topOf('p021')).toBe(top)
    }
    await quiet(store)
    expect(store.requests).toEqual([])
    expect(onSeen).not.toHaveBeenCalled()
  })

  it('keeps its pixel when the user goes back before a busy page has rendered it hidden', async () => {
    // Outside `act`, React renders hidden content later, as in an app. On a slow device, that is after the user went back.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    onTestFinished(() => {
      root.unmount()
      container.remove()
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
    })
    const show = (mode: 'visible' | 'hidden') =>
      flushSync(() =>
        root.render(
          <Shop>
            <Activity mode={mode}>
              <ShopPage params={{ limit: 50 }} />
            </Activity>
            {mode === 'hidden' && <h1 style={{ height: 1500 }}>The product</h1>}
          </Shop>,
        ),
      )
    show('visible')
    await waitFor(() => expect(shownIds()).toContain('p021'))
    await scrollTo(2030)
    const top = topOf('p021')
    const { post, release } = holdMessages()
    history.pushState({ key: crypto.randomUUID() }, '', '/product')
    show('hidden')
    window.scrollTo(0, 0)
    await painted(3)
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
    // The browser restores the position as far as the page of the product is tall.
    await painted(3)
    show('visible')
    expect(post).toHaveBeenCalled()
    release()
    await painted(6)
    expect(topOf('p021')).toBe(top)
  })

  // React does not tell a render that it is hidden, so the list cannot wait until it is shown.
  it('requests its first page once when it is first rendered hidden, and nothing when it is shown', async () => {
    const shop = createTestShop(100)
    const page = (mode: 'visible' | 'hidden') => (
      <shop.Shop>
        <Activity mode={mode}>
          <ProductList.Root params={{ limit: 50 }}>
            <ProductList.Items>{({ name }) => <ProductList.Item>{name}</ProductList.Item>}</ProductList.Items>
          </ProductList.Root>
        </Activity>
      </shop.Shop>
    )
    const { rerender } = render(page('hidden'))
    await waitFor(() => expect(shop.store.requests).toHaveLength(1))
    await quiet(shop.store)
    rerender(page('visible'))
    expect(await screen.findByText('Product p001')).toBeDefined()
    await quiet(shop.store)
    expect(shop.store.requests).toHaveLength(1)
  })
})
