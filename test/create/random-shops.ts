import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from 'playwright'
import {
  createMockStore,
  createSampleCatalog,
  type MockStoreOptions,
  type SampleCatalog,
} from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { serve } from '../../examples/own-backend/src/serve.js'
import { LANGUAGES, type Language } from '../../packages/create-shop/src/languages.js'
import { TEMPLATES, type Template } from '../../packages/create-shop/src/choices.js'
import { serveApp } from '../examples/serve-app.js'
import { freePort } from '../free-port.js'
import { createWooCommerceStandIn } from '../own-back-end/woocommerce-stand-in.js'
import { projectEnv } from '../package/install-project.js'
import { root } from '../package/packed-package.js'
import { servePaymentProvider } from './payment-provider.js'
import type { Input } from './phone.js'
import { buy } from './purchase.js'

/** Where the packed packages are, and how to create a shop of them. */
export interface ShopFolder {
  readonly folder: string
  readonly create: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<unknown>
  readonly run: (
    cwd: string,
    command: string,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => Promise<unknown>
}

/** How the production server of each template starts. `script` is relative to `node_modules`. */
export const PRODUCTION = {
  vite: { switches: 'src/switches.ts', script: '../dist-server/start.js', args: () => [] },
  'react-router': {
    switches: 'src/switches.ts',
    script: '@react-router/serve/bin.js',
    args: () => ['build/server/index.js'],
  },
  next: {
    switches: 'lib/switches.ts',
    script: 'next/dist/bin/next',
    args: (port: string) => ['start', '--port', port],
  },
} as const satisfies Record<
  Template,
  { switches: string; script: string; args: (port: string) => readonly string[] }
>

/** What somebody may choose, and what their store and their shopper are like. */
interface RandomShop {
  readonly seed: number
  readonly template: Template
  readonly store: 'sample' | 'markets' | 'api' | 'woocommerce'
  readonly language: Language
  readonly currency: string
  /** Locale and currency of each market. */
  readonly markets: readonly string[]
  readonly payment: 'none' | 'page'
  readonly keepsViewed: boolean
  /** Paths that the API does not have. */
  readonly lacks: readonly string[]
  readonly size: number
  readonly catalogSeed: number
  readonly input: Input
  /** The page on which the shopper finds the product. */
  readonly from: 'products' | 'search' | 'sorted' | 'collection'
  readonly choice: number
  readonly through: 'line' | 'header'
}

const MARKETS = ['de-DE:EUR', 'en-US:USD', 'fr-CA:CAD', 'ja-JP:JPY', 'ar-SA:SAR', 'pl-PL:PLN', 'sv-SE:SEK']

/** The same seed gives the same shop. */
function createRandomShop(seed: number): RandomShop {
  let state = Math.imul(seed, 2654435761) >>> 0
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
  // The lowest bits of such numbers repeat.
  for (let skipped = 0; skipped < 5; skipped++) next()
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!
  // Three shops in a row are one of each template.
  const template = TEMPLATES[seed % TEMPLATES.length]!
  const languages = Object.keys(LANGUAGES) as Language[]
  const store = pick([
    'sample',
    'api',
    'api',
    'woocommerce',
    ...(template === 'vite' ? (['markets'] as const) : []),
  ] as const)
  const markets = MARKETS.map((market) => ({ market, at: next() })).sort((a, b) => a.at - b.at)
  return {
    seed,
    template,
    store,
    language: pick(languages),
    currency: pick(['EUR', 'USD', 'GBP', 'SEK']),
    markets: markets.slice(0, 2 + Math.floor(next() * 2)).map(({ market }) => market),
    payment: pick(['none', 'page']),
    keepsViewed: next() < 0.5,
    lacks: ['menus', 'collections', 'pages', 'shipping', 'payments', 'taxes'].filter(() => next() < 0.3),
    size: 12 + Math.floor(next() * 120),
    catalogSeed: 1 + Math.floor(next() * 1000),
    input: pick(['touch', 'keyboard']),
    from: pick(['products', 'search', 'sorted', 'collection']),
    choice: Math.floor(next() * 12),
    through: pick(['line', 'header']),
  }
}

const describe = ({
  template,
  store,
  language,
  currency,
  markets,
  payment,
  keepsViewed,
  lacks,
  input,
  from,
}: RandomShop) =>
  [
    template,
    store,
    store === 'markets' ? markets.join(',') : `${language} ${currency}`,
    `payment ${payment}`,
    ...(keepsViewed ? ['keeps viewed'] : []),
    ...(store === 'api' && lacks.length > 0 ? [`no ${lacks.join(', ')}`] : []),
    input,
    `from ${from}`,
  ].join('; ')

interface RunningStore {
  /** Arguments of the command that creates the shop. */
  readonly args: readonly string[]
  readonly catalog: SampleCatalog
  /** Starts the store of the created shop, if it has one of its own. Returns the variables that the shop needs. */
  start(shop: string): Promise<NodeJS.ProcessEnv>
  close(): Promise<void>
}

const KEY = 'pk_random'

/** Starts `npm run store` on a free port, as the README of the shop says. */
export async function startOwnStore(shop: string, args: readonly string[] = []) {
  const child = spawn('npm', ['run', '--silent', 'store', ...(args.length > 0 ? ['--', ...args] : [])], {
    cwd: shop,
    env: projectEnv(shop),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const text = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      if (/http:\/\/\S+/.test(output)) resolve(output)
    })
    child.once('exit', () => reject(new Error(`The store of the shop ended: ${output}`)))
  })
  const [url] = /http:\/\/\S+\/api\/v1/.exec(text) ?? []
  return { url, stop: () => child.exitCode === null && process.kill(-child.pid!, 'SIGTERM') }
}

