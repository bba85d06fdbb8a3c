// Takes a picture of each block for the gallery and the home page, from the previews that `npm run docs` has built and put into
// pages/: `npx tsx site/take-thumbnails.ts [block …]`. Take them again after a change of how a block looks.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'

import { browserArgs, findBrowser } from '../scripts/find-browser.js'
import { blockPreviews } from './previews/previews.js'

const folder = join(import.meta.dirname, 'content/public/thumbnails')
/** In pixels of the picture. */
const size = { width: 640, height: 400 }
/** Drawn smaller, because their columns need the room of a desktop. */
const wide = new Set(['product-page', 'search-page', 'sort-and-facets', 'markets'])
const DESKTOP = 1.6
const MAX_BYTES = 30_000

/** What a shopper does before the picture is taken. */
const acts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'cart-drawer': (page) => page.getByRole('button', { name: /cart/i }).first().click(),
  'shop-menu': (page) => page.getByRole('button', { name: /menu/i }).first().click(),
  'search-dialog': async (page) => {
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('textbox').or(page.getByRole('combobox')).fill('mug')
  },
}

const server = await preview({
  root: join(import.meta.dirname, 'pages'),
  configFile: false,
  build: { outDir: 'public' },
  preview: { port: 0 },
})
const [origin] = server.resolvedUrls?.local ?? []
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : Object.keys(blockPreviews)) {
  const scale = wide.has(name) ? DESKTOP : 1
  const page = await browser.newPage({
    viewport: { width: size.width * scale, height: size.height * scale },
    deviceScaleFactor: 1 / scale,
    reducedMotion: 'reduce',
  })
  await page.goto(`${origin}previews/index.html?block=${name}`)
  await page.locator('#root main').waitFor()
  await acts[name]?.(page)
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.naturalWidth > 0 || image.getBoundingClientRect().top > innerHeight,
    ),
  )
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const webp = await page.screenshot({ type: 'webp', quality: 80 })
  if (webp.length > MAX_BYTES)
    throw new Error(`${name}.webp has ${webp.length} bytes, the limit is ${MAX_BYTES}.`)
  writeFileSync(join(folder, `${name}.webp`), webp)
  console.log(`${name}.webp  ${(webp.length / 1000).toFixed(1)} kB`)
  await page.close()
}
await browser.close()
await server.close()
