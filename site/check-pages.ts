// Checks the built site: every internal link and anchor, the old addresses, the links in error messages, llms.txt, and in a browser that no page
// or preview of a block has a console message, a request to another site, an axe violation, a layout shift or content wider
// than the screen, and that the search finds its pages.
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium, type BrowserContextOptions, type Page } from 'playwright'
import { serve } from 'vitepress'

import { browserArgs, findBrowser } from '../scripts/find-browser.js'
import { checkDemo } from './check-demo.js'
import { checkDemoParts } from './check-demo-parts.js'
import { checkSearch, checkSearchOfWrongAddress } from './check-search.js'
import { checkMoved } from './check-moved.js'
import { checkSidebar } from './check-sidebar.js'
import { moved } from './moved.js'
import { movedPages } from './write-moved-pages.js'
import { blockPreviews, partPreviews } from './previews/previews.js'
import { runAxe } from './run-axe.js'

const dist = join(import.meta.dirname, '.vitepress/dist')
/** Makes a link of a page absolute, wherever the site is published. */
const ORIGIN = 'https://site.invalid'
/** `npm run check /blocks` visits only addresses that contain this. */
const [wanted = ''] = process.argv.slice(2)
/** `/components/Cart`: the path of a page, by file. */
const pathOf = (file: string) =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`
const files = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.html') && name !== '404.html' && !/^(storybook|demo|previews)[\\/]/.test(name),
    )
    .map((name) => [pathOf(name), readFileSync(join(dist, name), 'utf8')]),
)
// Pages that a program wrote are alike, so a few of the reference are visited, and a few others on a second screen.
const visitedReference = [
  '/reference/',
  '/reference/storefront-react/functions/useProducts',
  '/reference/storefront-react/core/classes/NotFoundError',
]
const visitedTwice = ['/blocks/product-grid', '/product-list', '/hooks/useProducts', '/errors']
const paths = [...files.keys()].filter(
  (path) =>
    !movedPages.includes(path.slice(1)) &&
    (!path.startsWith('/reference/') || visitedReference.includes(path)),
)

/** A host shows the page 404 there. */
const WRONG_ADDRESS = '/no-such-page'
const demoPages = ['/demo/', '/demo/#/collections/home', '/demo/#/products/tamnor-stoneware-vase']
const previewsWith = (settings: string) =>
  Object.keys({ ...blockPreviews, ...partPreviews }).map(
    (name) => `/previews/index.html?block=${name}${settings}`,
  )

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('&amp;', '&'))
}

function findBrokenLinks(): string[] {
  const idsByPath = new Map(
    [...files].map(([path, html]) => [
      path,
      new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => decode(id!))),
    ]),
  )
  const targetProblem = (url: URL) => {
    const ids = idsByPath.get(decodeURIComponent(url.pathname).replace(/\.html$/, ''))
    if (!ids) return 'has no page'
    return url.hash && !ids.has(decodeURIComponent(url.hash.slice(1))) ? 'has no heading' : undefined
  }
  const problems: string[] = []
  const check = (from: string, link: string, url: URL) => {
    const problem = targetProblem(url)
    if (problem) problems.push(`${from}: the link ${link} ${problem}`)
  }
  for (const [path, html] of files) {
    for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href!.replaceAll('&amp;', '&'), `${ORIGIN}${path}`)
      const isFile = /\.(txt|xml|md)$|^\/(storybook|demo|previews)\//.test(url.pathname)
      if (url.origin === ORIGIN && !isFile) check(path, href!, url)
    }
  }
  for (const [address, target] of Object.entries(moved)) {
    const link = `/${target}`
    check(`the old address /${address}`, link, new URL(link, ORIGIN))
  }
  // What the message of an error links to: the section of its code.
  const errors = readFileSync(join(import.meta.dirname, '../docs/errors.md'), 'utf8')
  for (const [, code] of errors.matchAll(/^## `([a-z-]+)`$/gm)) {
    const link = `${ORIGIN}/errors#${code}`
    check('the message of an error', link, new URL(link))
  }
  return problems
}

