/**
 * From navigation to the first painted products, and the cost of one more page, compared with other ways to write the
 * same list, in headless Chromium with production builds: `npm run bench first-products`. All apps have the same rows
 * and send the same requests. All responses are compressed, and the browser's cache is empty.
 *
 * - First products: on this machine without latency, and on a phone (CPU slowed down 4 times, 4G).
 * - One more page of 24, with 2,000 products on screen: CPU time of the main thread until it is idle again, from the
 *   click through the request, the data layer and React to layout and paint.
 *
 * Rounds are interleaved. Ratios are medians of the ratios within each round. Exits with 1 when the first products on
 * a phone take more than 1.1 times as long as with `fetch` and React.
 */
import type { Browser } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { listApp } from '../apps/build-app.js'
import { peers } from '../apps/lists/index.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps, type ServedApps } from '../apps/serve-apps.js'
import { ms, report, roundsOf } from '../report.js'
import { watchTasks } from '../scroll/watch-tasks.js'
import { median, ratioOf } from '../statistics.js'

const ROUNDS = roundsOf(15, 5)
/** Loaded products before a page is added, in pages of 100. */
const LOADED = 2_000
const PAGE = 100

interface Device {
  readonly name: string
  /** CPU slowdown, as a multiple of this machine. */
  readonly cpu: number
  /** `latency` in milliseconds, `speed` in kilobytes a second. */
  readonly network?: { readonly latency: number; readonly speed: number }
}

const DESKTOP: Device = { name: 'this machine', cpu: 1 }
// The presets "Fast 4G" and "mid-tier mobile" of Chrome DevTools.
const PHONE: Device = { name: 'a phone', cpu: 4, network: { latency: 165, speed: 1_012 } }

/** Milliseconds from the start of the navigation. */
async function firstProducts(browser: Browser, url: string, device: Device): Promise<number> {
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
  await page.goto(url)
  const time = await page.waitForFunction(() => (window as { firstProducts?: number }).firstProducts)
  const result = (await time.jsonValue())!
  await context.close()
  return result
}

interface LongList {
  /** @returns the CPU time of one more page, in milliseconds */
  append(): Promise<number>
  close(): Promise<void>
}

async function openLongList(browser: Browser, url: string): Promise<LongList> {
  const page = await browser.newPage()
  await page.goto(`${url}?limit=${PAGE}`)
  const rows = page.locator('li')
  let count = PAGE
  const showMore = async () => {
    await page.waitForFunction((expected) => document.querySelectorAll('li').length === expected, count)
    count += PAGE
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Show more')!.click()
    })
    await rows.nth(count - 1).waitFor({ state: 'attached' })
  }
  while (count < LOADED) await showMore()
  return {
    async append() {
      await page.bringToFront()
      await page.waitForTimeout(300)
      const session = await page.context().newCDPSession(page)
      const stop = await watchTasks(session)
      await showMore()
      await page.waitForTimeout(300)
      const tasks = await stop()
      await session.detach()
      return tasks.reduce((sum, { cpu }) => sum + cpu, 0)
    },
    close: () => page.close(),
  }
}

const apps = { ours: 'ours', 'ours-prefetched': 'ours, prefetched', ...peers }
type App = keyof typeof apps

/**
 * Measures every app in every round, each round in the reverse order of the last, so that no app always follows the same
 * one.
 */
async function inRounds<Name extends App>(
  rounds: number,
  names: readonly Name[],
  measure: (app: Name) => Promise<number>,
): Promise<Readonly<Record<Name, readonly number[]>>> {
  const times = new Map(names.map((app): [Name, number[]] => [app, []]))
  for (let round = 0; round < rounds; round++)
    for (const app of round % 2 === 0 ? names : names.toReversed()) times.get(app)!.push(await measure(app))
  return Object.fromEntries(times) as Record<Name, number[]>
}

async function measureFirstProducts(browser: Browser, server: ServedApps, device: Device) {
  const times = await inRounds(ROUNDS, Object.keys(apps) as App[], (app) =>
    firstProducts(browser, server.urlOf(app), device),
  )
  for (const app of Object.keys(peers) as (keyof typeof peers)[]) {
    report({
      what: `first products on ${device.name}`,
      ours: ms(median(times.ours)),
      peer: `${peers[app]} ${ms(median(times[app]))}`,
      ...ratioOf(times.ours, times[app]),
      ...(device === PHONE && app === 'fetch' && { atMost: 1.1 }),
    })
  }
  report({
    what: `first products on ${device.name}, requested before \`createRoot\``,
    ours: ms(median(times['ours-prefetched'])),
    peer: `${peers.fetch} ${ms(median(times.fetch))}`,
    ...ratioOf(times['ours-prefetched'], times.fetch),
  })
}

async function measureAppends(browser: Browser, server: ServedApps) {
  const lists = new Map<App, LongList>()
  const names = ['ours', ...Object.keys(peers)] as ('ours' | keyof typeof peers)[]
  for (const app of names) lists.set(app, await openLongList(browser, server.urlOf(app)))
  const times = await inRounds(roundsOf(10, 5), names, (app) => lists.get(app)!.append())
  for (const list of lists.values()) await list.close()
  for (const app of Object.keys(peers) as (keyof typeof peers)[]) {
    report({
      what: `${PAGE} products more at ${LOADED}, all work of the main thread`,
      ours: ms(median(times.ours)),
      peer: `${peers[app]} ${ms(median(times[app]))}`,
      ...ratioOf(times.ours, times[app]),
    })
  }
}

const store = createMockStore({ ...createSampleCatalog({ size: 5_000 }), apiKey: 'pk_bench' })
const sources = Object.fromEntries(Object.keys(apps).map((app) => [app, listApp(app)]))
const server = await serveApps(store, sources)
const browser = await openBrowser()
try {
  await measureFirstProducts(browser, server, PHONE)
  await measureFirstProducts(browser, server, DESKTOP)
  await measureAppends(browser, server)
} finally {
  await browser.close()
  server.close()
}
