// Takes the pictures of the readme from the stories, and writes them to `docs/images`: screenshots of the demo shop, and the
// proof as an animation with a still for readers who want no motion. Uses the built Storybook, and builds it if there is none:
// after a change of a story, run `npx storybook build` first. `npx tsx scripts/take-screenshots.ts proof` takes only the proof.
// The animation needs `img2webp`, which is part of libwebp: `apt-get install webp`, `brew install webp`.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { chromium, type Page } from 'playwright'

import { browserArgs, findBrowser } from './find-browser.js'

interface Screenshot {
  readonly name: string
  readonly story: string
  readonly width: number
  readonly height: number
  readonly theme?: 'light' | 'dark'
  readonly locale?: string
  /** What the shopper does before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>
}

interface Frame {
  readonly png: Buffer
  readonly durationMs: number
}

const phone = { width: 390, height: 844 }

const screenshots: readonly Screenshot[] = [
  { name: 'product-list', story: 'demo-shop--list', width: 1280, height: 800 },
  {
    name: 'product-page-dark',
    story: 'demo-shop--product-on-phone',
    ...phone,
    theme: 'dark',
    act: (page) =>
      page.getByRole('navigation', { name: 'Breadcrumbs' }).evaluate((element) => element.scrollIntoView()),
  },
  {
    name: 'filters',
    story: 'demo-shop--search-results',
    ...phone,
    act: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  { name: 'right-to-left', story: 'demo-shop--right-to-left', ...phone, locale: 'ar-EG' },
]

/** The readme shows an image at half of its pixels, so that it is sharp on every display. */
const SCALE = 2
const MAX_BYTES = 200_000
const MAX_ANIMATION_BYTES = 400_000
const WEBP_QUALITY = 95
const ANIMATION_QUALITY = 80

const root = join(import.meta.dirname, '..')
const storybook = join(root, 'storybook-static')
const images = join(root, 'docs', 'images')

if (!existsSync(join(storybook, 'iframe.html'))) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync('npx', ['storybook', 'build', '--quiet'], {
    cwd: root,
    stdio: 'inherit',
    shell,
  })
  if (status !== 0) process.exit(status ?? 1)
}

const server = await serve(storybook)
const origin = `http://localhost:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] })
mkdirSync(images, { recursive: true })
const [only] = process.argv.slice(2)
for (const screenshot of only === 'proof' ? [] : screenshots) {
  write(screenshot.name, await take(screenshot), MAX_BYTES)
}
await takeProof()
await browser.close()
server.close()

async function take({
  story,
  width,
  height,
  theme = 'light',
  locale = 'en-US',
  act,
}: Screenshot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};locale:${locale}`)
  await page.locator('main img').first().waitFor()
  await act?.(page)
  // The images load lazily, so those below the picture would never be complete.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .map((image) => image.decode()),
    ),
  )
  // No focus ring and no text cursor in the picture.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const webp = await page.screenshot({ type: 'webp', quality: WEBP_QUALITY })
  await page.close()
  return webp
}

function write(name: string, webp: Buffer, limit: number): void {
  const size = `${Math.round(webp.length / 1000)} kB`
  if (webp.length >= limit) throw new Error(`${name}.webp has ${size}, the limit is ${limit / 1000} kB.`)
  writeFileSync(join(images, `${name}.webp`), webp)
  console.log(`docs/images/${name}.webp  ${size}`)
}

/** What the buttons of the proof do to both lists, and as a still the most telling moment. */
async function takeProof(): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 760, height: 800 },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  })
  await page.goto(`${origin}/iframe.html?id=why-productlist--two-lists-on-one-store&viewMode=story`)
  // Small print is for a reader who can press.
  await page.addStyleTag({ content: '.proof .proof-details { display: none }' })
  const proof = page.locator('.proof')
  const isIdle = (expected: boolean) =>
    page.waitForSelector(`.proof:${expected ? 'not(:has([data-proof-busy]))' : 'has([data-proof-busy])'}`)
  const frames: Frame[] = []
  const shoot = async (durationMs: number) => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    frames.push({ png: await proof.screenshot(), durationMs })
  }
  await isIdle(true)
  let still: Buffer | undefined
  // The first frame is the first result: two equal lists say nothing.
  for (const action of ['Reload the page', 'Rename a product', 'Add 20 products']) {
    await page.getByRole('button', { name: action }).click()
    await isIdle(false)
    await isIdle(true)
    await page.mouse.move(0, 0)
    await shoot(3_500)
    if (action.startsWith('Add')) still = await proof.screenshot({ type: 'webp', quality: WEBP_QUALITY })
  }
  write('proof', animate(frames), MAX_ANIMATION_BYTES)
  if (still) write('proof-still', still, MAX_BYTES)
  await page.close()
}

/** Repeats for ever. */
function animate(frames: readonly Frame[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-react-proof-'))
  const output = join(folder, 'proof.webp')
  const inputs = frames.flatMap(({ png, durationMs }, index) => {
    const file = join(folder, `${index}.png`)
    writeFileSync(file, png)
    return ['-lossy', '-q', String(ANIMATION_QUALITY), '-d', String(durationMs), file]
  })
  try {
    execFileSync('img2webp', ['-loop', '0', ...inputs, '-o', output], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    return readFileSync(output)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('The animation needs img2webp: "apt-get install webp" or "brew install webp".', {
      cause: error,
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function serve(folder: string): Promise<Server> {
  const types: Readonly<Record<string, string>> = {
    '.css': 'text/css',
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
  }
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(decodeURIComponent(pathname)))
    if (!file.startsWith(folder) || !extname(file) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => files.listen(0, 'localhost', resolve))
  return files
}
