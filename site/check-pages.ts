// Visits the built site and fails on a console message, a request to another site, an axe violation or a layout shift.
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import axe from 'axe-core'
import { chromium, type Page } from 'playwright'
import { serve } from 'vitepress'

import { browserArgs, findBrowser } from '../scripts/find-browser.js'

const dist = join(import.meta.dirname, '.vitepress/dist')
// The pages of the reference are alike, so a few stand for all.
const reference = [
  '',
  'storefront-react/functions/useProducts',
  'storefront-react/core/classes/NotFoundError',
]
const paths = [
  ...readdirSync(dist)
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(index)?\.html$/, '')}`),
  ...reference.map((name) => `/reference/${name}`),
]

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function problemsOf(page: Page, url: string): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['warning', 'error'].includes(message.type())) problems.push(`console: ${message.text()}`)
  }
  const onError = (error: Error) => problems.push(`error: ${error.message}`)
  const onRequest = (request: { url(): string }) => {
    if (!request.url().startsWith(new URL(url).origin) && !request.url().startsWith('data:')) {
      problems.push(`request to another site: ${request.url()}`)
    }
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  await page.goto(url, { waitUntil: 'networkidle' })
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 200, 0)
      }),
  )
  if (shift > 0.01) problems.push(`layout shift of ${shift}`)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  problems.push(
    ...violations.map(
      ({ id, nodes }) => `axe: ${id} at ${nodes.length} places, first ${nodes[0]?.target.join(' ')}`,
    ),
  )
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
  return problems
}

const port = await freePort()
await serve({ root: import.meta.dirname, port })
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })
let failed = 0
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } })
  for (const path of paths) {
    for (const problem of await problemsOf(page, `http://localhost:${port}${path}`)) {
      failed++
      console.error(`${path} (${colorScheme}): ${problem}`)
    }
  }
}
await browser.close()
console.log(`${paths.length} pages in two colour schemes, ${failed} problems`)
process.exit(failed > 0 ? 1 : 0)
