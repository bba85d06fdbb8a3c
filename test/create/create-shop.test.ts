import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isVariantAvailable } from 'storefront-react'
import { createMockStore, createSampleCatalog, type MockStoreOptions } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

import { CANARY_KEY, findKeyInFiles } from '../examples/canary.js'
import { serve } from '../../examples/own-backend/src/serve.js'
import { openBrowser } from '../examples/open-browser.js'
import { serveApp, type RunningApp } from '../examples/serve-app.js'
import { pack, root, tarballsIn } from '../package/packed-package.js'
import { createWooCommerceStandIn } from '../own-back-end/woocommerce-stand-in.js'
import { projectEnv } from '../package/install-project.js'
import { followDockerfile } from './docker-steps.js'
import { buy } from './purchase.js'
import { PRODUCTION } from './random-shops.js'

const execute = promisify(execFile)
const cleanups: (() => unknown)[] = []
let folder: string
let tarballs: string
let server: MockServer
let browser: Browser

interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the installed command without a terminal, so that it asks nothing. */
async function create(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const cli = join(folder, 'node_modules/create-storefront-shop/dist/cli.js')
  try {
    const output = await execute(process.execPath, [cli, ...args], {
      cwd: folder,
      env: projectEnv(folder, env),
    })
    return { code: 0, ...output }
  } catch (error) {
    const { code, stdout, stderr } = error as Outcome
    return { code, stdout, stderr }
  }
}

const run = (shop: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execute(command, [...args], {
    cwd: shop,
    env: projectEnv(shop, env),
    shell: process.platform === 'win32',
  })

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  tarballs = dirname(packed.tarball)
  folder = await mkdtemp(join(tmpdir(), 'storefront-react-create-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
  await run(folder, 'npm', [...install, tarballsIn(tarballs).get('create-storefront-shop')!])
  const resources = JSON.parse(
    await readFile(join(root, 'examples/vite/checkout-resources.json'), 'utf8'),
  ) as MockStoreOptions['resources']
  const store = createMockStore({ ...createSampleCatalog({ size: 60 }), resources, apiKey: CANARY_KEY })
  server = await serveMockStore(store)
  cleanups.push(() => server.close())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

describe('a command that cannot create a shop', () => {
  // Nobody listens on this port.
  const url = 'http://127.0.0.1:65535/api/v1'
  it.each([
    [
      ['--currency', 'euro'],
      {},
      '--currency must be a code of three capital letters, such as EUR, not "euro".',
    ],
    [['--template', 'remix'], {}, '--template must be one of vite, next, react-router, not "remix".'],
    [
      ['--what'],
      {},
      "Unknown option '--what'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in '-- \"--what\" See --help.",
    ],
    [['a', 'b'], {}, 'Name one folder, not 2: a, b.'],
    [
      ['shop', '--from', 'medusa', 'https://shop.example'],
      {},
      '--from must be woocommerce or google-feed, not "medusa". docs/own-back-end.md has recipes for Medusa and Shopify.',
    ],
    [
      ['shop', '--from', 'google-feed', 'no-such-file.xml'],
      {},
      expect.stringMatching(/^The reading failed: .*no-such-file\.xml/),
    ],
    [
      ['shop', '--price', 'prod_1=12.00'],
      {},
      '--price is for an API of your own. Name the API with --api URL, or leave out --price.',
    ],
    [['.', '--yes'], {}, '. is not empty: choose another name.'],
    [
      ['shop', '--api', url],
      {},
      'Set STOREFRONT_API_KEY to the key of the API: it is not taken from the command line.',
    ],
    [
      ['shop', '--packages', 'nowhere'],
      {},
      '--packages: there is no tarball of storefront-react in nowhere.',
    ],
    [
      ['shop', '--api', url],
      { STOREFRONT_API_KEY: 'pk' },
      'The connection failed in 3 attempts of GET /products (ECONNREFUSED): check the address and the network.',
    ],
  ])('says why in one sentence and leaves nothing: %j', async (args, env, sentence) => {
    const before = readdirSync(folder)
    const { code, stderr } = await create(args, env)
    expect([code, stderr.trim()]).toEqual([1, sentence])
    expect(readdirSync(folder)).toEqual(before)
  })

  it('leaves nothing when npm fails', async () => {
    const before = readdirSync(folder)
    const { code, stderr } = await create(['shop', '--yes', '--packages', tarballs], {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(folder, 'node_modules/.empty-cache'),
      npm_config_fetch_retries: '0',
    })
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^npm could not install the packages \(.+\): check the network, or use --no-install\.\n$/,
      ),
    ])
    expect(readdirSync(folder)).toEqual(before)
  })
})

