import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { showMore } from '../../../test/product-list/shop-visit.js'
import { createTestShop } from '../../../test/product-list/test-shop.js'
import { VirtualPage } from '../../../test/virtual/virtual-shop.js'
import { listen } from '../../dom/listen.js'
import { scrollProgrammatically } from '../../dom/scroller.js'
import { autoPaging } from '../auto/auto-paging.js'
import { ProductList } from '../index.js'

/** Where the window was, as a router recorded it. */
const OLD_Y = 3456

interface Visit {
  readonly paging?: ProductList.RootProps['paging']
  readonly footerHeight?: number
}

/** Leaves a list and opens it again without its cache, as a reload does. */
async function reload({ paging, footerHeight = 0 }: Visit = {}) {
  const { Shop, store, queryClient } = createTestShop(100)
  const page = (
    <Shop>
      <ShopPage params={{ limit: 20 }} paging={paging}>
        <a href="#footer">Delivery</a>
        <div id="footer" style={{ height: footerHeight }} />
      </ShopPage>
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p001')
  while (!shownIds().includes('p050')) {
    if (paging) await scrollTo(100_000)
    else await showMore(1)
    await act(() => painted())
  }
  await scrollTo(OLD_Y)
  const id = shownIds().find((id) => topOf(id) > 0)!
  const top = topOf(id)
  first.unmount()
  queryClient.clear()
  window.scrollTo(0, 0)
  store.clearRequests()
  const timers = vi.spyOn(window, 'setTimeout')
  render(page)
  await waitFor(() => expect(shownIds()).toContain(id))
  await painted()
  expect(topOf(id)).toBeCloseTo(top, 0)
  return {
    store,
    queryClient,
    getDistance: () => Math.round(topOf(id) - top),
    passTime: () => {
      const end = timers.mock.calls.findLast(([, delay]) => delay === 2000)?.[0] as () => void
      act(end)
    },
  }
}

/**
 * Waits until a hold has judged a scroll: the time and the frames of its judgement begin with the event, which a busy
 * machine delays. Before a scroll of the app, the event of the router's scroll must be over: less than 150 ms later, the
 * hold cannot tell the two scrolls apart.
 */
const rested = () =>
  act(async () => {
    await painted()
    await new Promise((resolve) => setTimeout(resolve, 250))
    await painted(6)
  })

beforeEach(async () => {
  sessionStorage.clear()
  history.pushState({ key: crypto.randomUUID() }, '', '/shop')
  await scrollTo(0)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.documentElement.style.scrollBehavior = ''
})

it('a visit that ends before the content above the list has loaded leaves the saved place as it was', async () => {
  const { Shop } = createTestShop(20)
  const visit = async (headerHeight: number) => {
    const { unmount } = render(
      <Shop>
        <ShopPage headerHeight={headerHeight} />
      </Shop>,
    )
    await screen.findByText('Product p001')
    await act(() => painted())
    return unmount
  }
  const leave = await visit(120)
  await scrollTo(50)
  leave()
  // Without the header, the page cannot scroll to the place.
  const leaveEarly = await visit(0)
  expect(topOf('p001')).toBe(0)
  await scrollTo(1)
  await scrollTo(0)
  leaveEarly()
  await visit(120)
  expect(topOf('p001')).toBe(70)
})

describe('a restored list keeps its place', () => {
  it('when a router scrolls to the position that it recorded', async () => {
    const { getDistance } = await reload()
    window.scrollTo(0, OLD_Y)
    expect(getDistance()).not.toBe(0)
    await painted()
    expect(getDistance()).toBe(0)
  })

  it('when a router scrolls half a second later, several times', async () => {
    const { getDistance } = await reload()
    for (const y of [OLD_Y, 0, OLD_Y]) {
      await new Promise((resolve) => setTimeout(resolve, 170))
      window.scrollTo(0, y)
      await painted()
      expect(getDistance()).toBe(0)
    }
  })

  it('when the page is too short for it for a while, as before the rest of the rows has loaded', async () => {
    const { Shop } = createTestShop(100)
    const visit = async (headerHeight: number) => {
      const { unmount } = render(
        <Shop>
          <ShopPage params={{ limit: 20 }} headerHeight={headerHeight} />
        </Shop>,
      )
      await screen.findByText('Product p001')
      await act(() => painted())
      return unmount
    }
    const leave = await visit(120)
    await scrollTo(400)
    const id = shownIds().find((id) => topOf(id) > 0)!
    const top = topOf(id)
    leave()
    // Lower than a router would scroll.
    await visit(3000)
    await rested()
    expect(topOf(id)).toBeCloseTo(top, 0)
    const list = document.querySelector<HTMLElement>('[data-product-list]')!
    const excess = document.documentElement.scrollHeight - window.innerHeight - window.scrollY + 100
    list.style.cssText = `height: ${list.offsetHeight - excess}px; overflow: clip`
    await rested()
    expect(topOf(id)).toBeCloseTo(top + 100, 0)
    list.style.cssText = ''
    await painted()
    expect(topOf(id)).toBeCloseTo(top, 0)
  })

  it('when a router scrolls to a position that it stored for another history entry', async () => {
    const { getDistance } = await reload()
    sessionStorage.setItem('react-router-scroll-positions', '{"default":321,"k4p2x9":12}')
    window.scrollTo(0, 321)
    await painted()
    expect(getDistance()).toBe(0)
  })

  it('when a router scrolls smoothly', async () => {
    const { getDistance } = await reload({ footerHeight: 1000 })
    document.documentElement.style.scrollBehavior = 'smooth'
    const scrolled = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true })
    })
    window.scrollTo(0, OLD_Y)
    await scrolled
    await waitFor(() => expect(getDistance()).toBe(0))
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when a router scrolls smoothly to the end of a page that grows meanwhile', async () => {
    const { getDistance } = await reload()
    // A scroll in the first frames counts as left over from before the list was restored.
    await rested()
    document.documentElement.style.scrollBehavior = 'smooth'
    const end = document.documentElement.scrollHeight - innerHeight
    expect(end).toBeLessThan(OLD_Y)
    const reached: number[] = []
    const stop = listen([window], ['scroll'], () => reached.push(window.scrollY))
    window.scrollTo(0, OLD_Y)
    document.querySelector<HTMLElement>('#footer')!.style.height = '900px'
    await waitFor(() => expect(reached).toContain(end), { timeout: 3000 })
    stop()
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when a busy page makes the smooth scroll of a router look as if it were at rest', async () => {
    const { getDistance } = await reload()
    document.documentElement.style.scrollBehavior = 'smooth'
    window.scrollTo({ top: OLD_Y, behavior: 'instant' })
    await painted(2)
    // As Chromium does when the list has ended a smooth scroll.
    window.scrollBy({ top: 8, behavior: 'instant' })
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when the list refetches during the smooth scroll of a router', async () => {
    const { store, getDistance, queryClient } = await reload({ footerHeight: 1000 })
    await rested()
    document.documentElement.style.scrollBehavior = 'smooth'
    window.scrollTo(0, OLD_Y)
    await waitFor(() => expect(getDistance()).not.toBe(0))
    store.update(shownIds().at(-1)!, { name: 'Renamed' })
    await act(() => queryClient.refetchQueries())
    await screen.findByText('Renamed')
    // As Chromium does when the list has ended a smooth scroll.
    window.scrollBy({ top: 8, behavior: 'instant' })
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when frames take longer than it takes to come to rest, while a router scrolls smoothly', async () => {
    const { getDistance } = await reload({ footerHeight: 1000 })
    await rested()
    const { scrollY } = window
    for (const y of [scrollY + 300, scrollY + 600, OLD_Y]) {
      window.scrollTo(0, y)
      await painted(1)
      const start = performance.now()
      while (performance.now() - start < 200);
      // A timer that is over by now fires before the next frame.
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when two seconds pass before the page has drawn, or during a smooth scroll of a router', async () => {
    const { getDistance, passTime } = await reload({ footerHeight: 1000 })
    await rested()
    const { scrollY } = window
    window.scrollTo(0, OLD_Y)
    await painted()
    passTime()
    await painted(7)
    window.scrollTo(0, scrollY + 300)
    await painted(2)
    passTime()
    window.scrollTo(0, OLD_Y)
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when the scroll of a router waits longer than two seconds, while the page draws few frames', async () => {
    const { getDistance, passTime } = await reload()
    window.scrollTo(0, OLD_Y)
    await painted(7)
    passTime()
    window.scrollTo(0, OLD_Y)
    await rested()
    expect(getDistance()).toBe(0)
  })

  it('when content above it grows', async () => {
    const { getDistance } = await reload()
    await scrollTo(window.scrollY)
    document.querySelector('header')!.style.height = '500px'
    await painted()
    expect(getDistance()).toBe(0)
    window.scrollTo(0, 0)
    await painted()
    expect(getDistance()).toBe(0)
  })

  it('when content above it loads later, at the top of the page', async () => {
    const { Shop } = createTestShop(20)
    const pageWith = (headerHeight: number) => (
      <Shop>
        <ShopPage params={{ limit: 20 }} headerHeight={headerHeight} />
      </Shop>
    )
    const first = render(pageWith(300))
    await screen.findByText('Product p001')
    await scrollTo(60)
    const top = topOf('p001')
    first.unmount()
    await scrollTo(0)
    const second = render(pageWith(0))
    await painted()
    expect(topOf('p001')).not.toBe(top)
    second.rerender(pageWith(300))
    await painted()
    expect(topOf('p001')).toBe(top)
  })

  it.each([
    { change: 'the product at the eye moves', moves: true, isAtTop: false },
    { change: 'the first product moves, at the very top', moves: true, isAtTop: true },
    { change: 'a product is inserted before the first one, at the very top', moves: false, isAtTop: true },
  ])('when $change', async ({ moves, isAtTop }) => {
    const { Shop, store, queryClient } = createTestShop(60)
    const page = (
      <Shop>
        <ShopPage params={{ limit: 20, sort: 'name', order: 'asc' }} headerHeight={600} />
      </Shop>
    )
    const first = render(page)
    await screen.findByText('Product p001')
    // A record exists although the shopper ends at the very top.
    await scrollTo(1010)
    if (isAtTop) await scrollTo(0)
    const [seen, next] = isAtTop ? ['p001', 'p002'] : ['p005', 'p006']
    const y = scrollY
    const top = topOf(next)
    first.unmount()
    queryClient.clear()
    await scrollTo(0)
    render(page)
    await waitFor(() => expect(shownIds()).toContain(next))
    await painted()
    expect(topOf(next)).toBeCloseTo(top, 0)
    if (moves) store.update(seen, { name: 'Product p012, moved' })
    else store.insert([{ ...store.products.all()[0]!, id: 'new', slug: 'new', name: 'Product p000' }])
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(shownIds().indexOf(seen)).not.toBe(0))
    if (moves) await waitFor(() => expect(shownIds().indexOf(seen)).toBeGreaterThan(5))
    await painted(6)
    if (isAtTop) expect(scrollY).toBe(y)
    else expect(topOf(next)).toBeCloseTo(top, 0)
  })

  it('when a smooth scroll began before the list had loaded', async () => {
    const { Shop, store, queryClient } = createTestShop(20)
    const page = (
      <Shop>
        <ShopPage params={{ limit: 20 }}>
          <div style={{ height: 3000 }} />
        </ShopPage>
      </Shop>
    )
    const first = render(page)
    await screen.findByText('Product p001')
    await scrollTo(700)
    const top = topOf('p010')
    first.unmount()
    queryClient.clear()
    store.pause()
    render(page)
    await scrollTo(0)
    window.scrollTo({ top: 2500, behavior: 'smooth' })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
    store.resume()
    await screen.findByText('Product p010')
    await rested()
    expect(topOf('p010')).toBeCloseTo(top, 0)
  })

  it('when rendering the list takes so long that the smooth scroll of a router seems to have ended', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    let busyMs = 0
    const page = (
      <Shop>
        <ProductList.Root params={{ limit: 20 }}>
          <ProductList.Items style={{ margin: 0, padding: 0 }}>
            {({ name }) => {
              const start = performance.now()
              while (performance.now() - start < busyMs);
              busyMs = 0
              return <ProductList.Item style={{ display: 'block', height: 100 }}>{name}</ProductList.Item>
            }}
          </ProductList.Items>
        </ProductList.Root>
        <div style={{ height: 3000 }} />
      </Shop>
    )
    const first = render(page)
    await screen.findByText('Product p001')
    await scrollTo(700)
    const top = topOf('p010')
    first.unmount()
    queryClient.clear()
    store.pause()
    render(page)
    await scrollTo(0)
    window.scrollTo({ top: 2500, behavior: 'smooth' })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
    busyMs = 300
    store.resume()
    await screen.findByText('Product p010')
    // As Chromium does after the list has ended the smooth scroll.
    window.scrollBy(0, 8)
    await rested()
    expect(topOf('p010')).toBeCloseTo(top, 0)
  })

  it('without a request for a previous page', async () => {
    const { getDistance, store } = await reload({ paging: autoPaging })
    await rested()
    store.clearRequests()
    window.scrollTo(0, 0)
    await rested()
    expect(getDistance()).toBe(0)
    expect(store.requests).toEqual([])
  })

  it('in a virtual grid', async () => {
    const { Shop } = createTestShop(400)
    const page = (
      <Shop>
        <VirtualPage params={{ limit: 100 }} />
      </Shop>
    )
    const first = render(page)
    await screen.findByText('Product p001')
    await scrollTo(3000)
    const id = shownIds().find((id) => topOf(id) > 0)!
    const top = topOf(id)
    first.unmount()
    await scrollTo(0)
    render(page)
    await waitFor(() => expect(shownIds()).toContain(id))
    await painted()
    window.scrollTo(0, 0)
    await painted(6)
    expect(topOf(id)).toBeCloseTo(top, 0)
  })
})

