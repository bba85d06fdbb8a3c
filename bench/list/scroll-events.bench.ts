/**
 * The cost of a scroll event with 100 and with 10,000 plain rows, in headless Chromium with production builds:
 * `npm run bench:scroll-events`. Exits with 1 when an event costs more than 1.5 times as much with 10,000 rows.
 */
import { chromium } from 'playwright'

import { findBrowser } from '../../scripts/find-browser.js'
import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { median } from '../paging/measure.js'
import { servePages } from './serve-pages.js'

const ROUNDS = 15
const EVENTS = 500
const LIMIT = 1.5

const server = await servePages(createMockStore(sampleCatalog({ size: 1 })))
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const pages = await Promise.all(
    [100, 10_000].map(async (size) => {
      const page = await browser.newPage()
      await page.goto(`${server.url}/append.html?rows=ours&size=${size}&restoreKey=bench`)
      await page.waitForSelector('[data-item-id]')
      await page.evaluate('window.scrollTo(0, 500)')
      return page
    }),
  )
  const runs: number[][] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, page] of pages.entries()) {
      await page.bringToFront()
      runs[index]!.push(
        // A string, because tsx adds helpers to functions that the page does not have.
        await page.evaluate<number>(`{
          const fire = () => { for (let event = 0; event < ${EVENTS}; event++) document.dispatchEvent(new Event('scroll')) }
          fire()
          const start = performance.now()
          fire();
          (1000 * (performance.now() - start)) / ${EVENTS}
        }`),
      )
    }
  }
  const [few, many] = runs.map(median) as [number, number]
  const ratio = many / few
  console.log(
    `a scroll event: ${few.toFixed(1)} µs with 100 rows, ${many.toFixed(1)} µs with 10,000: ` +
      `${ratio.toFixed(2)}x (at most ${LIMIT})`,
  )
  if (ratio > LIMIT) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}
