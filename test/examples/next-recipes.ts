import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import type { MockStore } from 'storefront-mock'

import type { Product } from '../../src/core/index.js'
import { openPage } from './open-browser.js'
import { Shopper } from './shopper.js'

interface Shop {
  readonly url: string
  readonly browser: Browser
  readonly store: MockStore
  readonly nextProduct: () => Product
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
