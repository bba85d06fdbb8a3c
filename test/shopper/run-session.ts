import { setTimeout as sleep } from 'node:timers/promises'

import type { ShopperBrowser } from './browsers/browser.js'
import { inFrame } from './browsers/in-frame.js'
import { compareEyes } from './checks/eye.js'
import { findLayoutShift } from './checks/layout-shift.js'
import { allowedPages, measurePages, type Allowance } from './checks/requests.js'
import type { SessionPlan } from './plan-session.js'
import { playTill } from './till/play-till.js'
import { isWindow } from './settings.js'
import type { ShopServer } from './serve-shop.js'
import { createShopperPage } from './shopper-page.js'
import { until } from './browsers/until.js'
import { topics } from './topics/index.js'
import type { Visit } from './topic.js'

export interface SessionResult {
  /** What the shopper and the store did. */
  readonly notes: readonly string[]
  /** What went wrong in the last step; nothing if all was well. */
  readonly problems: readonly string[]
  /** Whether a busy machine can be the reason for all of them. */
  readonly isSlow: boolean
  /** Presses whose speed was not judged, because the machine was too busy. */
  readonly notJudged: number
}

const PHONE = [390, 844] as const
const DESKTOP = [1280, 800] as const

let sessions = 0

/** Plays a plan until the first step after which something is wrong. */
export async function playSession(
  window: ShopperBrowser,
  shop: ShopServer,
  plan: SessionPlan,
  onProblem: () => Promise<void> = async () => {},
): Promise<SessionResult> {
  const { settings: chosen, isFirst, steps } = plan
  if (chosen.isTill && window.openPage) {
    const result = await playTill(plan.seed, steps, window.openPage, onProblem)
    return { ...result, isSlow: false, notJudged: 0 }
  }
  const session = String(++sessions)
  const settings = { ...chosen, session }
  const store = shop.openStore(session, settings)
  const browser = settings.frame === 'none' ? window : inFrame(window, shop.frameOf(settings.frame))
  const page = createShopperPage(browser, {
    store,
    isSending: () => shop.isSending(session),
  })
  const notes: string[] = []
  const problems: string[] = []
  const slow: string[] = []
  let notJudged = 0
  /** Reported last: what moves for good is worse. */
  const shifts: string[] = []
  const changed = new Set<string>()
  const isGrowing = !isWindow(settings)
  const search = `?settings=${encodeURIComponent(JSON.stringify(settings))}`
  try {
    const [width, height] = settings.isPhone ? PHONE : DESKTOP
    await window.resize(width, height)
    // Sessions of WebDriver share a tab, and a router would restore the position of the session before. A picture is a
    // document of the shop without its scripts.
    await window.open(`${shop.url}/picture/${session}/0/1/1/blank`)
    await until(window, `return location.pathname.startsWith('/picture/')`)
    await window.run('sessionStorage.clear()')
    await browser.open(isFirst ? `${shop.url}/shop${search}` : `${shop.url}/${search}`)
    if (!isFirst) {
      await page.until(`return !!document.querySelector("a[href^='/shop?']")`)
      await page.run(`document.querySelector("a[href^='/shop?']").click()`)
    }
    await page.until(`return !!document.querySelector('#list [data-item-id]')`)
    await playStep({ presses: 0, travel: 0, reloads: true }, async () => {})
    for (const [index, { kind, numbers }] of steps.entries()) {
      if (problems.length + slow.length > 0) break
      notes.push(`${index} ${kind}:`)
      await playStep({ presses: 0, travel: 0, reloads: false }, (visit) => topics[kind]!.run(visit), numbers)
    }
    if (problems.length + slow.length === 0) problems.push(...new Set(shifts))
  } catch (error) {
    problems.push(String(error))
  }
  if (problems.length + slow.length > 0) await onProblem().catch(() => {})
  await window.open('about:blank').catch(() => {})
  shop.closeStore(session)
  return {
    notes,
    problems: [...problems, ...slow],
    isSlow: problems.length === 0 && slow.length > 0,
    notJudged,
  }

  async function playStep(
    allowance: Allowance,
    run: (visit: Visit) => Promise<void>,
    numbers: Visit['numbers'] = [0, 0, 0],
  ): Promise<void> {
    let eye = await page.readEye()
    let isWatched = true
    let hasLoaded = notes.length === 0
    const requests = store.pageRequests()
    const changesBefore = store.changes()
    await run({
      url: shop.url,
      settings,
      store,
      page,
      numbers,
      eye,
      async look() {
        await rest()
        eye = await page.readEye()
      },
      hasSentCode: () => shop.hasSentCode(session),
      async lookWhileCodeIsLate() {
        if (settings.lateCode !== 'late') return
        for (let wait = 0; wait < 10 && !shop.isSendingCode(session); wait++) await sleep(100)
        await sleep(100)
        if (!eye || !isWatched) return
        const now = await page.findRows(eye)
        // Else the list may have got its new rows meanwhile.
        if (!shop.isSendingCode(session)) return
        problems.push(
          ...compareEyes(eye, now, changed, isGrowing).map((text) => `while code is late, ${text}`),
        )
      },
      looksElsewhere: () => void (isWatched = false),
      travel(pixels) {
        allowance.travel += pixels
        isWatched = false
      },
      mayLoad: (pages) => void (allowance.presses += pages),
      mayReload: () => void (allowance.reloads = true),
      loadsPage: () => void (hasLoaded = true),
      changed: (id) => void changed.add(id),
      note: (text) => void notes.push(text),
      problem: (text) => void problems.push(text),
      slow: (text) => void slow.push(text),
      notJudged: () => void notJudged++,
    })
    await rest()
    if (hasLoaded) shifts.push(...(await findLayoutShift(page, settings)))
    if (eye && isWatched) problems.push(...compareEyes(eye, await page.findRows(eye), changed, isGrowing))
    // Nobody sees what the store has changed before the page asks it again. Without the code of a refetch, deleted rows stay.
    if (store.pageRequests() > requests && shop.hasSentCode(session)) changed.clear()

    async function rest(): Promise<void> {
      const isHopeless = () => store.pageRequests() - requests > 30
      const isAtRest = await page.rest({ isHopeless })
      const sizes = await measurePages(page, settings.limit)
      const pages = store.pageRequests() - requests
      const allowed = allowedPages(settings, allowance, {
        ...sizes,
        hasStoreChanged: store.changes() > changesBefore || changesBefore > 0,
      })
      if (pages > allowed) problems.push(`loads ${pages} pages, and at most ${allowed} are due`)
      else if (!isAtRest) problems.push(`loads or moves without end (${pages} pages)`)
    }
  }
}