describe('a shop with an API of its own', () => {
  let shop: string
  let app: RunningApp
  let outcome: Outcome

  beforeAll(async () => {
    outcome = await create(
      ['my-shop', '--yes', '--api', server.baseUrl, '--currency', 'USD', '--packages', tarballs],
      { STOREFRONT_API_KEY: CANARY_KEY },
    )
    shop = join(folder, 'my-shop')
    await run(shop, 'npm', ['run', 'build'])
    app = await serveApp(
      { folder: shop } as never,
      '../dist-server/start.js',
      () => [],
      (port) => ({ PORT: port }),
    )
    cleanups.push(() => app.stop())
  })

  it('says what the first requests found, and never the key', () => {
    expect(outcome.code).toBe(0)
    expect(outcome.stdout).toContain('60 products, found with 40 requests.')
    expect(outcome.stdout + outcome.stderr).not.toContain(CANARY_KEY)
  })

  it('commits no key', async () => {
    await run(shop, 'git', ['init', '--quiet'])
    await run(shop, 'git', ['add', '-A'])
    const { stdout } = await run(shop, 'git', ['grep', '--cached', '-l', '-e', ''])
    expect(stdout).toContain('src/settings.ts')
    expect(stdout).not.toMatch(/\.env|node_modules/)
    await expect(run(shop, 'git', ['grep', '--cached', '-l', CANARY_KEY])).rejects.toMatchObject({ code: 1 })
    for (const built of ['dist', 'dist-server']) {
      expect((await findKeyInFiles(join(shop, built))).found).toEqual([])
    }
  })

  it('has no file of the sample store', () => {
    const files = ['store.mjs', 'start.mjs', '.env', 'public/photos']
    expect(files.filter((file) => existsSync(join(shop, file)))).toEqual([])
  })

  it('sells on a phone, without a message in the console or a shifted page', () =>
    sellOnPhone(app.url, 'vite'))

  it('compresses, and lets a browser keep for ever only what has a hash in its name', async () => {
    const [script = ''] = readdirSync(join(shop, 'dist/assets')).filter((file) => file.endsWith('.js'))
    const headers = { 'accept-encoding': 'gzip' }
    const file = await fetch(`${app.url}/assets/${script}`, { headers })
    expect([file.headers.get('content-encoding'), file.headers.get('cache-control')]).toEqual([
      'gzip',
      'public, max-age=31536000, immutable',
    ])
    const page = await fetch(app.url, { headers })
    expect([page.headers.get('content-encoding'), page.headers.get('cache-control')]).toEqual([
      'gzip',
      'no-cache',
    ])
  })

  it.each([
    ['/', 200],
    ['/products', 200],
    ['/products?sort=price&order=asc', 200],
    ['/cart', 200],
    ['/search?q=lamp', 200],
    ['/collections/sale', 200],
    ['/products/no-such-product', 404],
    ['/collections/no-such-collection', 404],
    ['/pages/no-such-page', 404],
    ['/no-such-page', 404],
    ['/products/a/b', 404],
    ['/assets/index-old.js', 404],
    ['/favicon.ico', 404],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
  ])('answers %s with %d', async (path, status) => {
    const answer = await fetch(app.url + path)
    expect(answer.status).toBe(status)
    // The page of the shop says it, and no script or picture is a page.
    expect(answer.headers.get('content-type')).toMatch(
      /robots|favicon|assets/.test(path) ? /^text\/plain/ : /sitemap/.test(path) ? /xml/ : /^text\/html/,
    )
  })

  it('names each product and collection in the sitemap, and the sitemap in robots.txt', async () => {
    const text = await (await fetch(`${app.url}/sitemap.xml`)).text()
    const urls = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!.replace(app.url, ''))
    const { products, collections } = createSampleCatalog({ size: 60 })
    for (const { slug } of products) expect(urls).toContain(`/products/${slug}`)
    for (const { slug } of collections) expect(urls).toContain(`/collections/${slug}`)
    const robots = await (await fetch(`${app.url}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`)
    expect(robots).toContain('Disallow: /cart')
  })

  it('shows in forced colours what is chosen, focused and sold out, and the button to buy', () =>
    lookInForcedColors(app.url))

  it('says which port is taken', async () => {
    const failed: unknown = await run(shop, process.execPath, ['dist-server/start.js'], {
      PORT: new URL(app.url).port,
    }).catch((error: unknown) => error)
    const { code, stderr } = failed as Outcome
    expect([code, stderr]).toEqual([
      1,
      `Port ${new URL(app.url).port} is taken. Choose another one with the variable PORT.\n`,
    ])
  })

  it('serves from what its Dockerfile builds, which has no key', async () => {
    const { folder: image, command } = await followDockerfile(
      shop,
      (stage) => join(folder, `stage-${stage}`),
      (stage, line) =>
        run(stage, 'sh', ['-c', line.replace('npm ci', 'npm ci --prefer-offline --no-audit --no-fund')]),
    )
    expect(command).toEqual(['node', 'dist-server/start.js'])
    for (const stage of ['stage-0', 'stage-1'])
      expect(readdirSync(join(folder, stage)).filter((file) => file.startsWith('.env'))).toEqual([])
    const container = await serveApp(
      { folder: image } as never,
      '../dist-server/start.js',
      () => [],
      (port) => ({ PORT: port, STOREFRONT_URL: server.baseUrl, STOREFRONT_API_KEY: CANARY_KEY }),
    )
    cleanups.push(() => container.stop())
    expect((await fetch(`${container.url}/products`)).status).toBe(200)
    expect((await fetch(`${container.url}/api/v1/products?limit=1`)).status).toBe(200)
  })
})

