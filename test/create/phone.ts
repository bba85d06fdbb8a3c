import assert from 'node:assert/strict'
import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

export type Input = 'touch' | 'keyboard'

/** A page on a phone, with what nobody may see there. */
export interface Phone {
  readonly page: Page
  /** Of the console. */
  readonly messages: readonly string[]
  /** Presses as a shopper does: with a finger, or with Tab and Enter. */
  readonly press: (target: Locator) => Promise<void>
  /** @throws AssertionError if axe finds a violation, or if something has moved */
  readonly expectGoodPage: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openPhone(browser: Browser, input: Input): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push([message.text(), message.location().url].join(' ').trim()))
  page.on('pageerror', (error) => messages.push(String(error)))
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(
          ({ node, previousRect: { y }, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName}: ${y} to ${currentRect.y}`,
        )
        if (!entry.hadRecentInput) shifts.push(`${entry.value}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return {
    page,
    messages,
    async press(target) {
      await target.waitFor()
      if (input === 'touch') return target.tap()
      await tabTo(page, target)
      await page.keyboard.press('Enter')
    },
    async expectGoodPage() {
      await page.evaluate(axe.source)
      const violations = await page.evaluate(async () => {
        const results = await (window as never as { axe: typeof axe }).axe.run()
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      assert.deepEqual(violations, [], `axe on ${page.url()}`)
      const shifts = await page.evaluate(() => (window as never as { shifts: string[] }).shifts)
      assert.deepEqual(shifts, [], `shifts on ${page.url()}`)
    },
    close: () => context.close(),
  }
}

/** More than any page has. */
const MAX_TABS = 300

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)} on ${page.url()}.`)
}
