import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import type { Browser } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { serve } from '../../examples/own-backend/src/serve.js'
import { LANGUAGES } from '../../packages/create-shop/src/languages.js'
import { TEMPLATES } from '../../packages/create-shop/src/choices.js'
import { openBrowser } from '../examples/open-browser.js'
import { createWooCommerceStandIn } from '../own-back-end/woocommerce-stand-in.js'
import { projectEnv } from '../package/install-project.js'
import { pack, tarballsIn } from '../package/packed-package.js'
import { serveApp } from '../examples/serve-app.js'
import { measurePage, type PageBytes } from './first-page-bytes.js'
import { PRODUCTION, sellInRandomShops, startOwnStore } from './random-shops.js'

/**
 * `npm run test:long create [seconds|builds|bytes|shops] [part of a name]`
 *
 * - seconds: creates a shop of each template from packed tarballs in an empty folder, starts it, and prints the seconds from the
 *   command to a list on the screen. npm's cache is warm after the first template. Fails above 60 seconds.
 * - builds: each template with each store (sample, own API, another shop) and each language, built once, with its types. With the
 *   part `next-own-api`, Next with an API of its own in all languages.
 * - bytes: what a browser receives for the first page of each template in production, compressed.
 * - shops [count] [seed]: shops of random options in production, and a purchase in each. Without a seed, a new one is drawn.
 */
type Task = 'seconds' | 'builds' | 'bytes' | 'shops'
const only = process.argv[2] as Task | undefined
/** Part of a name such as `next-own-api-de`. */
const part = only === 'shops' ? '' : (process.argv[3] ?? '')
const LIMIT_S = 60
const KEY = 'pk_combinations'

const execute = promisify(execFile)
const packed = await pack()
const tarballs = dirname(packed.tarball)
const folder = await mkdtemp(join(tmpdir(), 'storefront-react-create-'))
await writeFile(join(folder, 'package.json'), '{ "private": true }')
const run = (cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execute(command, [...args], { cwd, env: projectEnv(cwd, { NEXT_TELEMETRY_DISABLED: '1', ...env }) })
const cli = join(folder, 'node_modules/create-storefront-shop/dist/cli.js')
const create = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  run(folder, process.execPath, [cli, ...args, '--yes', '--packages', tarballs], env)
const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
await run(folder, 'npm', [...install, tarballsIn(tarballs).get('create-storefront-shop')!])

const failures: string[] = []

/** Starts `npm run dev`. Its processes are one group, so that they end together. */
function startShop(shop: string): { readonly child: ChildProcess; readonly url: Promise<string> } {
  const child = spawn('npm', ['run', 'dev'], {
    cwd: shop,
    // Vite would print its port in bold.
    env: projectEnv(shop, { NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }),
    detached: true,
  })
  const url = new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(output)
      if (found) resolve(found[1]!)
    })
    child.once('exit', () => reject(new Error(`npm run dev ended: ${output}`)))
  })
  return { child, url }
}

async function measureSeconds(browser: Browser, template: string): Promise<void> {
  const start = performance.now()
  const shop = join(folder, `timed-${template}`)
  await create([`timed-${template}`, '--template', template])
  const created = performance.now()
  const { child, url } = startShop(shop)
  try {
    const page = await browser.newPage()
    await page.goto(`${await url}/products`, { timeout: 120_000 })
    await page.locator('[data-item-id]').first().waitFor({ timeout: 120_000 })
    // The pictures of the sample store are files of the shop.
    const picture = page.locator('[data-item-id] img').first()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    if (!(await picture.getAttribute('src'))?.includes('photos'))
      failures.push(`${template} shows no photographs`)
    const seconds = (performance.now() - start) / 1000
    const installed = (created - start) / 1000
    console.log(
      `${template}: ${seconds.toFixed(1)} s to a list, of which ${installed.toFixed(1)} s create and install`,
    )
    if (seconds > LIMIT_S) failures.push(`${template} took ${seconds.toFixed(1)} s`)
    await page.close()
  } finally {
    process.kill(-child.pid!, 'SIGTERM')
    await once(child, 'exit')
  }
}

