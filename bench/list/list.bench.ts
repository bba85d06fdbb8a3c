/**
 * A page of 24 added to 10,000 mounted rows, in headless Chromium with production builds: `npm run bench list`.
 * Compares `ProductList.Items`, the same rows flat, keyed and memoised, and plain list items in the same way. Measures
 * React's render, commit and layout effects, and counts the rendered rows. A prepend to `ProductList` also measures
 * the scroll position, which forces a layout that the others do later.
 *
 * Rounds are interleaved. Exits with 1 when an append is less than 2.5 times as fast as with flat rows, when a prepend
 * is slower than with flat rows, or when a row renders that is not new.
 */
import type { Browser } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { ms, report, roundsOf } from '../report.js'
import { median, ratioOf } from '../statistics.js'
import type { Grown } from './append.js'

const ROUNDS = roundsOf(15, 5)
const SIZE = 10_000
const PAGE = 24

interface Growing {
  grow(way: 'append' | 'prepend'): Promise<Grown>
  close(): Promise<void>
}

async function openList(browser: Browser, url: string): Promise<Growing> {
  const page = await browser.newPage()
  await page.goto(url)
  const growOnce = (way: string) => page.evaluate<Grown>(`window.${way}()`)
  return {
    async grow(way) {
      await page.bringToFront()
      // The first run after the page was in the background is slower.
      await growOnce(way)
      return growOnce(way)
    },
    close: () => page.close(),
  }
}

const server = await serveApps(createMockStore(createSampleCatalog({ size: 1 })), {
  append: "import '../list/append.tsx'",
})
const browser = await openBrowser()
try {
  const kinds = ['ours', 'flat', 'plain'] as const
  const lists = await Promise.all(
    kinds.map((rows) => openList(browser, `${server.urlOf('append')}?rows=${rows}&size=${SIZE}`)),
  )
  for (const way of ['append', 'prepend'] as const) {
    const runs: Grown[][] = kinds.map(() => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, list] of lists.entries()) runs[index]!.push(await list.grow(way))
    const [ours, flat, plain] = runs.map((all) => all.map((run) => run.ms)) as [number[], number[], number[]]
    const what = way === 'append' ? 'an append' : 'a prepend'
    report({
      what: `React commit of ${what} at ${SIZE} rows, times as fast as flat memo rows`,
      ours: ms(median(ours)),
      peer: `the same rows, flat ${ms(median(flat))}`,
      ...ratioOf(flat, ours),
      atLeast: way === 'append' ? 2.5 : 1,
    })
    report({
      what: `React commit of ${what} at ${SIZE} rows, times as fast as plain \`<li>\``,
      ours: ms(median(ours)),
      peer: `plain rows, flat ${ms(median(plain))}`,
      ...ratioOf(plain, ours),
    })
    report({
      what: `rows rendered by ${what} of ${PAGE}`,
      measured: Math.max(...runs[0]!.map(({ rendered }) => rendered)),
      atMost: PAGE,
      unit: ' rows',
    })
  }
  for (const list of lists) await list.close()
} finally {
  await browser.close()
  server.close()
}
