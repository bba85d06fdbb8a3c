/**
 * What the front page of the Vite shop costs, as `npm create storefront-shop` creates it: `npm run bench first-load`.
 *
 * - JavaScript that the page loads before a click, gzipped, by whose code it is, and what each press loads later.
 * - The largest paint on slow 4G, next to the same page by `fetch` and React. Rounds are interleaved, and the ratio is the
 *   median of the ratios within each round.
 * - The slowest of twenty presses with the processor four times as slow (INP), and how much of it is work of the page: the
 *   processor time of the main thread, which other programs on the machine do not change.
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
/** How much slower a phone's processor is. */
const SLOWER = 4

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
  report({ what: 'JavaScript of the front page before a click', measured: first, atMost: 142, ...kB })
  for (const [owner, size] of await ownersOf(first))
    report({
      what: `of that, ${owner}`,
      measured: size,
      ...(owner === 'storefront-react' && { atMost: 25 }),
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

type Press = readonly [what: string, press: () => Promise<unknown>]

/** What a shopper presses on a phone, from the list to the cart. */
function pressesOf(page: Page): readonly Press[] {
  const card = page.locator('[data-item-id]')
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap()
  const close = () => page.getByRole('dialog').getByRole('button').first().tap()
  return [
    ...[0, 1, 2].map((index): Press => ['save', () => card.nth(index).getByRole('button').first().tap()]),
    ['show more', () => tap('Show more')],
    ['open the menu', () => tap('Menu')],
    ['close the menu', close],
    ['open the search', () => tap('Search')],
    ...['l', 'a', 'm', 'p'].map((letter): Press => ['a letter', () => page.keyboard.press(letter)]),
    ['close the search', close],
    ['open a product', () => card.first().locator('a').first().tap()],
    ['choose an option', () => page.locator('fieldset label, [role=radiogroup] label').last().tap()],
    ['add to the cart', () => tap(/Add to cart/)],
    ['open the cart', () => page.getByLabel('Cart (1)').tap()],
    ['one more', () => tap(/^Increase quantity/)],
    ['one more', () => tap(/^Increase quantity/)],
    ['one less', () => tap(/^Decrease quantity/)],
    ['to the checkout', () => page.getByRole('link', { name: 'View the cart and check out' }).tap()],
  ]
}

interface Slowest {
  readonly what: string
  readonly time: number
}

/** Presses all twenty. Returns the one for which `timeOf` returns the longest time. */
async function pressAll(
  browser: Browser,
  rate: number,
  timeOf: (page: Page, press: () => Promise<unknown>) => Promise<number>,
): Promise<Slowest> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    Object.assign(window, { slowest: 0 })
    new PerformanceObserver((list) => {
      const all = window as never as { slowest: number }
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) all.slowest = Math.max(all.slowest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(`${server.url}/products`, { waitUntil: 'networkidle' })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  let slowest: Slowest = { what: '', time: 0 }
  for (const [what, press] of pressesOf(page)) {
    const time = await timeOf(page, async () => {
      await press()
      await page.waitForTimeout(300)
    })
    if (time > slowest.time) slowest = { what, time }
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await context.close()
  return slowest
}

/** From a press to the next paint. */
const paintTime = async (page: Page, press: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => Object.assign(window, { slowest: 0 }))
  await press()
  return page.evaluate(() => (window as never as { slowest: number }).slowest)
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: begin, length, and the time of the processor in it. */
  readonly ts: number
  readonly dur: number
  readonly tdur: number
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } }
}

/** The processor time of the main thread from the event of a press to the next paint. */
async function processorTime(page: Page, press: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink', 'devtools.timeline'] })
  await press()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
  const events = traceEvents.filter((event) => event.ph === 'X' && mains.has(threadOf(event)))
  const [handled] = events
    .filter(({ name, args }) => name === 'EventDispatch' && /^(click|input)$/.test(args.data?.type ?? ''))
    .sort((a, b) => b.tdur - a.tdur)
  if (!handled) throw new Error('The trace has no press.')
  const paints = events.filter(({ name, ts }) => name === 'Paint' && ts >= handled.ts).map(({ ts }) => ts)
  const paint = Math.min(...paints)
  const tasks = events.filter(
    ({ name, ts, dur }) => name.endsWith('RunTask') && ts + dur >= handled.ts && ts <= paint,
  )
  return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000
}

async function measurePresses(browser: Browser): Promise<void> {
  const rounds = { paint: [] as Slowest[], processor: [] as Slowest[] }
  for (let round = 0; round < ROUNDS; round++) {
    rounds.paint.push(await pressAll(browser, SLOWER, paintTime))
    rounds.processor.push(await pressAll(browser, 1, processorTime))
  }
  const reportSlowest = (what: string, slowest: readonly Slowest[], factor: number) =>
    report({
      what,
      ...spreadOf(slowest.map(({ time }) => time * factor)),
      detail: [...new Set(slowest.map((each) => each.what))].join(', '),
      atMost: 200,
      unit: ' ms',
    })
  reportSlowest('the slowest of twenty presses, processor four times as slow', rounds.paint, 1)
  reportSlowest('work of the main thread for the slowest press, times four', rounds.processor, SLOWER)
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