it('a shop with the sample store in German passes its own test and starts', async () => {
  expect(await create(['laden', '--yes', '--language', 'de', '--packages', tarballs])).toMatchObject({
    code: 0,
  })
  const shop = join(folder, 'laden')
  expect(await readFile(join(shop, 'index.html'), 'utf8')).toContain('<html lang="de">')
  const photos = join(shop, 'public/photos')
  const files = readdirSync(photos)
  const { products, collections } = createSampleCatalog({ size: 24, photos: { baseUrl: '', files } })
  const images = [...products.flatMap((product) => product.images), ...collections.map(({ image }) => image)]
  const shown = images.map((image) => (image as { url: string }).url)
  // A drawing would be an address of its own.
  expect([...new Set(shown)].sort()).toEqual(files.sort())
  expect(files.reduce((sum, file) => sum + statSync(join(photos, file)).size, 0)).toBeLessThan(400_000)
  await run(shop, 'npm', ['test'])
  await run(shop, 'npx', ['tsc'])
}, 900_000)

describe.each([
  { template: 'next', built: ['.next'] },
  { template: 'react-router', built: ['build'] },
] as const)('a shop of the template $template with an API of its own', ({ template, built }) => {
  const { script, args } = PRODUCTION[template]
  let shop: string

  beforeAll(async () => {
    const outcome = await create(
      [
        `${template}-shop`,
        '--yes',
        ...['--template', template, '--api', server.baseUrl, '--currency', 'USD', '--packages', tarballs],
      ],
      { STOREFRONT_API_KEY: CANARY_KEY },
    )
    expect(outcome).toMatchObject({ code: 0 })
    shop = join(folder, `${template}-shop`)
    await run(shop, 'npm', ['run', 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
  })

  it('commits no key, and builds none into a file', async () => {
    await run(shop, 'git', ['init', '--quiet'])
    await run(shop, 'git', ['add', '-A'])
    const { stdout } = await run(shop, 'git', ['grep', '--cached', '-l', '-e', ''])
    expect(stdout).toContain('settings.ts')
    expect(stdout).not.toMatch(/\.env|node_modules|<\/?sample>/)
    await expect(run(shop, 'git', ['grep', '--cached', '-l', CANARY_KEY])).rejects.toMatchObject({ code: 1 })
    for (const each of built) expect((await findKeyInFiles(join(shop, each))).found).toEqual([])
  })

  it('passes its own test', () => run(shop, 'npm', ['test']))

  it('sells on a phone, without a message in the console or a shifted page', async () => {
    const app = await serveApp({ folder: shop } as never, script, args, (port) => ({
      PORT: port,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    }))
    cleanups.push(() => app.stop())
    await sellOnPhone(app.url, template)
  })
})

it('a shop with the products of a WooCommerce shop has its currency, and nothing of the sample shop', async () => {
  const other = await serve(createWooCommerceStandIn(createSampleCatalog({ size: 30 })))
  cleanups.push(() => other.close())
  const args = ['boutique', '--yes', '--no-install', '--packages', tarballs, '--from', 'woocommerce']
  const { code, stdout, stderr } = await create([...args, other.origin])
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('30 products, with prices in USD.')
  const shop = join(folder, 'boutique')
  const read = (file: string) => readFile(join(shop, file), 'utf8')
  expect(await read('src/settings.ts')).toContain("currency: 'USD'")
  expect(await read('package.json')).toContain(`storefront-mock --from woocommerce \\"${other.origin}\\"`)
  expect(await read('src/texts.ts')).not.toMatch(/Holm|repairs|linen|what is new|'New in'/i)
  expect(await read('src/routes/home-page.tsx')).not.toMatch(/sample|Promises/)
  // A reading has no dates: no order by date is offered, and a link with one opens the list by name.
  const sorts = await read('src/components/shop/sort-and-facets/sort-select.tsx')
  expect(sorts.match(/'[a-zA-Z]+-(asc|desc)'/g)).toEqual([
    "'name-asc'",
    "'name-desc'",
    "'price-asc'",
    "'price-desc'",
  ])
  for (const file of ['src/products/list-url.ts', 'src/search/search-url.ts'])
    expect(await read(file)).not.toContain('createdAt')
  expect(['store.mjs', 'public/photos'].filter((file) => existsSync(join(shop, file)))).toEqual([])
})

/** Windows' high contrast: a browser replaces the colours, so nothing can be said by a background alone. */
async function lookInForcedColors(url: string): Promise<void> {
  const { products } = createSampleCatalog({ size: 60 })
  const optionsOf = ({ attributes }: (typeof products)[number]['variants'][number]) => Object.keys(attributes)
  const withPills = products.find(
    (product) => optionsOf(product.variants[0]!).includes('Size') && product.images.length > 1,
  )!
  const withSwatches = products.find((product) =>
    optionsOf(product.variants[0]!).some((name) => /^Colou?r$/.test(name)),
  )!
  const soldOut = products.find(({ variants }) => !variants.some((each) => isVariantAvailable(each)))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const look = (selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { borderTopColor, borderTopStyle, borderTopWidth, backgroundColor } = getComputedStyle(element)
        return `${borderTopColor} ${borderTopStyle} ${borderTopWidth} ${backgroundColor}`
      }),
    )
  const shoot = async (name: string) => {
    const pictures = process.env['STOREFRONT_PICTURES']
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `${name}.png`) })
  }
  for (const product of [withPills, withSwatches]) {
    await page.goto(`${url}/products/${product.slug}`)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.waitFor()
    const [chosen] = await look('label:has(input:checked)')
    const others = await look('label:has(input[type=radio]:not(:checked))')
    expect(chosen).toBeDefined()
    for (const other of others) expect(other, product.slug).not.toBe(chosen)
    const [button] = await look('form button[type=submit]')
    const [body] = await look('body')
    expect(button!.split(' ').slice(5)).not.toEqual(body!.split(' ').slice(5))
    await page.locator('input[type=radio]:checked').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const outline = await page
      .locator('label:has(input:focus-visible)')
      .first()
      .evaluate((element) => getComputedStyle(element).outline)
    expect(outline).toMatch(/solid 2px/)
    await shoot(`forced-${product.slug}`)
    await add.click()
    const line = page.getByText(`In your cart: ${product.name}`)
    await line.waitFor()
    expect(await page.getByRole('link', { name: 'View cart' }).boundingBox()).toMatchObject({
      y: expect.toSatisfy((y: number) => y > 0 && y < 844),
    })
    await shoot(`forced-added-${product.slug}`)
  }
  const thumbnails = page.locator('[data-current]').first()
  if (await thumbnails.isVisible()) {
    const [current] = await look('button[data-current]')
    for (const other of await look('button:has(> img):not([data-current])')) expect(other).not.toBe(current)
  }
  if (soldOut) {
    await page.goto(`${url}/products/${soldOut.slug}`)
    const button = page.getByRole('button', { name: 'Sold out' })
    await button.waitFor()
    const gray = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.color = 'GrayText'
      return getComputedStyle(probe).color
    })
    expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe(gray)
    await shoot('forced-sold-out')
  }
  await page.goto(url)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type(products[0]!.name.split(' ').at(-1)!)
  const mark = page.getByRole('option').locator('mark').first()
  await mark.waitFor()
  // A browser replaces the colour of the text by that for a mark, which has to be on its background.
  expect(await mark.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
    'rgba(0, 0, 0, 0)',
  )
  await shoot('forced-search-dialog')
  for (const path of ['products', 'search?q=mug', 'cart', 'wishlist']) {
    await page.goto(`${url}/${path}`)
    await page.waitForLoadState('networkidle')
    await shoot(`forced-${path.replace(/\W.*/, '')}`)
  }
  await context.close()
}

/** Adds a product to the cart and orders it, by touch and by keyboard. */
async function sellOnPhone(url: string, template: string): Promise<void> {
  const data = JSON.stringify(createSampleCatalog({ size: 60 }))
  const shop = { browser, url, template, language: 'en', data, currencySign: '$' }
  // Its description has two lines on a phone.
  await buy({ ...shop, input: 'touch', through: 'header', from: '/collections/textiles' })
  await buy({ ...shop, input: 'keyboard', through: 'line' })
}