/** The playground has only code that runs, and the reference is too long. */
function findPagesWithoutText(): string[] {
  const list = readFileSync(join(dist, 'llms.txt'), 'utf8')
  return paths
    .filter((path) => path !== '/' && path !== '/playground' && !path.startsWith('/reference/'))
    .filter((path) => !list.includes(`(${path.replace(/\/$/, '')}.md)`))
    .map((path) => `llms.txt does not list ${path}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The frame and the colours of the code are the same on every page, so a few pages are checked as a whole. */
const alike = ['.VPNav', '.VPLocalNav', '.VPSidebar', '.VPFooter', 'pre.shiki']
const checksWholePage = (path: string) =>
  /^\/(previews|demo)\//.test(path) || !/^\/\w+/.test(path) || [...visitedTwice, WRONG_ADDRESS].includes(path)

interface Visit {
  readonly url: string
  /** Whether the same elements were checked on another screen. */
  readonly looksOnly: boolean
  /** On this screen. */
  readonly checkedTexts: Map<string, number>
}

async function problemsOf(page: Page, { url, looksOnly, checkedTexts }: Visit): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    // The browser reports the status of a wrong address.
    if (url.endsWith(WRONG_ADDRESS) && message.text().includes('404')) return
    if (['warning', 'error'].includes(message.type())) problems.push(`console: ${message.text()}`)
  }
  const onError = (error: Error) => problems.push(`error: ${error.message}`)
  const onRequest = (request: { url(): string }) => {
    if (!request.url().startsWith(new URL(url).origin) && !request.url().startsWith('data:')) {
      problems.push(`request to another site: ${request.url()}`)
    }
  }
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  await page.goto(url, { waitUntil: 'load' })
  if (/\/(previews|demo)\//.test(url)) await page.locator('#root main').waitFor()
  // The host's file for wrong addresses is empty until its script has run.
  if (url.endsWith(WRONG_ADDRESS)) await page.getByRole('heading', { level: 1 }).waitFor()
  const { shift, moved } = await page.evaluate(async () => {
    type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] }
    let shift = 0
    const moved = new Set<string>()
    const { parsedTime = 0 } = globalThis as { parsedTime?: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.startTime <= parsedTime) continue
        shift += entry.value
        for (const { node } of entry.sources)
          moved.add(
            node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? ''),
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
    // Long enough for the page to hydrate and for a playground to start.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { shift, moved: [...moved].join(', ') }
  })
  // Arabic digits come from another font than Latin words, so a line can be a pixel taller than its skeleton.
  if (shift > 0 && !url.endsWith('&rtl')) problems.push(`layout shift of ${shift}: ${moved}`)
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return undefined
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return `${scrollWidth - clientWidth} px wider than the screen: ${wide.at(-1)?.outerHTML.slice(0, 120)}`
  })
  if (overflow) problems.push(overflow)
  if (new URL(url).pathname === '/') problems.push(...(await countsBelowFirstScreen(page)))
  const ofText = checksWholePage(new URL(url).pathname) ? {} : { exclude: alike, checkedTexts }
  problems.push(...(await runAxe(page, { ...ofText, looksOnly })))
  page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
  return problems
}

/** The proof is one look: its lists and what they count are on the first screen, also of a phone. */
async function countsBelowFirstScreen(page: Page): Promise<string[]> {
  const board = page.locator('.proof-board').first()
  await board.waitFor()
  const { bottom, height } = await board.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom + scrollY,
    height: innerHeight,
  }))
  return bottom > height ? [`the counts of the proof end at ${bottom} px of ${height}`] : []
}

/** Only a shift that comes again is a problem. */
async function problemsAfterRetry(page: Page, visit: Visit): Promise<string[]> {
  const found = await problemsOf(page, visit)
  const isShiftOnly = found.length > 0 && found.every((problem) => problem.startsWith('layout shift'))
  if (!isShiftOnly) return found
  const again = await problemsOf(page, visit)
  if (again.length === 0) console.log(`${visit.url}: passed at the second try, after: ${found.join(', ')}`)
  return again
}

const problems = [...findBrokenLinks(), ...findPagesWithoutText()]
for (const problem of problems) console.error(problem)
const port = await freePort()
await serve({ root: import.meta.dirname, port })
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })
async function newPage(device: BrowserContextOptions = {}): Promise<Page> {
  // Compressing each file would take as long as the tests of the pages.
  const page = await browser.newPage({ ...device, extraHTTPHeaders: { 'accept-encoding': 'identity' } })
  // A slow browser paints before it has parsed the page: the bar without its last button, a table without its last row.
  // The first frame after the parser shows the rest, so shifts are counted from the second on.
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () =>
        requestAnimationFrame(() =>
          requestAnimationFrame((time) => Object.assign(globalThis, { parsedTime: time })),
        ),
      { once: true },
    )
  })
  return page
}
const devices = [
  {
    colorScheme: 'light',
    viewport: { width: 390, height: 844 },
    paths: [...paths, WRONG_ADDRESS, ...demoPages, ...previewsWith(''), ...previewsWith('&rtl')],
  },
  {
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    paths: [
      ...paths.filter((path) => !/^\/\w+\//.test(path) || visitedTwice.includes(path)),
      WRONG_ADDRESS,
      ...demoPages,
      ...previewsWith('&theme=dark'),
    ],
  },
] as const
const origin = `http://localhost:${port}`
const report = (problem: string) => {
  problems.push(problem)
  console.error(problem)
}
const visits = devices.flatMap(({ paths, ...device }) => {
  const checkedTexts = new Map<string, number>()
  return paths.filter((path) => path.includes(wanted)).map((path) => ({ device, path, checkedTexts }))
})
/** The second screen has the elements of the first one in other colours; a page that is checked as a whole has others too. */
function isSeenAgain(path: string, { colorScheme }: Pick<BrowserContextOptions, 'colorScheme'>): boolean {
  return path.endsWith('&theme=dark') || (colorScheme === 'dark' && !checksWholePage(path))
}
const queue = visits.values()
async function visitNextPages(): Promise<void> {
  const pages = new Map<object, Page>()
  for (const { device, path, checkedTexts } of queue) {
    const page = pages.get(device) ?? (await newPage(device))
    pages.set(device, page)
    const visit = { url: origin + path, looksOnly: isSeenAgain(path, device), checkedTexts }
    for (const problem of await problemsAfterRetry(page, visit))
      report(`${path} (${device.colorScheme}): ${problem}`)
  }
}
async function useSearchAndDemo(): Promise<void> {
  const page = await newPage()
  for (const problem of [
    ...(await checkSearch(page, `${origin}/getting-started`)),
    ...(await checkSearchOfWrongAddress(page, `${origin}/docs/pagination.html`)),
    ...(await checkMoved(page, origin)),
    ...(await checkSidebar(page, origin)),
    ...(await checkDemoParts(page, origin)),
    ...(await checkDemo(page, origin)),
  ])
    report(problem)
}
await Promise.all([visitNextPages(), visitNextPages()])
await useSearchAndDemo()
await browser.close()
console.log(
  `${files.size} pages with checked links, ${visits.length} pages and previews visited on a phone or a desktop: ` +
    `${problems.length} problems`,
)
process.exit(problems.length > 0 ? 1 : 0)
