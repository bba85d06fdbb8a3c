import { chromium } from 'playwright'

import { browserArgs, findBrowser } from '../../../scripts/find-browser.js'
import type { StartedBrowser } from './browser.js'

export async function startChromium(): Promise<StartedBrowser> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArgs],
    // Else Playwright closes the browser under the sessions, which then fail. The runner ends them.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  return {
    tabs: 4,
    hasTill: true,
    async openTab(slowdown) {
      const page = await browser.newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const run = (body: string): Promise<unknown> => page.evaluate(`(() => { ${body} })()`)
      return {
        slowdown,
        async open(url) {
          await page.goto(url, { waitUntil: 'commit' })
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        run,
        async click(selector, frame) {
          const centre = (await run(`
            const around = ${frame ? `document.querySelector(${JSON.stringify(frame)})` : 'undefined'}
            const { x, y } = around?.getBoundingClientRect() ?? { x: 0, y: 0 }
            // The first line of a link that wraps.
            const [{ left, top, width, height }] = (around?.contentDocument ?? document).querySelector(${JSON.stringify(selector)}).getClientRects()
            return [x + left + width / 2, y + top + height / 2]
          `)) as [number, number]
          await page.mouse.click(...centre)
        },
        async wheel(distance) {
          await page.mouse.move(20, 300)
          await page.mouse.wheel(0, distance)
        },
        keyboard: {
          type: (text) => page.keyboard.type(text, { delay: 10 }),
          enter: () => page.keyboard.press('Enter'),
          async compose(text) {
            const { length } = text
            await session.send('Input.imeSetComposition', {
              text,
              selectionStart: length,
              selectionEnd: length,
            })
          },
          async choose(text) {
            await session.send('Input.insertText', { text })
          },
        },
        openPage: (hasScripts) => browser.newPage({ javaScriptEnabled: hasScripts }),
        async screenshot(path) {
          await page.screenshot({ path })
        },
        close: () => page.context().close(),
      }
    },
    close: () => browser.close(),
  }
}
