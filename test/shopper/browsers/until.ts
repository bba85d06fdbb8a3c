import { setTimeout as sleep } from 'node:timers/promises'

import type { ShopperBrowser } from './browser.js'

const DEADLINE_MS = 40_000

/** Until the page answers `true`. @throws Error after a while */
export async function until(browser: Pick<ShopperBrowser, 'run'>, body: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS
  while ((await browser.run(body).catch(() => false)) !== true) {
    if (Date.now() > deadline) throw new Error(`Not within ${DEADLINE_MS} ms: ${body}`)
    await sleep(30)
  }
}
