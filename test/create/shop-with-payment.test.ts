import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog, type MockStoreOptions } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { openBrowser } from '../examples/open-browser.js'
import { serveApp } from '../examples/serve-app.js'
import { projectEnv } from '../package/install-project.js'
import { pack, root, tarballsIn } from '../package/packed-package.js'
import { servePaymentProvider, type PaymentProvider } from './payment-provider.js'
import { buy } from './purchase.js'
import { PRODUCTION } from './random-shops.js'

const execute = promisify(execFile)
const cleanups: (() => unknown)[] = []
const KEY = 'pk_payment'
let folder: string
let tarballs: string
let store: string
let browser: Browser
let provider: PaymentProvider

const run = (cwd: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  execute(command, [...args], { cwd, env: projectEnv(cwd, env), shell: process.platform === 'win32' })

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  tarballs = dirname(packed.tarball)
  folder = await mkdtemp(join(tmpdir(), 'storefront-react-payment-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
  await run(folder, 'npm', [...install, tarballsIn(tarballs).get('create-storefront-shop')!])
  const resources = JSON.parse(
    await readFile(join(root, 'examples/vite/checkout-resources.json'), 'utf8'),
  ) as MockStoreOptions['resources']
  const server = await serveMockStore(
    createMockStore({ ...createSampleCatalog({ size: 30 }), resources, apiKey: KEY }),
  )
  cleanups.push(() => server.close())
  store = server.baseUrl
  provider = await servePaymentProvider()
  cleanups.push(() => provider.close())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

describe.each(['vite', 'react-router', 'next'] as const)(
  'a shop of the template %s with a page of payment',
  (template) => {
    const { switches, script, args } = PRODUCTION[template]

    it('sells once: with Back, cancel and success, by touch and by keyboard, without a violation, message or shift', async () => {
      const env = { STOREFRONT_API_KEY: KEY, NEXT_TELEMETRY_DISABLED: '1' }
      const options = ['--template', template, '--api', store, '--packages', tarballs, '--yes']
      const cli = join(folder, 'node_modules/create-storefront-shop/dist/cli.js')
      await run(folder, process.execPath, [cli, template, ...options], env)
      const shop = join(folder, template)
      const path = join(shop, switches)
      const text = await readFile(path, 'utf8')
      expect(text).toContain("payment: 'none',")
      await writeFile(path, text.replace("payment: 'none',", "payment: 'page',"))
      await run(shop, 'npm', ['run', 'build'], env)
      const app = await serveApp({ folder: shop } as never, script, args, (port) => ({
        ...env,
        PORT: port,
        NODE_ENV: 'production',
        SITE_URL: `http://localhost:${port}`,
        ...provider.env,
      }))
      try {
        provider.stripe.sessions.clear()
        await sellOnce(app.url)
        const data = JSON.stringify(createSampleCatalog({ size: 30 }))
        for (const input of ['touch', 'keyboard'] as const)
          await buy({ browser, url: app.url, template, language: 'en', input, data, provider })
        expect([...provider.stripe.sessions.values()].map(({ status }) => status)).toEqual(
          Array(3).fill('complete'),
        )
      } catch (error) {
        throw new Error(app.output(), { cause: error })
      } finally {
        await app.stop()
      }
    }, 900_000)
  },
)

async function sellOnce(url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const page = await context.newPage()
  const { stripe } = provider
  const problems: string[] = []
  page.on('console', (message) => problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  const toProvider = async (from: Page) => {
    await from
      .getByRole('combobox', { name: 'Shipping' })
      .getByRole('option')
      .first()
      .waitFor({ state: 'attached' })
    await from.getByRole('button', { name: 'Check out' }).click()
    await from.getByRole('heading', { name: /^Pay \d+$/ }).waitFor()
    return from.url()
  }
  await page.goto(`${url}/products`)
  await page.locator('[data-item-id] a').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page
    .getByLabel('Cart (1)')
    .or(page.getByRole('link', { name: 'Cart (1)' }))
    .first()
    .waitFor()
  await page.goto(`${url}/cart`)
  const first = await toProvider(page)
  await page.goBack()
  expect(await toProvider(page)).toBe(first)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByText('You have not paid. Nothing was ordered, and your cart is as it was.').waitFor()
  expect(await toProvider(page)).toBe(first)
  await page.getByRole('link', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const total = (stripe.sessions.values().next().value!.amount_total / 100).toFixed(2)
  await page.getByText(`We charge €${total}.`).first().waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toContain('Thank you')
  await page.getByRole('status').filter({ hasText: 'Thank you' }).waitFor({ state: 'attached' })
  await page
    .getByLabel('Cart (0)')
    .or(page.getByRole('link', { name: 'Cart (0)' }))
    .first()
    .waitFor()
  // A webhook that is late changes nothing, and neither does a reload.
  const [session] = stripe.sessions.values()
  const { body, headers } = stripe.sign('checkout.session.completed', session!)
  const answer = await fetch(`${url}/checkout/webhook`, { method: 'POST', body, headers })
  expect(answer.status).toBe(200)
  const forged = stripe.sign('checkout.session.completed', session!, { secret: 'whsec_other' })
  expect((await fetch(`${url}/checkout/webhook`, { method: 'POST', ...forged })).status).toBe(400)
  await page.reload()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(stripe.sessions.size).toBe(1)
  expect(problems).toEqual([])
  await context.close()
}
