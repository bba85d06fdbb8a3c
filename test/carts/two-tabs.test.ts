import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from 'vite'

import { openBrowser } from '../examples/open-browser.js'

declare global {
  /** What the page of this test defines. */
  interface Window {
    addBurst(tab: number, count: number): void
    quantities(): readonly (readonly [string, number])[]
  }
}

const ADDS = 100
let browser: Browser
let url: string
const server = createServer()

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'tab-page.ts'), formats: ['es'], fileName: 'page' },
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error('The page was not built.')
  const { code } = result.output[0]
  server.on('request', (request, response) => {
    const isScript = request.url === '/page.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? code : '<!doctype html><script type="module" src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await new Promise((resolve) => server.close(resolve))
})

it('loses nothing when two tabs of Chromium add a burst of 100 lines each at the same time', async () => {
  const context = await browser.newContext()
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => tab.goto(url)))
  await Promise.all(
    tabs.map((tab, index) =>
      tab.evaluate(([index, count]) => window.addBurst(index, count), [index, ADDS] as const),
    ),
  )
  const expected = [0, 1].flatMap((tab) =>
    Array.from({ length: ADDS }, (_, line) => [`tab ${tab}, ${line}`, 1]),
  )
  const sorted = (lines: readonly (readonly [string, number])[]) => [...lines].sort()
  for (const tab of tabs) {
    await expect
      .poll(async () => sorted(await tab.evaluate(() => window.quantities())))
      .toEqual([...expected].sort())
  }
  const later = await context.newPage()
  await later.goto(url)
  expect(sorted(await later.evaluate(() => window.quantities()))).toEqual([...expected].sort())
})