async function openStore({ store, lacks, size, catalogSeed, markets }: RandomShop): Promise<RunningStore> {
  let stop: () => unknown = () => {}
  if (store === 'sample' || store === 'markets') {
    return {
      args: store === 'markets' ? ['--markets', markets.join(',')] : [],
      catalog: createSampleCatalog({ size: 24 }),
      async start(shop) {
        if (store === 'markets') {
          // As the store says if its ports are taken.
          const port = await freePort()
          for (const file of ['store.mjs', '.env'])
            await writeFile(
              join(shop, file),
              (await readFile(join(shop, file), 'utf8')).replaceAll(/\b401\d\b/g, (text) =>
                String(port + Number(text) - 4010),
              ),
            )
        }
        const own = await startOwnStore(shop)
        stop = own.stop
        return store === 'markets' ? {} : { STOREFRONT_URL: own.url }
      },
      close: () => Promise.resolve(void stop()),
    }
  }
  const catalog = createSampleCatalog({ size, seed: catalogSeed })
  if (store === 'woocommerce') {
    const other = await serve(createWooCommerceStandIn(catalog))
    return {
      args: ['--from', 'woocommerce', other.origin],
      catalog,
      async start(shop) {
        const own = await startOwnStore(shop, ['--port', String(await freePort())])
        stop = own.stop
        return { STOREFRONT_URL: own.url, STOREFRONT_API_KEY: 'pk_demo' }
      },
      async close() {
        stop()
        other.close()
      },
    }
  }
  const resources = JSON.parse(
    await readFile(join(root, 'examples/vite/checkout-resources.json'), 'utf8'),
  ) as NonNullable<MockStoreOptions['resources']>
  const mock = createMockStore({
    ...catalog,
    resources: Object.fromEntries(Object.entries(resources).filter(([name]) => !lacks.includes(name))),
    apiKey: KEY,
  })
  const server = await serveMockStore(mock)
  for (const name of lacks) mock.failWhen({ path: new RegExp(`^/${name}(/|$)`) }, 404)
  return {
    args: ['--api', server.baseUrl],
    catalog,
    start: () => Promise.resolve({}),
    close: () => server.close(),
  }
}

function getPath(
  { from, choice, store, lacks }: RandomShop,
  { products, collections }: SampleCatalog,
): string {
  const hasCollections = store !== 'api' || !lacks.includes('collections')
  // A collection can have nothing but a product that is sold out.
  const sold = products.filter(({ variants }) => variants.some(({ stockQuantity }) => stockQuantity > 0))
  const filled = collections.filter(({ id }) =>
    sold.some((product) =>
      product.collections?.some((each) => JSON.stringify(each).includes(JSON.stringify(id))),
    ),
  )
  // A word of its name, which a search of the shop has to find.
  const { name } = sold[choice % sold.length]!
  const word = name.split(' ').at(-1)!
  return {
    products: '/products',
    sorted: '/products?sort=price&order=asc',
    search: `/search?q=${encodeURIComponent(word)}`,
    collection: hasCollections ? `/collections/${filled[choice % filled.length]!.slug}` : '/products',
  }[from]
}

