/**
 * The cost of a list compared with plain React, in headless Chromium with production builds: `npm run bench:list`.
 * Rounds are interleaved, figures are medians, and ratios compare figures of the same run.
 *
 * - Adds a page of 24 to 10,000 mounted rows: `ProductList.Items`, the same rows flat, keyed and memoised, and plain
 *   list items in the same way. Measures React's render, commit and layout effects, and counts the rendered rows.
 *   A prepend to `ProductList` also measures the scroll position, which forces a layout that the others do later.
 * - Measures from navigation to the first painted products: the provider with `ProductList`, and `fetch` with React.
 *   All responses are compressed, and the browser's cache is empty.
 *
 * Exits with 1 when an append is less than twice as fast as with flat rows, when a row renders that is not new, or
 * when the first products on a phone take more than 1.1 times as long. `ROUNDS` sets the rounds (default 15).
 */
import { chromium, type Browser } from 'playwright'

import { findBrowser } from '../../scripts/find-browser.js'
import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { reportBudget } from '../budget.js'
import { median } from '../paging/measure.js'
import type { Grown } from './append.js'
import { servePages } from './serve-pages.js'

const ROUNDS = Number(process.env['ROUNDS'] ?? 15)
const SIZE = 10_000
const PAGE = 24

interface Device {
  readonly name: string
  /** CPU slowdown, as a multiple of this machine. */
  readonly cpu: number
  /** `latency` in milliseconds, `speed` in kilobytes a second. */
  readonly network?: { readonly latency: number; readonly speed: number }
}

const DESKTOP: Device = { name: 'this machine, no latency', cpu: 1 }
// The presets "Fast 4G" and "mid-tier mobile" of Chrome DevTools.
const PHONE: Device = { name: 'a phone on 4G', cpu: 4, network: { latency: 165, speed: 1_012 } }

const store = createMockStore({ ...sampleCatalog({ size: 60 }), apiKey: 'pk_bench' })
const server = await servePages(store)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})

interface Growing {
  grow(way: 'append' | 'prepend'): Promise<Grown>
  close(): Promise<void>
}

async function openList(rows: string): Promise<Growing> {
  const page = await browser.newPage()
  await page.goto(`${server.url}/append.html?rows=${rows}&size=${SIZE}`)
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

/** Milliseconds from the start of the navigation. */
async function firstProducts(browser: Browser, name: 'bare' | 'ours', device: Device): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpu })
  if (device.network) {
    const { latency, speed } = device.network
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: speed * 1_000,
      uploadThroughput: speed * 1_000,
    })
  }
  await page.goto(`${server.url}/${name}.html`)
  const time = await page.waitForFunction(() => (window as { firstProducts?: number }).firstProducts)
  const ms = (await time.jsonValue())!
  await context.close()
  return ms
}

try {
  const kinds = ['ours', 'flat', 'plain'] as const
  const lists = await Promise.all(kinds.map(openList))
  console.log(`a page of ${PAGE} added to ${SIZE} mounted rows`)
  for (const way of ['append', 'prepend'] as const) {
    const runs: Grown[][] = kinds.map(() => [])
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, list] of lists.entries()) runs[index]!.push(await list.grow(way))
    const [ours, flat, plain] = runs.map((all) => median(all.map(({ ms }) => ms))) as [number, number, number]
    const rendered = Math.max(...runs[0]!.map((run) => run.rendered))
    const ratio = flat / ours
    console.log(
      `${way.padEnd(8)} ProductList ${ours.toFixed(2)} ms, the same rows flat ${flat.toFixed(2)} ms: ` +
        `${ratio.toFixed(1)}x as fast; plain <li> flat ${plain.toFixed(2)} ms: ${(plain / ours).toFixed(1)}x`,
    )
    reportBudget({
      what: `React commit of ${way === 'append' ? 'an append' : 'a prepend'} at ${SIZE} rows, times as fast as flat memo rows`,
      measured: ratio,
      atLeast: way === 'append' ? 2.5 : 1,
    })
    reportBudget({
      what: `rows rendered by ${way === 'append' ? 'an append' : 'a prepend'} of ${PAGE}`,
      measured: rendered,
      atMost: PAGE,
      unit: ' rows',
    })
  }
  for (const list of lists) await list.close()

  console.log('\nfrom navigation to the first painted products')
  for (const device of [DESKTOP, PHONE]) {
    const times: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] }
    for (let round = 0; round < ROUNDS; round++)
      for (const name of ['bare', 'ours'] as const)
        times[name].push(await firstProducts(browser, name, device))
    const [ours, bare] = [median(times.ours), median(times.bare)]
    const ratio = ours / bare
    console.log(
      `${device.name.padEnd(26)} ProductList ${ours.toFixed(0)} ms, fetch and React ${bare.toFixed(0)} ms: ` +
        `${ratio.toFixed(2)}x`,
    )
    if (device === PHONE) {
      reportBudget({
        what: 'first products on a phone, against fetch and React',
        measured: ratio,
        atMost: 1.05,
      })
    }
  }
} finally {
  await browser.close()
  server.close()
}
