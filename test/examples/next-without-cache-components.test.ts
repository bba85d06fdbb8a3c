import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { pack } from '../package/packed-package.js'
import { CANARY_KEY } from './canary.js'
import { installNextShop, skipTypeCheck } from './install-next-shop.js'
import { testRefresh } from './next-refresh.js'
import { openBrowser } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'

const store = createMockStore({ ...createSampleCatalog({ size: 120 }), apiKey: CANARY_KEY })
const cleanups: (() => Promise<unknown>)[] = []
let app: RunningApp
let browser: Browser

/** Of `app`: what the page with the two buttons needs. Each other page would be built too, and take time. */
const NEEDED = new Set(['api', 'layout.tsx', 'not-found.tsx', 'refresh', 'shop.css', 'wishlist'])
/** Next requests the pages that the header links to. */
const LINKED = ['.', 'cart', 'search']

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installNextShop(packed.tarball)
  cleanups.push(() => project.remove())
  const { folder } = project
  for (const name of await readdir(join(folder, 'app')))
    if (!NEEDED.has(name)) await rm(join(folder, 'app', name), { recursive: true })
  for (const name of LINKED) {
    await mkdir(join(folder, 'app', name), { recursive: true })
    await writeFile(join(folder, 'app', name, 'page.tsx'), 'export default () => null')
  }
  await leaveOut(folder, 'next.config.ts', /^ *(cacheComponents|partialPrefetching): true,$/gm, 2)
  // Next refuses the directive without Cache Components. The menu of the header is then read for each page.
  await leaveOut(folder, 'lib/get-menu.ts', /^ *('use cache'|cache(Life|Tag)\('\w+'\))$/gm, 3)
  await skipTypeCheck(project)
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  const env = {
    STOREFRONT_URL: server.baseUrl,
    STOREFRONT_API_KEY: CANARY_KEY,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await project.run('next', ['build'], env)
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], env)
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

async function leaveOut(folder: string, file: string, lines: RegExp, count: number): Promise<void> {
  const path = join(folder, file)
  const text = await readFile(path, 'utf8')
  if (text.match(lines)?.length !== count) throw new Error(`${file} has changed.`)
  await writeFile(path, text.replace(lines, ''))
}

it('without Cache Components, Next sends the list in the first bytes and prerenders none of the page', async () => {
  const html = await (await fetch(`${app.url}/refresh`)).text()
  expect(html.match(/data-item-id=/g)).toHaveLength(48)
})

testRefresh('Next without Cache Components', () => ({ url: app.url, browser }))
