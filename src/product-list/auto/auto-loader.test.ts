import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { createViewport } from '../../../test/histories/viewport.js'
import { createAutoLoader, GESTURE_REST, type AutoLoader, type Situation } from './auto-loader.js'

const SCREEN = 800

const situation: Situation = {
  side: 'next',
  listId: 'a',
  items: 'items 1',
  screen: SCREEN,
  distance: 100,
  position: 1000,
  droppedDistance: undefined,
}

const full = { ...situation, droppedDistance: SCREEN + 1 }

/** One notch of a wheel at the given time. */
const turnWheel = (loader: AutoLoader, time: number, side: 'next' | 'previous' = 'next') =>
  loader.onUserEvent({ time, side, travel: 0, screen: SCREEN }, 'a')

const scroll = (loader: AutoLoader, time: number, travel: number) =>
  loader.onUserEvent({ time, side: 'next', travel, screen: SCREEN }, 'a')

describe('createAutoLoader', () => {
  it('loads without the user while the button is within one screen and moves away', () => {
    const loader = createAutoLoader()
    expect(loader.mayLoad(situation)).toBe(true)
    loader.onLoad(situation)
    expect(loader.mayLoad({ ...situation, items: 'items 2', position: 1300 })).toBe(true)
    expect(loader.mayLoad({ ...situation, items: 'items 2', position: 1300, distance: SCREEN + 1 })).toBe(
      false,
    )
  })

  it('waits for a gesture when a load moved nothing or brought nothing', () => {
    for (const after of [
      { ...situation, items: 'items 2' },
      { ...situation, position: 1300 },
    ]) {
      const loader = createAutoLoader()
      loader.onLoad(situation)
      expect(loader.mayLoad(after)).toBe(false)
      turnWheel(loader, 0)
      expect(loader.mayLoad(after)).toBe(true)
    }
  })

  it('waits for a gesture when the browser holds the button in place while the list grows', () => {
    const loader = createAutoLoader()
    loader.onLoad(situation)
    const after = { ...situation, items: 'items 2' }
    scroll(loader, 0, 10)
    loader.onLoad(situation)
    expect(loader.mayLoad(after)).toBe(false)
    // The user scrolls on in the same gesture, and the button moves by less: the list has grown.
    scroll(loader, 10, 50)
    expect(loader.mayLoad({ ...after, position: situation.position - 50 })).toBe(false)
    expect(loader.mayLoad({ ...after, position: situation.position - 49 })).toBe(true)
  })

  it('waits for a gesture once the user has scrolled past the button', () => {
    const loader = createAutoLoader()
    expect(loader.mayLoad({ ...situation, position: -1 })).toBe(false)
    expect(loader.mayLoad({ ...situation, position: 0 })).toBe(true)
    turnWheel(loader, 0)
    expect(loader.mayLoad({ ...situation, position: -1 })).toBe(true)
  })

  it('starts from scratch for a list with other params', () => {
    const loader = createAutoLoader()
    loader.onLoad(situation)
    expect(loader.mayLoad(situation)).toBe(false)
    expect(loader.mayLoad({ ...situation, listId: 'b' })).toBe(true)
  })

  it('loads one page for each gesture once the window is full', () => {
    const loader = createAutoLoader()
    expect(loader.mayLoad(full)).toBe(false)
    turnWheel(loader, 0)
    expect(loader.mayLoad(full)).toBe(true)
    loader.onLoad(full)
    turnWheel(loader, GESTURE_REST - 1)
    expect(loader.mayLoad(full)).toBe(false)
    turnWheel(loader, 2 * GESTURE_REST)
    expect(loader.mayLoad(full)).toBe(true)
  })

  it('counts a long scroll once for each screen', () => {
    const loader = createAutoLoader()
    scroll(loader, 0, 10)
    loader.onLoad(full)
    scroll(loader, 10, SCREEN - 1)
    expect(loader.mayLoad(full)).toBe(false)
    scroll(loader, 20, 1)
    expect(loader.mayLoad(full)).toBe(true)
  })

  it('counts a scroll through the content below the list, and back into the list, as one gesture', () => {
    const loader = createAutoLoader()
    scroll(loader, 0, 10)
    loader.onLoad(full)
    for (let time = 0; time < 3 * GESTURE_REST; time += 16) loader.onUnseenScroll(time)
    scroll(loader, 3 * GESTURE_REST, 10)
    expect(loader.mayLoad(full)).toBe(false)
    scroll(loader, 4 * GESTURE_REST, 10)
    expect(loader.mayLoad(full)).toBe(true)
  })

  it('never drops a page within one screen of the viewport', () => {
    const loader = createAutoLoader()
    turnWheel(loader, 0)
    for (const droppedDistance of [-100, 0, SCREEN]) {
      expect(loader.mayLoad({ ...full, droppedDistance })).toBe(false)
    }
  })

  it('loads previous pages only after the user scrolled up in the same list', () => {
    const loader = createAutoLoader()
    expect(loader.sideOf('a')).toBe('next')
    turnWheel(loader, 0, 'previous')
    expect([loader.sideOf('a'), loader.sideOf('b')]).toEqual(['previous', 'next'])
    turnWheel(loader, 10)
    expect(loader.sideOf('a')).toBe('next')
  })
})

