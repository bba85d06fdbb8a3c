import { setTimeout as sleep } from 'node:timers/promises'

import type { ShopperBrowser } from './browsers/browser.js'
import { until } from './browsers/until.js'
import type { SessionStore } from './session-store.js'

/** The list that the shopper looks at, and what it scrolls in. */
export interface Eye {
  readonly list: string
  /** The products that the eye can rest on: those of the first row that is partly in view, and of the first that is wholly in view. */
  readonly rows: readonly Row[]
  /** Of the first product in view in the carousel. */
  readonly side?: Side | undefined
  /** Products of the list after the first one that the eye can rest on. */
  readonly after: number
  readonly scrollTop: number
  readonly maxScrollTop: number
}

export interface Row {
  readonly id: string
  readonly top: number
}

export interface Side {
  readonly id: string
  readonly left: number
  readonly scrollLeft: number
}

export interface ShopperPage {
  readonly browser: ShopperBrowser
  readonly run: (body: string) => Promise<unknown>
  /** Until the page shows this. @throws Error after a while */
  readonly until: (body: string) => Promise<void>
  /** Until nothing loads and nothing moves. Resolves with false if that is never so. */
  readonly rest: (options: RestOptions) => Promise<boolean>
  /** `undefined` if no product of the list is in view. */
  readonly readEye: () => Promise<Eye | undefined>
  /** Where the rows are now that the eye rested on. A row that is gone is left out. */
  readonly findRows: (eye: Eye) => Promise<Eye>
}

interface RestOptions {
  /** Gives up early. */
  readonly isHopeless?: () => boolean
}

interface Waits {
  readonly store: SessionStore
  /** Pictures or code. */
  readonly isSending: () => boolean
}

/** A page that is read by programs only: each function is a sentence about what is on the screen. */
export function createShopperPage(browser: ShopperBrowser, { store, isSending }: Waits): ShopperPage {
  const run = (body: string) => browser.run(body)
  /** A page that is being replaced runs no script. No two errors are equal, so waiting continues. */
  const readLayout = () => run(LAYOUT).catch((error: unknown) => error)
  return {
    browser,
    run,
    until: (body) => until(browser, body),
    async rest({ isHopeless = () => false }) {
      const deadline = Date.now() + REST_DEADLINE_MS * Math.max(1, browser.slowdown / 2)
      let before: unknown
      let quiet = 0
      while (quiet < QUIET_READS) {
        await sleep(READ_EVERY_MS)
        const requests = store.mock.requests.length
        const now = await readLayout()
        const isQuiet =
          now !== WAITING &&
          now === before &&
          !store.isAnswering() &&
          !isSending() &&
          requests === store.mock.requests.length
        quiet = isQuiet ? quiet + 1 : 0
        before = now
        if (!isQuiet && (Date.now() > deadline || isHopeless())) return false
      }
      return true
    },
    async readEye() {
      return ((await run(`${READ}; return read(undefined, undefined)`)) ?? undefined) as Eye | undefined
    },
    async findRows({ rows, side }) {
      const ids = JSON.stringify(rows.map(({ id }) => id))
      return (await run(`${READ}; return read(${ids}, ${JSON.stringify(side?.id)})`)) as Eye
    },
  }
}

const REST_DEADLINE_MS = 20_000
const READ_EVERY_MS = 90
const QUIET_READS = 3

/** In place of the layout, while the page waits for code or for the store. */
const WAITING = 'waiting'

const LAYOUT = `
  const { body, images, readyState } = document
  if (globalThis.pendingCode !== 0 || document.querySelector('[data-busy], [data-waiting]')) return '${WAITING}'
  const loaded = [...images].filter((image) => image.complete).length
  const inner = [...document.querySelectorAll('#carousel ul, dialog')].map((each) => [each.scrollLeft, each.scrollTop])
  return [readyState, scrollY, screenEdges().top, inner, body.scrollHeight, body.querySelectorAll('*').length, loaded].join()
`

const READ = `
  const read = (ids, sideId) => {
    const dialog = document.querySelector('dialog[open]')
    const list = dialog ? '#dialog-list' : '#list'
    const scroller = pageScroller()
    const edge = dialog?.getBoundingClientRect()
    const { top, bottom } = edge ?? screenEdges()
    const items = [...document.querySelectorAll(list + ' [data-item-id]')]
    const boxes = items.map((item) => ({ id: item.dataset.itemId, box: item.getBoundingClientRect() }))
    const seen = boxes.filter(({ box }) => box.height > 0 && box.bottom > top + 12 && box.top < bottom - 12)
    const whole = seen.find(({ box }) => box.top >= top && box.bottom <= bottom)
    const tops = [seen[0], whole].map((each) => each?.box.top)
    const rows = ids
      ? ids.flatMap((id) => boxes.find((each) => each.id === id) ?? [])
      : seen.filter(({ box }) => tops.includes(box.top))
    if (!ids && rows.length === 0) return null
    const strip = dialog ? undefined : document.querySelector('#carousel ul')?.getBoundingClientRect()
    const side = strip && [...document.querySelectorAll('#carousel [data-item-id]')].find((item) => {
      if (sideId) return item.dataset.itemId === sideId
      const { left, right } = item.getBoundingClientRect()
      return left >= strip.left - 1 && right <= strip.right + 1
    })
    return {
      list,
      rows: rows.map(({ id, box }) => ({ id, top: box.top - top })),
      after: rows[0] ? boxes.length - boxes.indexOf(rows[0]) - 1 : 0,
      ...(side && { side: { id: side.dataset.itemId, left: side.getBoundingClientRect().left, scrollLeft: Math.abs(side.closest('ul').scrollLeft) } }),
      scrollTop: scroller.scrollTop,
      maxScrollTop: scroller.scrollHeight - scroller.clientHeight,
    }
  }
`
