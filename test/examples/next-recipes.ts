import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import type { MockStore } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'
import { getVariantKey } from '../../src/core/variants/variant-key.js'
import { openPage } from './open-browser.js'
import { Shopper } from './shopper.js'

interface Shop {
  readonly url: string
  readonly browser: Browser
  readonly store: MockStore
  readonly nextProduct: () => Product
  /** Where the example keeps its price log. */
  readonly priceLog: string
}

/** The recipes of docs/next.md that need a server. They share the build of the Next example. */
export function testRecipes(getShop: () => Shop): void {
  it('the Next example renders pages with a nonce, and its policy blocks nothing', async () => {
    const { browser, url } = getShop()
    const { page, consoleErrors } = await openPage(browser)
    const violations = await observeViolations(page)
    const response = await page.goto(`${url}/recipes`)
    const [, nonce] = /'nonce-([^']+)'/.exec(response!.headers()['content-security-policy']!)!
    const html = await response!.text()
    const scripts = html.match(/<script\b[^>]*>/g)!
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])

    const shopper = new Shopper(page, url)
    await shopper.showMore()
    await expect.poll(() => shopper.names().then(({ length }) => length)).toBe(48)
    await page.locator('[data-item-id] a').first().click()
    await page.waitForURL(/recipes\/./)
    expect(violations).toEqual([])
    expect(consoleErrors).toEqual([])
    const again = await (await fetch(`${url}/recipes`)).text()
    expect(again).not.toContain(nonce)
    await page.close()
  })

  it('every page of the Next example has a policy that blocks nothing, with a nonce where it has no static part', async () => {
    const { browser, url, nextProduct } = getShop()
    const { page, consoleErrors } = await openPage(browser)
    const violations = await observeViolations(page)
    const { slug } = nextProduct()
    const visit = async (path: string) => {
      const response = await page.goto(url + path)
      await page.waitForLoadState('networkidle')
      const policy = response!.headers()['content-security-policy']!
      const scripts = (await response!.text()).match(/<script\b[^>]*>/g)!
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      if (nonce) expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
      return { path, policy, hasNonce: nonce !== undefined }
    }
    const visits = []
    for (const path of [
      '/',
      '/products',
      `/products/${slug}`,
      '/collections/gifts',
      '/search?q=mug',
      '/feed',
      '/markets/de',
      '/cart',
      '/recipes',
      `/recipes/${slug}`,
    ])
      visits.push(await visit(path))
    expect(visits.filter(({ hasNonce }) => hasNonce).map(({ path }) => path)).toEqual([
      '/cart',
      '/recipes',
      `/recipes/${slug}`,
    ])
    for (const { policy, hasNonce } of visits) {
      expect(policy).toContain(`object-src 'none'; base-uri 'none'; form-action 'self'`)
      if (hasNonce) expect(policy).not.toContain('unsafe')
    }

    await page.goto(`${url}/products/${slug}`)
    await page.getByRole('link', { name: /^Cart/ }).click()
    await page.waitForURL(`${url}/cart`)
    await page.goBack()
    await page.getByRole('link', { name: 'Search' }).click()
    await page.waitForURL(`${url}/search`)
    expect(violations).toEqual([])
    expect(consoleErrors).toEqual([])
    expect(
      (await fetch(`${url}/api/storefront/v1/products?limit=1`)).headers.get('content-security-policy'),
    ).toBeNull()
    await page.close()
  })

  it('the Next example names the lowest price of the 30 days before a reduction, from its price log', async () => {
    const { url, store, nextProduct, priceLog } = getShop()
    const product = nextProduct()
    const reduced = product.variants.map((variant) => ({
      ...variant,
      price: '80.00',
      compareAtPrice: '100.00',
    }))
    store.update(product.id, { variants: reduced })
    const now = Date.now()
    const history = [{ price: '90.00', reduced: false, since: now - 40 * 86_400_000, until: now - 1_800_000 }]
    const keys = product.variants.map(({ id }) => getVariantKey({ productId: product.id, variantId: id }))
    await writeFile(priceLog, JSON.stringify(Object.fromEntries(keys.map((key) => [key, history]))))
    const read = (secret: string) =>
      fetch(`${url}/api/prices`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
    expect((await read('wrong')).status).toBe(401)
    expect((await read('webhook')).status).toBe(204)
    const html = await (await fetch(`${url}/recipes/${product.slug}`)).text()
    expect(html.replace(/<script.*?<\/script>|<[^>]*>/gs, '')).toContain(
      '€80.00 Original price €90.00 11% off Lowest price in the 30 days before the reduction: €90.00',
    )
    store.update(product.id, product)
  })

  it('the Next example morphs a picture into the next page, and Back keeps the place in the list', async () => {
    const { browser, url } = getShop()
    const { page, consoleErrors } = await openPage(browser)
    await page.addInitScript(() => {
      const counted = window as { transitions?: number }
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...args) => {
        counted.transitions = (counted.transitions ?? 0) + 1
        return start(...args)
      }
    })
    const shopper = new Shopper(page, url)
    await page.goto(`${url}/recipes`)
    await shopper.showMore()
    await expect.poll(() => shopper.names().then(({ length }) => length)).toBe(48)
    const name = (await shopper.names())[30]!
    const top = await shopper.scrollTo(name)
    await shopper.card(name).getByRole('link').click()
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await page.evaluate(() => (window as { transitions?: number }).transitions)).toBe(1)
    await page.goBack()
    await shopper.expectAt(name, top)
    expect(consoleErrors).toEqual([])
    await page.close()
  })

  it('the Next example shows an editor the store as it is now, and other visitors the cached page', async () => {
    const { url, store, nextProduct } = getShop()
    const product = nextProduct()
    const enter = (query: string) => fetch(`${url}/api/draft?${query}`, { redirect: 'manual' })
    expect((await enter(`secret=wrong&slug=${product.slug}`)).status).toBe(401)
    expect((await enter('secret=editor&slug=https://evil.example')).status).toBe(404)
    const page = `${url}/recipes/${product.slug}`
    const htmlOf = async (cookie = '') => (await fetch(page, { headers: { cookie } })).text()
    expect(await htmlOf()).toContain(`>${product.name}</h1>`)
    store.update(product.id, { name: 'Renamed a moment ago' })

    const entered = await enter(`secret=editor&slug=${product.slug}`)
    expect(entered.headers.get('location')).toBe(`/recipes/${product.slug}`)
    const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!
    expect(await htmlOf(cookie)).toMatch(/Leave the preview.*>Renamed a moment ago<\/h1>/s)
    expect(await htmlOf()).toContain(`>${product.name}</h1>`)
    const left = await fetch(`${url}/api/draft`, {
      method: 'POST',
      headers: { cookie },
      redirect: 'manual',
    })
    expect(left.headers.getSetCookie()[0]).toMatch(/^__prerender_bypass=;/)
    store.update(product.id, product)
  })

  it('the Next example answers 404 for an unknown product and 503 for a failing store', async () => {
    const { url, store, nextProduct } = getShop()
    const missing = await fetch(`${url}/recipes/no-such-thing`)
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('There is nothing at this address'),
    ])
    const { slug } = nextProduct()
    const path = `/products/${slug}`
    store.failWhen({ path, times: 1 }, 500)
    const failed = await fetch(`${url}/recipes/${slug}`)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await fetch(`${url}/recipes/${slug}`)).status).toBe(200)
    // `proxy.ts` knows the slug for a minute, and Next keeps the product for a minute, once it has stored it.
    const requestsOfAVisit = async () => {
      store.clearRequests()
      expect((await fetch(`${url}/recipes/${slug}`)).status).toBe(200)
      return store.requests.filter((request) => request.path === path).length
    }
    await expect.poll(requestsOfAVisit).toBe(0)
  })
}

async function observeViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  )
  return violations
}
