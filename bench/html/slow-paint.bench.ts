/**
 * The paint of the largest element of a server-rendered list of 24 on a slow network, in headless Chromium with production
 * builds: `npm run bench slow-paint`. Compared with the same page by `fetch` and React, whose hydration data is the
 * fewest fields that its cards need, and with a page that has no script.
 *
 * Rounds are interleaved. Ratios are medians of the ratios within each round. Exits with 1 when the list with picked
 * fields takes more than 1.15 times as long as `fetch` and React.
 */
import type { Browser } from 'playwright'

import { buildApp } from '../apps/build-app.js'
import { openBrowser } from '../apps/open-browser.js'
import { ms, report, roundsOf } from '../report.js'
import { median, ratioOf } from '../statistics.js'
import { documentOf } from './document.js'
import { renderBarePage, renderListPage, renderPlainPage } from './render-pages.js'
import { sampleProducts } from './sample-products.js'
import { servePages } from './serve-pages.js'

const ROUNDS = roundsOf(7, 3)

/** The presets of Chrome DevTools: latency in milliseconds, speed in bytes a second. */
const networks = {
  'slow 4G': { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 },
  '3G': { latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
} as const
type Network = keyof typeof networks

const VIEWPORT = { width: 390, height: 844 }

/** What the class names of the cards mean, without a build of Tailwind. */
const styles = `<style>
*{box-sizing:border-box}body{margin:0 1rem;font:1rem/1.5 system-ui}ul{margin:0;padding:0;list-style:none}
nav ul{display:flex;gap:1rem}img{display:block}h3{margin:.75rem 0 0;font-size:.875rem}
.grid-cols-2{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2rem 1rem}
.aspect-square{aspect-ratio:1;overflow:hidden}.size-full{width:100%;height:100%;object-fit:cover}
.sr-only{position:absolute;width:1px;height:1px;overflow:hidden}.block{display:block}
</style>
`

const readState = `const state = JSON.parse(document.getElementById('state').textContent)
  const root = document.getElementById('root')`

const listApp = (fields: string) => `
  import { hydrateRoot } from 'react-dom/client'
  import { createListClient } from '../html/list-client.ts'
  import { ListPage } from '../html/page.tsx'
  ${readState}
  const client = createListClient('${fields}', { baseUrl: '/api/v1', apiKey: null })
  hydrateRoot(root, <ListPage client={client} state={state} />)
`

const plainApp = `
  import { hydrateRoot } from 'react-dom/client'
  import { PlainPage } from '../html/plain-page.tsx'
  ${readState}
  hydrateRoot(root, <PlainPage products={state} />)
`

/** @throws Error if the page does not hydrate as the server rendered it */
async function assertHydrates(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: VIEWPORT })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`)
}

/** Milliseconds from the start of the navigation. All pictures are of one size, so the first one is the largest element. */
async function largestPaint(browser: Browser, url: string, network: Network): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { readonly element?: Element })[]
      const picture = entries.find(({ element }) => element?.tagName === 'IMG')
      if (picture) (window as { largestPaint?: number }).largestPaint = picture.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const time = await page.waitForFunction(() => (window as { largestPaint?: number }).largestPaint)
  const result = (await time.jsonValue())!
  await context.close()
  return result
}

const products = sampleProducts('')
const apps = { whole: listApp('whole'), picked: listApp('picked'), plain: plainApp }
const scripts = Object.fromEntries(
  await Promise.all(
    Object.entries(apps).map(
      async ([name, source]) => [`/${name}.js`, (await buildApp(source)).code] as const,
    ),
  ),
)
const parts = {
  whole: await renderListPage(products, 'whole'),
  picked: await renderListPage(products, 'picked'),
  plain: renderPlainPage(products),
  bare: await renderBarePage(products),
}
type Page = keyof typeof parts
const names = Object.keys(parts) as Page[]
const server = await servePages(
  Object.fromEntries(
    names.map((name) => [
      `/${name}`,
      documentOf({ ...parts[name], styles, ...(name !== 'bare' && { script: `/${name}.js` }) }),
    ]),
  ),
  scripts,
)
const fieldNames = { whole: 'whole products', picked: 'the fields of a card' } as const
const peers = { plain: '`fetch` and React', bare: 'no script' } as const

async function measure(browser: Browser, network: Network): Promise<void> {
  const times: Record<Page, number[]> = { whole: [], picked: [], plain: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    // In the reverse order of the last round, so that no page always follows the same one.
    for (const name of round % 2 === 0 ? names : names.toReversed())
      times[name].push(await largestPaint(browser, server.urlOf(`/${name}`), network))
  }
  for (const fields of ['whole', 'picked'] as const) {
    for (const peer of ['plain', 'bare'] as const) {
      report({
        what: `largest paint of a server-rendered list on ${network}, ${fieldNames[fields]}`,
        ours: ms(median(times[fields])),
        peer: `${peers[peer]} ${ms(median(times[peer]))}`,
        ...ratioOf(times[fields], times[peer]),
        ...(fields === 'picked' && peer === 'plain' && { atMost: 1.15 }),
      })
    }
  }
}

const browser = await openBrowser()
try {
  for (const name of names) await assertHydrates(browser, server.urlOf(`/${name}`))
  for (const network of Object.keys(networks) as Network[]) await measure(browser, network)
} finally {
  await browser.close()
  server.close()
}