it('a restored list keeps the item at which a virtual grid opens, when a router scrolls it out of the grid', async () => {
  const { Shop, queryClient } = createTestShop(400)
  const page = (
    <Shop>
      <VirtualPage params={{ limit: 100 }} />
    </Shop>
  )
  const first = render(page)
  await screen.findByText('Product p001')
  await scrollTo(3000)
  const id = shownIds().find((id) => topOf(id) > 0)!
  const top = topOf(id)
  first.unmount()
  queryClient.clear()
  await scrollTo(0)
  render(page)
  await waitFor(() => expect(shownIds()).toContain(id))
  await painted()
  const y = window.scrollY
  window.scrollTo(0, 3000)
  const positions: number[] = []
  for (let frame = 0; frame < 30; frame++) {
    await painted(1)
    positions.push(window.scrollY)
  }
  expect(topOf(id)).toBeCloseTo(top, 0)
  // Not by way of the rows between.
  expect(positions.filter((at) => at > y + 50 && at < 2900)).toEqual([])
})

it('a row that is held while a page loads above it comes back when a virtual grid moves it out of its rows', async () => {
  const { Shop } = createTestShop(400)
  render(
    <Shop>
      <VirtualPage params={{ limit: 100, startingAfter: 'p100' }} />
    </Shop>,
  )
  await screen.findByText('Product p101')
  await scrollTo(430)
  const id = shownIds().find((id) => topOf(id) > 0)!
  const top = topOf(id)
  act(() => screen.getByRole('button', { name: 'Show previous' }).click())
  await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(8000))
  await painted(6)
  expect(topOf(id)).toBeCloseTo(top, 0)
  // The grid renders other rows, and scrolls, before the hold sees either.
  act(() => {
    document.documentElement.scrollTop -= 2500
    scrollProgrammatically(document.documentElement, -1)
    window.dispatchEvent(new Event('scroll'))
  })
  await rested()
  expect(topOf(id)).toBeCloseTo(top, 0)
})

