import { setTimeout as sleep } from 'node:timers/promises'

import type { Driver } from '../browsers/drivers/driver.js'
import type { Settings } from './settings.js'

export type VisitBrowser = Pick<Driver, 'open' | 'run'>

/** How the shopper leaves the list and comes back. */
export type Leave =
  | 'reload'
  /** A link to a product, and back. */
  | 'back'
  /** The same, with a reload of the product page. */
  | 'cold back'
  /** The product page is another document. */
  | 'document back'
  /** The address of the list once more: the list starts at its head. */
  | 'new visit'

export interface VisitPlan {
  readonly settings: Settings
  /** Whether the list is the first page of the visit. */
  readonly isFirst: boolean
  /** How often the shopper scrolls down, or presses "Show more". */
  readonly steps: number
  /** Where on the loaded list the shopper stops: 0 at the head, 1 at the end. */
  readonly share: number
  readonly sideways: number
  readonly leaves: readonly Leave[]
}

interface Place {
  readonly id: string
  readonly top: number
  /** Of the first product in the carousel's view. */
  readonly side?: { readonly id: string; readonly left: number }
}

const DEADLINE_MS = 60_000
/** In place of the layout, while the page waits for code or for the store. */
const WAITING = 'waiting'

/** @returns what went wrong; nothing if the list always stayed where it was */
export async function runVisit(
  browser: VisitBrowser,
  url: string,
  { settings, isFirst, steps, share, sideways, leaves }: VisitPlan,
  slowdown = 1,
): Promise<string[]> {
  const wrong: string[] = []
  const search = `?settings=${encodeURIComponent(JSON.stringify(settings))}`
  const shop = `${url}/shop${search}`
  // Scripts of the page, as strings: WebDriver and the DevTools protocol both take those.
  const run = (body: string) => browser.run(body)

  await browser.open('about:blank')
  await until('return location.protocol === "about:"')
  await browser.open(isFirst ? shop : `${url}/${search}`)
  if (!isFirst) await follow('/shop', '#list [data-item-id]')
  await until('return !!document.querySelector("#list [data-item-id]")')
  await rest()
  for (let step = 0; step < steps; step++) {
    await run(
      'window.scrollBy({ top: 3000, behavior: "instant" }); document.querySelector("#list [data-side=next]")?.click()',
    )
    await rest()
  }
  await run(
    `window.scrollTo({ top: document.querySelector("#list").offsetHeight * ${share}, behavior: "instant" })`,
  )
  await run(
    `document.querySelector("#carousel ul")?.scrollBy(${settings.isRightToLeft ? -sideways : sideways}, 0)`,
  )
  await rest()

  for (const leave of leaves) {
    const before = await readPlace()
    if (!before) return [...wrong, `${leave}: no product in view before it`]
    if (leave === 'reload') await reload()
    else if (leave === 'new visit') {
      // The same address again would replace the history entry.
      await browser.open(`${url}/${search}`)
      await until('return location.pathname === "/" && document.querySelector("h1") !== null')
      await browser.open(shop)
    } else {
      if (leave === 'document back') await browser.open(`${url}/product${search}`)
      else await follow('/product', 'h1[style]')
      await until('return document.querySelector("h1[style]") !== null')
      await rest(100)
      await run('window.scrollTo({ top: 700, behavior: "instant" })')
      await rest(100)
      if (leave === 'cold back') {
        await reload()
        await until('return document.querySelector("h1[style]") !== null')
        await rest(100)
      }
      await leaveBy('history.back()')
    }
    await sleep(50)
    await until(
      'return !document.querySelector("h1[style]") && !!document.querySelector("#list [data-item-id]")',
    )
    await rest()
    if (leave === 'new visit') {
      const [first, position, y] = (await run(`
        const first = document.querySelector('#list [data-item-id]')
        return [first.dataset.itemId, Number(first.ariaPosInSet ?? 1), scrollY]
      `)) as [string, number, number]
      // React Router scrolls also to the position of the last visit, and a virtual grid renders only what is in view there.
      const head = `p${String(position).padStart(3, '0')}`
      if (first !== head) wrong.push(`${leave}: starts at ${first}, not at ${head}`)
      if (y !== 0 && settings.router !== 'react-router') wrong.push(`${leave}: starts at ${y}px`)
      return wrong
    }
    const problem = compare(before, await readPlace(before))
    if (problem) wrong.push(`${leave}: ${problem}`)
  }
  return wrong

  /** The document can end before its script has answered. */
  async function leaveBy(script: string): Promise<void> {
    await run(script).catch(() => {})
  }

  async function reload(): Promise<void> {
    await leaveBy('window.isOld = true; location.reload()')
    await until('return !window.isOld')
  }

  async function follow(path: string, selector: string): Promise<void> {
    await until(`return !!document.querySelector("a[href^='${path}?']")`)
    await run(`document.querySelector("a[href^='${path}?']").click()`)
    await until(`return !!document.querySelector(${JSON.stringify(selector)})`)
  }

  /** Until the page waits for nothing and moves no more: the router's own scroll comes after its lazy code. */
  async function rest(atLeastMs = 0): Promise<void> {
    await sleep(atLeastMs * Math.max(slowdown / 2, 1) + 200)
    const deadline = Date.now() + DEADLINE_MS
    let before: unknown
    let now = await readLayout()
    while ((now === WAITING || now !== before) && Date.now() < deadline) {
      await sleep(150)
      before = now
      now = await readLayout()
    }
  }

  /** A page that is being replaced runs no script. No two errors are equal, so the loop goes on. */
  function readLayout(): Promise<unknown> {
    return run(`
      const { body, images, readyState } = document
      if (globalThis.pendingCode !== 0 || document.querySelector('[data-busy]')) return '${WAITING}'
      const loaded = [...images].filter((image) => image.complete).length
      const side = document.querySelector('#carousel ul')?.scrollLeft
      return [readyState, scrollY, side, body.scrollHeight, body.querySelectorAll('*').length, loaded].join()
    `).catch((error: unknown) => error)
  }

  async function until(body: string): Promise<void> {
    const deadline = Date.now() + DEADLINE_MS
    // A page that is being replaced runs no script.
    while ((await run(body).catch(() => false)) !== true) {
      if (Date.now() > deadline) throw new Error(`Not within ${DEADLINE_MS} ms: ${body}`)
      await sleep(30)
    }
  }

  async function readPlace(wanted?: Place): Promise<Place | undefined> {
    const place = await run(`
      const find = (list, id, isInView) => {
        const items = [...document.querySelectorAll(list + ' [data-item-id]')]
        return items.find((item) => id ? item.dataset.itemId === id : isInView(item.getBoundingClientRect()))
      }
      const item = find('#list', ${JSON.stringify(wanted?.id ?? null)}, ({ height, bottom }) => height > 0 && bottom > 0)
      if (!item) return null
      const strip = document.querySelector('#carousel ul')?.getBoundingClientRect()
      const side = strip && find('#carousel', ${JSON.stringify(wanted?.side?.id ?? null)}, ({ left, right }) => left >= strip.left - 1 && right <= strip.right + 1)
      return {
        id: item.dataset.itemId,
        top: item.getBoundingClientRect().top,
        ...(side && { side: { id: side.dataset.itemId, left: side.getBoundingClientRect().left } }),
      }
    `)
    return (place ?? undefined) as Place | undefined
  }
}

function compare(before: Place, after: Place | undefined): string | undefined {
  if (!after) return `${before.id} is gone`
  const moved = after.top - before.top
  if (Math.abs(moved) > 2) return `${before.id} moved by ${Math.round(moved)}px`
  if (!before.side) return
  if (!after.side) return `${before.side.id} of the carousel is gone`
  const side = after.side.left - before.side.left
  return Math.abs(side) > 2 ? `${before.side.id} of the carousel moved by ${Math.round(side)}px` : undefined
}