/** What a server answers for a page: how many new items it adds to the list. */
const dialects = {
  'full pages': (_: number, limit: number) => limit,
  'pages shorter than the limit': (page: number, limit: number) => Math.max(1, (page * 7) % (limit + 1)),
  'some pages without new items': (page: number, limit: number) => (page % 3 === 0 ? 0 : limit),
  'only the first pages have items': (page: number, limit: number) => (page < 3 ? limit : 0),
}

interface Layout {
  readonly screen: number
  readonly rowHeight: number
  readonly columns: number
  readonly limit: number
  readonly maxPages: number | undefined
  readonly dialect: keyof typeof dialects
  readonly footer: number
  /** Whether the browser holds the content below the list while no row is in view. */
  readonly isFooterHeld: boolean
}

interface Page {
  readonly length: number
}

/** A list that scrolls with the window. Pages have consecutive numbers; the server's list never ends on either side. */
function createPage(layout: Layout) {
  const { screen, limit, maxPages = Infinity, dialect, isFooterHeld } = layout
  const loader = createAutoLoader()
  const viewport = createViewport<Page>({ ...layout, maxPages, countVisible: (page) => page.length })
  const { heightOf } = viewport
  let pages: readonly Page[] = [{ length: limit }]
  let [time, requests, version] = [0, 1, 0]

  /** @returns the number of requests until automatic loading stops */
  function settle(): { readonly loads: number; readonly dropped: readonly number[] } {
    const dropped: number[] = []
    let loads = 0
    for (; loads < 10_000; loads++) {
      const side = loader.sideOf('a')
      const now = { ...viewport.measure(side, pages), listId: 'a', items: version }
      if (!loader.mayLoad(now)) break
      loader.onLoad(now)
      requests++
      const page = { length: dialects[dialect](requests, limit) }
      if (now.droppedDistance !== undefined) dropped.push(now.droppedDistance)
      // The first item in view stays at the same pixel, or the footer.
      const before = heightOf(pages)
      let moved: number
      if (side === 'next') {
        const all = [...pages, page]
        pages = all.slice(Math.max(all.length - maxPages, 0))
        moved = all.length > pages.length ? -heightOf(all.slice(0, 1)) : 0
        if (isFooterHeld && viewport.top() >= before) moved = heightOf(pages) - before
      } else {
        const all = [page, ...pages]
        pages = all.slice(0, Math.min(maxPages, all.length))
        moved = heightOf(all) - before
      }
      viewport.scrollTo(viewport.top() + moved, pages)
      if (page.length > 0) version++
    }
    return { loads, dropped }
  }

  /** A scroll by the user in steps of one frame, then a rest. */
  function scroll(distance: number) {
    const results: ReturnType<typeof settle>[] = []
    const side = distance < 0 ? ('previous' as const) : ('next' as const)
    time += GESTURE_REST
    loader.onUserEvent({ time, side, travel: 0, screen }, 'a')
    results.push(settle())
    for (let left = Math.abs(distance); left > 0; left -= 100) {
      const isListInView = viewport.top() < heightOf(pages)
      const travel = viewport.scrollTo(viewport.top() + Math.sign(distance) * Math.min(left, 100), pages)
      time += 16
      if (isListInView) loader.onUserEvent({ time, side, travel, screen }, 'a')
      else loader.onUnseenScroll(time)
      results.push(settle())
    }
    return {
      loads: results.reduce((sum, { loads }) => sum + loads, 0),
      dropped: results.flatMap(({ dropped }) => dropped),
    }
  }

  return {
    settle,
    scroll,
    isFull: () => pages.length >= maxPages,
    isPast: () => viewport.top() >= heightOf(pages),
    requests: () => requests,
  }
}