describe('a list in a page that the back/forward cache shows again at its top', () => {
  const leaveAndShowAgain = async () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    // WebKit does not restore the position if a router has set `history.scrollRestoration` to `manual`.
    window.scrollTo(0, 0)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await painted(6)
  }

  it.each([
    ['a list', <ShopPage key="" params={{ limit: 50 }} />],
    ['a virtual grid', <VirtualPage key="" params={{ limit: 50 }} />],
  ])('is where the user left it, without a request: %s', async (_, list) => {
    const { Shop, store } = createTestShop(100)
    render(<Shop>{list}</Shop>)
    await screen.findByText('Product p001')
    await scrollTo(2345)
    const id = shownIds().find((id) => topOf(id) > 0)!
    const top = topOf(id)
    store.clearRequests()
    for (let visit = 0; visit < 2; visit++) {
      await leaveAndShowAgain()
      expect(topOf(id)).toBeCloseTo(top, 0)
    }
    expect(store.requests).toEqual([])
  })
})

describe('a restored list ends', () => {
  it('the smooth scroll of a router on the page before', async () => {
    const { Shop } = createTestShop(100)
    const list = (
      <Shop>
        <ShopPage params={{ limit: 20 }}>
          <div style={{ height: 3000 }} />
        </ShopPage>
      </Shop>
    )
    const first = render(list)
    await screen.findByText('Product p001')
    await scrollTo(640)
    const id = shownIds().find((id) => topOf(id) > 0)!
    const top = topOf(id)
    first.rerender(<div style={{ height: 9000 }} />)
    await scrollTo(0)
    document.documentElement.style.scrollBehavior = 'smooth'
    window.scrollTo(0, 5000)
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100))
    first.rerender(list)
    await rested()
    expect(topOf(id)).toBeCloseTo(top, 0)
  })
})

