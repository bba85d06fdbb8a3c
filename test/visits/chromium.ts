import { chromium } from 'playwright'

import { browserArgs, findBrowser } from '../../scripts/find-browser.js'
import type { VisitBrowser } from './visit.js'

export interface Chromium {
  /** A new tab with its own storage. @param slowdown of the processor; 1 keeps its speed */
  openTab(slowdown: number): Promise<VisitBrowser & { close(): Promise<void> }>
  close(): Promise<void>
}

export async function startChromium(): Promise<Chromium> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArgs],
  })
  return {
    async openTab(slowdown) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      return {
        async open(url) {
          await page.goto(url, { waitUntil: 'commit' })
        },
        run: (body) => page.evaluate(`(() => { ${body} })()`),
        close: () => page.context().close(),
      }
    },
    close: () => browser.close(),
  }
}
