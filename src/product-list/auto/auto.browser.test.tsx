import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'

import { quiet } from '../../../test/product-list/quiet.js'
import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { expectQuiet } from '../../../test/setup/expect-quiet.js'
import { storefrontKeys } from '../../queries/index.js'
import { autoPaging } from './auto-paging.js'

const everything = { queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }

/** Moves a finger vertically, as trusted browser input. */
async function drag(from: number, to: number): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...heights: number[]) =>
    cdp().send('Input.dispatchTouchEvent', { type, touchPoints: heights.map((y) => ({ x: 200, y })) })
  await send('touchStart', from)
  for (let step = 1; step <= 5; step++) await send('touchMove', from + ((to - from) * step) / 5)
  await send('touchEnd')
}

/** Opens a list of 60 at its 41st item, scrolled to the very top. */
async function openInTheMiddle(above?: ReactNode) {
  const { Shop, store } = createTestShop(60)
  render(
    <Shop>
      {above}
      <ShopPage paging={autoPaging} params={{ limit: 20, startingAfter: 'p040' }} />
    </Shop>,
  )
  await quiet(store)
  expect(shownIds()[0]).toBe('p041')
  return { store }
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe('ProductList with paging auto', () => {
  it('fills the viewport and one more, then waits until the user scrolls', async () => {
    const { Shop, store } = createTestShop(200)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 3 }} />
      </Shop>,
    )
    await quiet(store)
    const filled = shownIds().length
    // Two viewports of 800 pixels; a page of three items is 300 pixels high.
    expect(filled * 100 + 120).toBeGreaterThanOrEqual(1600)
    expect(filled * 100 + 120).toBeLessThan(1600 + 2 * 300)

    await scrollTo(1000)
    await quiet(store)
    expect(shownIds().length).toBeGreaterThan(filled)
    expect(store.requests.every(({ status }) => status === 200)).toBe(true)
  })

  it('loads every page while the user scrolls to the end', async () => {
    // Two pages fill two viewports, so the user reaches each of the others. More only take longer.
    const { Shop, store } = createTestShop(45)
    render(
      <StrictMode>
        <Shop>
          <ShopPage paging={autoPaging} params={{ limit: 10 }} />
        </Shop>
      </StrictMode>,
    )
    await waitFor(async () => {
      await scrollTo(document.documentElement.scrollHeight)
      expect(shownIds()).toHaveLength(45)
    })
    await quiet(store)
    expect(store.requests).toHaveLength(5)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('loads the previous page only after the user scrolls up, and keeps the scroll position', async () => {
    const { Shop, store } = createTestShop(200)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 20, startingAfter: 'p100' }} />
      </Shop>,
    )
    await quiet(store)
    expect(shownIds()[0]).toBe('p101')
    await scrollTo(500)
    await quiet(store)
    expect(shownIds()[0]).toBe('p101')

    await scrollTo(450)
    const before = topOf('p104')
    await waitFor(() => expect(shownIds()[0]).toBe('p081'))
    await quiet(store)
    expect(topOf('p104')).toBeCloseTo(before, 0)
    // One page is enough to fill one viewport above.
    expect(shownIds()[0]).toBe('p081')
  })

  it('sends no requests while the user does not scroll, with a maxPages window', async () => {
    const { Shop, store } = createTestShop(300)
    render(
      <Shop>
        <ShopPage
          paging={autoPaging}
          params={{ limit: 12 }}
          options={{ maxPages: 5 }}
          rowHeight={220}
          columns={4}
        />
      </Shop>,
    )
    await screen.findByText('Product p001')
    for (let top = 400; top < 2800; top += 400) {
      await scrollTo(top)
      await act(() => new Promise((resolve) => setTimeout(resolve, 250)))
    }
    await quiet(store)
    expect(shownIds()[0]).not.toBe('p001')
    await expectQuiet(store)

    await scrollTo(window.scrollY - 50)
    await quiet(store)
    await expectQuiet(store)
  })

  it('fills the viewport with a new list after the user scrolled up in the last one', async () => {
    const { Shop, store } = createTestShop(200)
    const pageBy = (sort: string, cursor = {}) => (
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 3, sort, order: 'asc', ...cursor }} />
      </Shop>
    )
    const view = render(pageBy('createdAt', { startingAfter: 'p150' }))
    await quiet(store)
    await scrollTo(600)
    await scrollTo(300)
    await quiet(store)
    expect(store.requests.some(({ searchParams }) => searchParams.has('ending_before'))).toBe(true)
    view.rerender(pageBy('name'))
    await waitFor(() => expect(shownIds()[0]).toBe('p001'))
    await quiet(store)
    expect(shownIds().length).toBeGreaterThan(10)
  })

  it('fills the viewport although the user pressed ArrowUp elsewhere', async () => {
    const { Shop, store } = createTestShop(200)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 3 }} />
      </Shop>,
    )
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' })))
    await quiet(store)
    expect(shownIds().length).toBeGreaterThan(10)
  })

  it('waits for the user inside an ancestor with overflow-x: hidden', async () => {
    const { Shop, store } = createTestShop(300)
    render(
      <Shop>
        <main style={{ overflowX: 'hidden' }}>
          <ShopPage paging={autoPaging} params={{ limit: 10 }} />
        </main>
      </Shop>,
    )
    await quiet(store)
    expect(shownIds()).toHaveLength(20)
  })

  it('loads the previous page when the user turns the wheel up at the very top', async () => {
    await openInTheMiddle()
    itemOf('p041').dispatchEvent(new WheelEvent('wheel', { deltaY: -50, bubbles: true }))
    await waitFor(() => expect(shownIds()[0]).toBe('p021'))
  })

  it('loads the previous page when a finger pulls down at the very top, but not when it rests', async () => {
    const { store } = await openInTheMiddle()
    const before = topOf('p041')
    await drag(300, 304)
    await quiet(store)
    expect(shownIds()[0]).toBe('p041')
    store.pause()
    await drag(250, 400)
    store.resume()
    await waitFor(() => expect(shownIds()[0]).toBe('p021'))
    await painted()
    expect(topOf('p041')).toBeCloseTo(before, 0)
  })

  it.each(['ArrowUp', 'PageUp', 'Home'])(
    'loads the previous page when the user presses %s at the very top',
    async (key) => {
      const { store } = await openInTheMiddle()
      itemOf('p041').focus()
      await userEvent.keyboard('{Shift}')
      await quiet(store)
      expect(shownIds()[0]).toBe('p041')
      await userEvent.keyboard(`{${key}}`)
      await waitFor(() => expect(shownIds()[0]).toBe('p021'))
    },
  )

  it('ignores keys that are pressed in a text field', async () => {
    const { store } = await openInTheMiddle(<input aria-label="Search" />)
    screen.getByLabelText('Search').focus()
    await userEvent.keyboard('{ArrowUp}{PageUp}{Home}')
    await quiet(store)
    expect(shownIds()[0]).toBe('p041')
  })

  it('loads the previous page for a key event that a script dispatches on the document', async () => {
    await openInTheMiddle()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }))
    await waitFor(() => expect(shownIds()[0]).toBe('p021'))
  })

  it('loads one page at a time on a slow network while the user keeps scrolling', async () => {
    const { Shop, store } = createTestShop(200, { latency: { from: 120, to: 250 } })
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 10 }} />
      </Shop>,
    )
    for (let step = 0; step < 40; step++) {
      await scrollTo(step % 3 === 2 ? window.scrollY - 200 : document.documentElement.scrollHeight)
      expect(store.requests.filter(({ state }) => state === 'pending').length).toBeLessThanOrEqual(1)
      await act(() => new Promise((resolve) => setTimeout(resolve, 25)))
    }
    await quiet(store)
    const cursors = store.requests.map(({ searchParams }) => searchParams.get('starting_after'))
    expect(new Set(cursors).size).toBe(cursors.length)
    expect(shownIds()).toEqual([...new Set(shownIds())])
  })

  it('stops after a failed page until the user retries', async () => {
    const { Shop, store } = createTestShop(100)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 20 }} />
      </Shop>,
    )
    await quiet(store)
    store.failNext(403, 99)
    await scrollTo(document.documentElement.scrollHeight)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await quiet(store)
    const asked = store.requests.length
    await scrollTo(window.scrollY - 400)
    await scrollTo(document.documentElement.scrollHeight)
    await quiet(store)
    expect(store.requests).toHaveLength(asked)
    expect(screen.getByRole('status').textContent).toBe('The next products could not be loaded.')

    store.clearFaults()
    const before = shownIds().length
    await userEvent.click(retry)
    await waitFor(() => expect(shownIds().length).toBeGreaterThan(before))
  })

  it('loads as the user scrolls the element around the list', async () => {
    const { Shop, store } = createTestShop(100)
    render(
      <Shop>
        <div data-testid="scroller" style={{ height: 300, overflowY: 'scroll' }}>
          <ShopPage paging={autoPaging} params={{ limit: 5 }} />
        </div>
      </Shop>,
    )
    await quiet(store)
    expect(shownIds()).toHaveLength(5)
    screen.getByTestId('scroller').scrollTop = 300
    await quiet(store)
    expect(shownIds()).toHaveLength(10)
  })

  it('numbers its articles once the head of the list is loaded, and reports an unknown size before', async () => {
    const { Shop, store } = createTestShop(30)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 10, startingAfter: 'p010' }} />
      </Shop>,
    )
    await quiet(store)
    const attributesOf = (id: string) => [
      itemOf(id).getAttribute('aria-posinset'),
      itemOf(id).getAttribute('aria-setsize'),
    ]
    expect(attributesOf('p011')).toEqual([null, '-1'])
    act(() => screen.getByRole('button', { name: 'Show previous' }).click())
    await waitFor(() => expect(shownIds()[0]).toBe('p001'))
    expect(attributesOf('p011')).toEqual(['11', '30'])
    expect(attributesOf('p030')).toEqual(['30', '30'])
  })

  it('sets aria-busy while a request is in flight', async () => {
    const { Shop, store, queryClient } = createTestShop(10)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 10 }} />
      </Shop>,
    )
    const feed = await screen.findByRole('feed')
    expect(feed.getAttribute('aria-busy')).toBeNull()
    store.pause()
    act(() => void queryClient.invalidateQueries(everything))
    await waitFor(() => expect(feed.getAttribute('aria-busy')).toBe('true'))
    store.resume()
    await waitFor(() => expect(feed.getAttribute('aria-busy')).toBeNull())
  })
})

describe('ProductList with paging auto on a slow machine', () => {
  afterEach(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 }))

  it('keeps visible items in place when pages arrive while the user scrolls up', async () => {
    await cdp().send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const { Shop, store } = createTestShop(200, { latency: { from: 30, to: 90 } })
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 12, startingAfter: 'p150' }} columns={2} />
      </Shop>,
    )
    await screen.findByRole('feed')
    await quiet(store)
    await scrollTo(700)
    let loads = 0
    for (let step = 0; step < 30; step++) {
      await scrollTo(window.scrollY - 60)
      const seen = shownIds().find((id) => topOf(id) >= 0)!
      const [before, count] = [topOf(seen), shownIds().length]
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
      await painted()
      if (shownIds().length > count) loads++
      expect(topOf(seen)).toBeCloseTo(before, 0)
    }
    expect(loads).toBeGreaterThan(1)
  })
})
