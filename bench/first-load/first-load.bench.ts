/**
 * What the front page of the Vite shop costs, as `npm create storefront-shop` creates it: `npm run bench first-load`.
 *
 * - JavaScript that the page loads before a click, gzipped, by whose code it is, and what each press loads later.
 * - The largest paint on slow 4G, next to the same page by `fetch` and React. Rounds are interleaved, and the ratio is the
 *   median of the ratios within each round.
 * - The slowest of twenty presses with the processor four times as slow (INP).
 */
import type { Browser, Page } from 'playwright'

import { openBrowser } from '../apps/open-browser.js'
import { ms, report, roundsOf } from '../report.js'
import { median, ratioOf, spreadOf } from '../statistics.js'
import { ownersOf } from './build-shop.js'
import { serveShop } from './serve-shop.js'

const ROUNDS = roundsOf(7, 3)
const VIEWPORT = { width: 390, height: 844 }
/** Of Chrome DevTools. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 }

const server = await serveShop()
const kB = { unit: ' kB' }

/** Counts what each step downloads of JavaScript, compressed, in kB. */
async function openCounting(browser: Browser) {
  const page = await browser.newPage({ viewport: VIEWPORT })
  let bytes = 0
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bytes += Number(response.headers()['content-length'])
  })
  return {
    page,
    loadedBy: async (step: () => Promise<unknown>): Promise<number> => {
      bytes = 0
      await step()
      await page.waitForLoadState('networkidle')
      // The browser loads some code when it is idle.
      await page.waitForTimeout(1_000)
      return bytes / 1000
    },
  }
}

async function measureSizes(browser: Browser): Promise<void> {
  const { page, loadedBy } = await openCounting(browser)
  const first = await loadedBy(() => page.goto(server.url, { waitUntil: 'networkidle' }))
  report({ what: 'JavaScript of the front page before a click', measured: first, atMost: 150, ...kB })
  for (const [owner, size] of await ownersOf(first))
    report({
      what: `of that, ${owner}`,
      measured: size,
      ...(owner === 'storefront-react' && { atMost: 28 }),
      ...kB,
    })
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const steps: readonly (readonly [what: string, step: () => Promise<unknown>])[] = [
    ['the drawer of the cart, when a pointer arrives', () => page.getByLabel('Cart (0)').hover()],
    ['the typeahead, when a pointer arrives', () => page.getByRole('button', { name: 'Search' }).hover()],
    [
      'the engine of the search, when its field gets the focus',
      async () => {
        await press('Search')
        await page.getByRole('combobox').fill('lamp')
        await page.getByRole('option').first().waitFor()
        await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close())
      },
    ],
    ['the list of products', () => openPage(page, '/products')],
    ['the page of results', () => openPage(page, '/search?q=lamp')],
    ['a page of one product', () => page.locator('[data-item-id] a').first().click()],
    ['the page of the cart', () => openPage(page, '/cart')],
    ['the wishlist', () => openPage(page, '/wishlist')],
  ]
  for (const [what, step] of steps) report({ what: `later: ${what}`, measured: await loadedBy(step), ...kB })
  await page.close()
}

/** As a link does: the document stays. */
const openPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)

/** Milliseconds from the start of the navigation to the paint of the largest element, after all pictures have loaded. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)!.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('h3').first().waitFor()
  // The pictures are painted after the names.
  await page.waitForTimeout(1_500)
  const time = await page.evaluate(() => (window as { largestPaint?: number }).largestPaint!)
  await context.close()
  return time
}

async function measurePaint(browser: Browser): Promise<void> {
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    const names = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)
    for (const name of names)
      times[name].push(await largestPaint(browser, name === 'ours' ? server.url : server.bareUrl))
  }
  report({
    what: 'largest paint of the front page on slow 4G',
    ours: ms(median(times.ours)),
    peer: `\`fetch\` and React ${ms(median(times.bare))}`,
    ...ratioOf(times.ours, times.bare),
    atMost: 1.15,
  })
}

/** The longest time from a press to the next paint in a visit of twenty presses. Fewer than fifty: INP is the worst one. */
async function slowestPress(browser: Browser): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0, presses: new Set<number>() })
    new PerformanceObserver((list) => {
      const all = window as never as { slowest: number; presses: Set<number> }
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (!entry.interactionId) continue
        all.presses.add(entry.interactionId)
        all.slowest = Math.max(all.slowest, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${server.url}/products`, { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const card = page.locator('[data-item-id]')
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap()
  const settle = () => page.waitForTimeout(300)
  const presses: (() => Promise<unknown>)[] = [
    ...[0, 1, 2].map((index) => () => card.nth(index).getByRole('button').first().tap()),
    () => tap('Show more'),
    () => tap('Menu'),
    () => page.getByRole('dialog').getByRole('button').first().tap(),
    () => tap('Search'),
    ...['l', 'a', 'm', 'p'].map((letter) => () => page.keyboard.press(letter)),
    () => page.getByRole('dialog').getByRole('button').first().tap(),
    () => card.first().locator('a').first().tap(),
    () => page.locator('fieldset label, [role=radiogroup] label').last().tap(),
    () => tap(/Add to cart/),
    () => page.getByLabel('Cart (1)').tap(),
    () => tap(/^Increase quantity/),
    () => tap(/^Increase quantity/),
    () => tap(/^Decrease quantity/),
    () => page.getByRole('link', { name: 'View the cart and check out' }).tap(),
  ]
  for (const press of presses) {
    await press()
    await settle()
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const slowest = await page.evaluate(() => (window as never as { slowest: number }).slowest)
  await context.close()
  return slowest
}

async function measurePresses(browser: Browser): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await slowestPress(browser))
  report({
    what: 'the slowest of twenty presses, processor four times as slow',
    ...spreadOf(times),
    atMost: 200,
    unit: ' ms',
  })
}

const browser = await openBrowser()
try {
  await measureSizes(browser)
  await measurePaint(browser)
  await measurePresses(browser)
} finally {
  await browser.close()
  server.close()
}
