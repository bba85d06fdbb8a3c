/**
 * The requests of one visit, in headless Chromium: `npm run bench requests`. The visit: open the list, load the second
 * and the third page, open the 61st product, go back, reload, change the sort order. Every app has the same pages and
 * the same API; only the way that it fetches differs. A search of react-instantsearch is one request.
 *
 * The table also shows how many products are on screen after each step, and whether the opened product is in view
 * again after going back and after the reload, because a list that forgets the place sends fewer requests. Exits with
 * 1 when our visit sends more than 6 requests: one for each step, none to go back.
 */
import type { Page } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { shopApp } from '../apps/build-app.js'
import { peers } from '../apps/lists/index.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report, roundsOf } from '../report.js'

/** The product that the shopper opens and returns to. */
const SHOWN = 60
/** Longer than any request takes on this machine. */
const REST = 700

/** Browsers restore the scroll position at a time of their own, so a place is kept in some visits only. */
const VISITS = roundsOf(5)

const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' }).click()

const steps: Readonly<Record<string, (page: Page, url: string) => Promise<unknown>>> = {
  list: (page, url) => page.goto(url),
  'page 2': showMore,
  'page 3': showMore,
  product: (page) => page.getByRole('link').nth(SHOWN).click(),
  back: (page) => page.goBack(),
  reload: (page) => page.reload(),
  sort: (page) => page.getByRole('button', { name: 'Sort by price' }).click(),
}

interface Visit {
  readonly requests: Readonly<Record<string, number>>
  readonly products: Readonly<Record<string, number>>
  readonly inPlace: Readonly<Record<string, boolean>>
  readonly total: number
}

const apps = { ours: 'ours', ...peers }
const store = createMockStore({ ...createSampleCatalog({ size: 200 }), apiKey: 'pk_bench' })
const sources = Object.fromEntries(Object.keys(apps).map((app) => [app, shopApp(app)]))
const server = await serveApps(store, sources)
const browser = await openBrowser()

async function visit(app: string): Promise<Visit> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const requests: Record<string, number> = {}
  const products: Record<string, number> = {}
  const inPlace: Record<string, boolean> = {}
  let shown = ''
  for (const [name, step] of Object.entries(steps)) {
    if (name === 'product') shown = (await page.getByRole('link').nth(SHOWN).textContent()) ?? ''
    const before = server.requests.length
    await step(page, server.urlOf(app))
    await page.waitForTimeout(REST)
    requests[name] = server.requests.length - before
    products[name] = await page.getByRole('listitem').count()
    inPlace[name] = await isInView(page, shown)
  }
  await context.close()
  const total = Object.values(requests).reduce((sum, count) => sum + count, 0)
  return { requests, products, inPlace, total }
}

const isInView = (page: Page, name: string) =>
  page.evaluate((text) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)
    const { top, bottom } = link?.getBoundingClientRect() ?? { top: -1, bottom: 0 }
    return top >= 0 && bottom <= innerHeight
  }, name)

try {
  const visits = new Map<string, Visit[]>(Object.values(apps).map((title) => [title, []]))
  for (let round = 0; round < VISITS; round++)
    for (const [app, title] of Object.entries(apps)) visits.get(title)!.push(await visit(app))
  const placesKept = (all: readonly Visit[], step: string) =>
    `${all.filter(({ inPlace }) => inPlace[step]).length} of ${VISITS}`
  const longestOf = (all: readonly Visit[]) =>
    all.reduce((most, each) => (each.total > most.total ? each : most))
  if (!process.env['BENCH_ROWS']) {
    console.log('requests / products on screen after the step')
    console.table(
      Object.fromEntries(
        [...visits].map(([title, all]) => {
          const { requests, products, total } = longestOf(all)
          const ofSteps = Object.keys(steps).map((step) => [step, `${requests[step]} / ${products[step]}`])
          const place = `${placesKept(all, 'back')}, ${placesKept(all, 'reload')}`
          return [
            title,
            {
              ...(Object.fromEntries(ofSteps) as Record<string, string>),
              'place kept after back, reload': place,
              total,
            },
          ]
        }),
      ),
    )
  }
  for (const [title, all] of visits) {
    const { requests, total } = longestOf(all)
    report({
      what: `requests of a visit, ${title}`,
      detail:
        Object.keys(steps)
          .map((step) => `${step} ${requests[step]}`)
          .join(', ') +
        `; place kept after back ${placesKept(all, 'back')}, after reload ${placesKept(all, 'reload')}`,
      measured: total,
      unit: ' requests',
      ...(title === apps.ours && { atMost: 6 }),
    })
  }
} finally {
  await browser.close()
  server.close()
}