async function sellIn(shop: RandomShop, shops: ShopFolder, browser: Browser, packages: Map<string, string>) {
  const { seed, template, store, language, currency, payment, keepsViewed, input, choice, markets } = shop
  const { folder, create, run } = shops
  const path = join(folder, `shop-${seed}`)
  const own = await openStore(shop)
  const provider = payment === 'page' ? await servePaymentProvider() : undefined
  const env = { STOREFRONT_API_KEY: KEY }
  try {
    await create(
      [
        `shop-${seed}`,
        ...['--template', template, '--no-install', ...own.args],
        ...(store === 'markets' ? [] : ['--language', language]),
        ...(store === 'markets' || store === 'woocommerce' ? [] : ['--currency', currency]),
      ],
      env,
    )
    const { switches, script, args } = PRODUCTION[template]
    const text = await readFile(join(path, switches), 'utf8')
    await writeFile(
      join(path, switches),
      text
        .replace("payment: 'none',", `payment: '${payment}',`)
        .replace('keepsViewed: false,', `keepsViewed: ${String(keepsViewed)},`),
    )
    const known = packages.get(template)
    if (known) await rename(known, join(path, 'node_modules'))
    else await run(path, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'])
    packages.set(template, join(folder, `packages-${template}`))
    const storeEnv = await own.start(path)
    await run(path, 'npm', ['run', 'build'], storeEnv)
    const app = await serveApp({ folder: path } as never, script, args, (port) => ({
      ...storeEnv,
      ...provider?.env,
      PORT: port,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: `http://localhost:${port}`,
    }))
    try {
      const sold = store === 'markets' ? markets : [undefined]
      for (const market of sold) {
        const [locale = ''] = market?.split(':') ?? []
        await buy({
          ...{ browser, template, input, choice, provider, through: shop.through },
          url: market ? `${app.url}/${locale.toLowerCase()}` : app.url,
          language: market ? locale.slice(0, 2) : language,
          data: JSON.stringify(own.catalog),
          from: getPath(shop, own.catalog),
          // The browser says it of each path that the store lacks.
          expectedMessages: store === 'api' && shop.lacks.length > 0 ? /status of 404/ : undefined,
        })
      }
      if (/\bError\b/.test(app.output())) throw new Error('The server of the shop reports an error.')
      if (provider) {
        const open = [...provider.stripe.sessions.values()].filter(({ status }) => status === 'open')
        const paid = provider.stripe.sessions.size - open.length
        if (open.length > 0 || paid !== sold.length) throw new Error(`${paid} payments, ${open.length} open`)
      }
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${app.output()}`, { cause: error })
    } finally {
      await app.stop()
    }
  } finally {
    provider?.close()
    await own.close()
    if (existsSync(join(path, 'node_modules')))
      await rename(join(path, 'node_modules'), join(folder, `packages-${template}`))
    await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Creates, builds and starts shops with random options, and buys something in each. Returns what failed. */
export async function sellInRandomShops(
  count: number,
  seed: number,
  shops: ShopFolder,
  browser: Browser,
): Promise<string[]> {
  const failures: string[] = []
  const packages = new Map<string, string>()
  for (let index = 0; index < count; index++) {
    const shop = createRandomShop(seed + index)
    const start = performance.now()
    try {
      await sellIn(shop, shops, browser, packages)
      console.log(
        `${shop.seed}: ${describe(shop)}: sold, ${Math.round((performance.now() - start) / 1000)} s`,
      )
    } catch (error) {
      const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
      console.log(`${shop.seed}: ${describe(shop)}: FAILED: ${message.slice(0, 2000)}`)
      failures.push(
        `${describe(shop)}\n  again: npm run test:long create shops 1 ${shop.seed}\n${message}\n${stdout}${stderr}`,
      )
    }
  }
  return failures
}
