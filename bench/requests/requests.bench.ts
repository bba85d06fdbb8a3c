/**
 * The requests of one visit, in headless Chromium: `npm run bench:requests`. The visit: open the list, load the second
 * and the third page, open the 61st product, go back, reload, change the sort order. Every app has the same pages and
 * the same API; only the way that it fetches differs. A search of react-instantsearch is one request.
 *
 * The table also shows how many products are on screen after each step, and whether the opened product is in view
 * again after going back and after the reload, because a list that forgets the place sends fewer requests. Exits with
 * 1 when our visit sends more than 6 requests: one for each step, none to go back.
 */
import type { Page } from 'playwright'

import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { shopApp } from '../apps/build-app.js'
import { peers } from '../apps/lists/index.js'
import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report } from '../report.js'

/** The product that the shopper opens and returns to. */
const SHOWN = 60
/** Longer than any request takes on this machine. */
const REST = 700

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
const store = createMockStore({ ...sampleCatalog({ size: 200 }), apiKey: 'pk_bench' })
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

const placeText = (isKept: boolean | undefined) => (isKept ? 'kept' : 'lost')

try {
  const visits = new Map<string, Visit>()
  for (const [app, title] of Object.entries(apps)) visits.set(title, await visit(app))
  if (!process.env['BENCH_ROWS']) {
    console.log('requests / products on screen after the step')
    console.table(
      Object.fromEntries(
        [...visits].map(([title, { requests, products, inPlace, total }]) => [
          title,
          {
            ...Object.fromEntries(
              Object.keys(steps).map((step) => [step, `${requests[step]} / ${products[step]}`]),
            ),
            'place after back / reload': `${placeText(inPlace['back'])} / ${placeText(inPlace['reload'])}`,
            total,
          },
        ]),
      ),
    )
  }
  for (const [title, { requests, inPlace, total }] of visits) {
    const detail = Object.keys(steps).map((step) => `${step} ${requests[step]}`)
    report({
      what: `requests of a visit, ${title}`,
      ours: detail.join(', '),
      peer: `place after back ${placeText(inPlace['back'])}, after reload ${placeText(inPlace['reload'])}`,
      measured: total,
      unit: ' requests',
      ...(title === 'ours' && { atMost: 6 }),
    })
  }
} finally {
  await browser.close()
  server.close()
}