const layouts = fc.record({
  screen: fc.integer({ min: 200, max: 2000 }),
  // 0: rows that CSS hides.
  rowHeight: fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 700 })),
  columns: fc.integer({ min: 1, max: 12 }),
  limit: fc.integer({ min: 1, max: 100 }),
  maxPages: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  dialect: fc.constantFrom(...(Object.keys(dialects) as (keyof typeof dialects)[])),
  footer: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 4000 })),
  isFooterHeld: fc.boolean(),
})

describe('automatic loading in random layouts', () => {
  it('stops without the user, and never drops a page for it', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const { loads, dropped } = createPage(layout).settle()
        expect(dropped).toEqual([])
        // Each load but the last one adds a row or more to at most two screens.
        const rows = layout.rowHeight === 0 ? 0 : Math.ceil((2 * layout.screen) / layout.rowHeight) + 1
        expect(loads).toBeLessThanOrEqual(rows * layout.columns + 1)
        expect(loads).toBeLessThanOrEqual((layout.maxPages ?? Infinity) - 1)
      }),
      randomRuns(5000),
    )
  })

  it('drops no page within one screen and loads one page per gesture or screen in a full window', () => {
    const scrolls = fc.array(fc.integer({ min: -4000, max: 4000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(layouts, scrolls, (layout, distances) => {
        const page = createPage(layout)
        page.settle()
        for (const distance of distances) {
          const wasFull = page.isFull()
          const { loads, dropped } = page.scroll(distance)
          for (const gap of dropped) expect(gap).toBeGreaterThan(layout.screen)
          if (wasFull) expect(loads).toBeLessThanOrEqual(1 + Math.abs(distance) / layout.screen)
          expect(page.settle().loads).toBe(0)
        }
      }),
      randomRuns(3000),
    )
  })

  it('loads one page per gesture or screen while the browser holds the content below the list', () => {
    const held = layouts.map((layout) => ({ ...layout, footer: 2 * layout.screen, isFooterHeld: true }))
    const scrolls = fc.array(fc.integer({ min: -2000, max: 2000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(held, scrolls, (layout, distances) => {
        const page = createPage(layout)
        page.settle()
        page.scroll(10_000)
        for (const distance of distances) {
          const wasPast = page.isPast()
          const { loads } = page.scroll(distance)
          // Previous pages move their button away, until it is one screen away.
          if (wasPast && page.isPast() && distance >= 0) {
            expect(loads).toBeLessThanOrEqual(1 + distance / layout.screen)
          }
          expect(page.settle().loads).toBe(0)
        }
      }),
      randomRuns(1000),
    )
  })

  it('reaches every page of a window of four screens or more, by scrolling', () => {
    const tall = layouts.filter(
      ({ screen, rowHeight, columns, limit, maxPages = Infinity, dialect }) =>
        dialect === 'full pages' &&
        limit % columns === 0 &&
        rowHeight > 0 &&
        (maxPages - 1) * (limit / columns) * rowHeight > 3 * screen,
    )
    fc.assert(
      fc.property(tall, (layout) => {
        const page = createPage(layout)
        page.settle()
        const before = page.requests()
        const screensPerPage = ((layout.limit / layout.columns) * layout.rowHeight) / layout.screen
        const gestures = Math.ceil(20 * Math.max(screensPerPage, 1)) + 20
        for (let gesture = 0; gesture < gestures; gesture++) page.scroll(layout.screen)
        expect(page.requests()).toBeGreaterThanOrEqual(before + 10)
      }),
      randomRuns(300),
    )
  })
})