describe('a row that is held while a page loads above it lets go of a fling, whose frames come without an input event', () => {
  const showPrevious = async () => {
    const [first] = shownIds()
    act(() => screen.getByRole('button', { name: 'Show previous' }).click())
    await waitFor(() => expect(shownIds()[0]).not.toBe(first))
    await painted()
  }

  it('that rests where a virtual grid has measured rows', async () => {
    const { Shop } = createTestShop(100)
    render(
      <Shop>
        <ShopPage params={{ limit: 20, startingAfter: 'p040' }} />
      </Shop>,
    )
    await screen.findByText('Product p041')
    await scrollTo(430)
    await showPrevious()
    const { scrollY } = window
    await scrollTo(scrollY - 60)
    scrollProgrammatically(document.documentElement, -8)
    await rested()
    expect(window.scrollY).toBe(scrollY - 68)
  })

  it('that reaches the top of the page, in a list that was restored before the reader touched it', async () => {
    await reload()
    window.dispatchEvent(new Event('touchstart'))
    await showPrevious()
    await scrollTo(0)
    await rested()
    expect(window.scrollY).toBe(0)
  })
})

describe('a restored list lets go', () => {
  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('on the first %s event', async (type) => {
    const { getDistance } = await reload()
    window.dispatchEvent(new Event(type))
    await scrollTo(0)
    await rested()
    expect(window.scrollY).toBe(0)
    expect(getDistance()).not.toBe(0)
  })

  it('when the app scrolls an element into view', async () => {
    await reload()
    await rested()
    const y = window.scrollY
    itemOf('p038').scrollIntoView()
    const appY = window.scrollY
    expect(appY).not.toBe(y)
    await rested()
    expect(window.scrollY).toBe(appY)
    // From here on, the list does not scroll.
    await scrollTo(0)
    expect(window.scrollY).toBe(0)
  })

  it('when a script, such as a test that presses a button at the top, scrolls there again and again', async () => {
    await reload()
    for (let tries = 0; tries < 6; tries++) {
      await rested()
      window.scrollTo(0, 0)
      await painted(2)
    }
    await rested()
    expect(window.scrollY).toBe(0)
  })

  it('when the app scrolls right after the list has restored its place, and a router before', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    const page = (
      <Shop>
        <ShopPage params={{ limit: 20 }}>
          <div style={{ height: 3000 }} />
        </ShopPage>
      </Shop>
    )
    const first = render(page)
    await screen.findByText('Product p001')
    await scrollTo(700)
    first.unmount()
    queryClient.clear()
    store.pause()
    render(page)
    const routed = new Promise<Event>((resolve) => {
      window.addEventListener('scroll', resolve, { once: true })
    })
    window.scrollTo(0, 200)
    const { timeStamp } = await routed
    // Soon enough that the scroll of the list could count as the rest of the router's.
    await painted(2)
    store.resume()
    await screen.findByText('Product p010')
    await painted(6)
    while (performance.now() - timeStamp < 160) await painted(1)
    itemOf('p015').scrollIntoView()
    const appY = window.scrollY
    await rested()
    expect(window.scrollY).toBe(appY)
  })

  it('when the app smoothly scrolls an element into view, past the position of a router', async () => {
    await reload({ footerHeight: 1000 })
    await rested()
    const { scrollY } = window
    itemOf('p050').scrollIntoView({ behavior: 'smooth' })
    await waitFor(() => expect(topOf('p050')).toBe(0))
    await rested()
    expect(topOf('p050')).toBe(0)
    expect(window.scrollY).not.toBe(scrollY)
  })

  it('when the focus moves to an element at the top of the page', async () => {
    await reload()
    screen.getByText('Before').focus()
    expect(window.scrollY).toBe(0)
    await rested()
    expect(window.scrollY).toBe(0)
  })

  it('when the address names an element, even at the end of the page', async () => {
    await reload()
    const { scrollY } = window
    location.hash = '#footer'
    const end = window.scrollY
    expect(end).not.toBe(scrollY)
    await rested()
    expect(window.scrollY).toBe(end)
  })

  it('two seconds after the last scroll of a router', async () => {
    const { passTime } = await reload()
    window.scrollTo(0, OLD_Y)
    await painted(32)
    passTime()
    await scrollTo(0)
    await rested()
    expect(window.scrollY).toBe(0)
  })
})