/** The shops of a template need the same packages, so one of them installs, and hands them to the next one. */
async function buildAll(): Promise<void> {
  const catalog = createSampleCatalog({ size: 30 })
  const other = await serve(createWooCommerceStandIn(catalog))
  const api = await serveMockStore(createMockStore({ ...catalog, apiKey: KEY }))
  const stores = {
    sample: [],
    'own-api': ['--api', api.baseUrl],
    'other-shop': ['--from', 'woocommerce', other.origin],
  }
  for (const template of TEMPLATES) {
    let packages: string | undefined
    for (const [store, args] of Object.entries(stores)) {
      for (const language of Object.keys(LANGUAGES)) {
        const name = `${template}-${store}-${language}`
        if (!name.includes(part)) continue
        const shop = join(folder, name)
        try {
          await create([name, '--template', template, '--language', language, '--no-install', ...args], {
            STOREFRONT_API_KEY: KEY,
          })
          if (packages === undefined) await run(shop, 'npm', install)
          else await rename(packages, join(shop, 'node_modules'))
          packages = join(shop, 'node_modules')
          await run(shop, 'npm', ['run', 'build'])
          console.log(`${name}: built`)
        } catch (error) {
          const { stdout = '', message } = error as Error & { readonly stdout?: string }
          failures.push(`${name}: ${message}${stdout}`)
          console.log(`${name}: FAILED`)
        }
      }
    }
  }
  other.close()
  await api.close()
}

/** The front page of a shop with the sample store, as `npm run build && npm run serve` sends it. */
async function printBytes(browser: Browser): Promise<void> {
  const rows: Record<string, string>[] = []
  for (const template of TEMPLATES) {
    const name = `bytes-${template}`
    if (!name.includes(part)) continue
    const shop = join(folder, name)
    await create([name, '--template', template])
    const store = await startOwnStore(shop)
    try {
      const env = { STOREFRONT_URL: store.url }
      await run(shop, 'npm', ['run', 'build'], env)
      const { script, args } = PRODUCTION[template]
      const app = await serveApp({ folder: shop } as never, script, args, (port) => ({
        ...env,
        PORT: port,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      }))
      let bytes: PageBytes
      try {
        bytes = await measurePage(browser, app.url)
      } finally {
        await app.stop()
      }
      rows.push({
        template,
        ...Object.fromEntries(
          Object.entries(bytes).map(([what, each]) => [what, `${((each as number) / 1000).toFixed(1)} kB`]),
        ),
      })
      if (bytes.js > bytes.jsDecoded * 0.6) failures.push(`${template} sends its JavaScript uncompressed`)
    } finally {
      store.stop()
    }
  }
  console.table(rows)
}

async function inBrowser(task: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await openBrowser()
  try {
    await task(browser)
  } finally {
    await browser.close()
  }
}

const tasks: Readonly<Record<Task, () => Promise<void>>> = {
  seconds: () =>
    inBrowser(async (browser) => {
      for (const template of TEMPLATES.filter((each) => each.includes(part))) {
        // Fills npm's cache.
        await create([`warm-up-${template}`, '--template', template])
        await measureSeconds(browser, template)
      }
    }),
  builds: buildAll,
  bytes: () => inBrowser(printBytes),
  shops: () =>
    inBrowser(async (browser) => {
      const [, , , count = '20', seed = String(Math.floor(Math.random() * 1e9))] = process.argv
      console.log(`npm run test:long create shops ${count} ${seed}`)
      failures.push(
        ...(await sellInRandomShops(Number(count), Number(seed), { folder, create, run }, browser)),
      )
    }),
}

try {
  for (const [name, task] of Object.entries(tasks)) if (only === undefined || only === name) await task()
} finally {
  await packed.remove()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
