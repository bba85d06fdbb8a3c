import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright'

import { findSentences, readPage, readShopTexts } from '../languages/shop-sentences.js'
import { openPhone, type Input } from './phone.js'
import type { PaymentProvider } from './payment-provider.js'

export interface PurchaseOptions {
  readonly browser: Browser
  /** With the path of the market, if the shop has several. */
  readonly url: string
  readonly template: string
  readonly language: string
  readonly input: Input
  /** The names of the store as JSON: they have no language. */
  readonly data: string
  /** The way to the cart: the line that says what was added, or the cart of the header with its drawer. */
  readonly through?: 'line' | 'header' | undefined
  /** What the console may say. */
  readonly expectedMessages?: RegExp | undefined
  /** In the first card, such as "$". */
  readonly currencySign?: string | undefined
  /** If the shop asks for a payment. */
  readonly provider?: PaymentProvider | undefined
  /** The page on which the shopper finds the product. */
  readonly from?: string | undefined
  /** Which of the products that can be bought there. */
  readonly choice?: number | undefined
}

/**
 * A purchase on a phone. Each page has no violation of axe, no shift, no message in the console and no English sentence of a shop
 * in another language, and the end of the order has the focus.
 */
export async function buy({
  browser,
  url,
  template,
  language,
  input,
  data,
  provider,
  from = '/products',
  choice = 0,
  through = 'line',
  currencySign = '',
  expectedMessages,
}: PurchaseOptions): Promise<void> {
  const { pages, blocks } = readShopTexts(language, template)
  const { page, messages, press, expectGoodPage, close } = await openPhone(browser, input)
  const expectPage = async () => {
    await expectGoodPage()
    if (language === 'en') return
    const english = findSentences(await page.locator('html').evaluate(readPage), 'en', language, data)
    assert.deepEqual(english, [], `English on ${page.url()}`)
  }
  try {
    await page.goto(url + from)
    const cards = page.locator('[data-item-id]').filter({ hasNotText: blocks.soldOut })
    await cards.first().waitFor()
    await expectPage()
    assert.ok((await cards.first().textContent())?.includes(currencySign))
    const card = cards.nth(choice % (await cards.count()))
    await press(card.getByRole('link').first())
    await press(page.locator('main form button[type=submit]:not([aria-disabled=true], :disabled)').first())
    const viewCart = page.getByRole('link', { name: blocks.viewCart, exact: true })
    await viewCart.waitFor()
    await expectPage()
    if (through === 'line') await press(viewCart)
    else {
      await press(cartOf(page, template, language, 1))
      // The button of the drawer is a link to the page of the cart until the code of the drawer is there.
      const toCart = page.getByRole('link', { name: blocks.toCart })
      await toCart
        .or(page.getByRole('heading', { level: 1, name: blocks.cart }))
        .first()
        .waitFor()
      if (await toCart.isVisible()) {
        await expectPage()
        await press(toCart)
      }
    }
    await waitForShipping(page)
    await expectPage()
    const checkOut = page.getByRole('button', { name: pages.checkOut })
    if (provider) await pay(page, checkOut, press)
    else await press(checkOut)
    const heading = page.getByRole('heading', { name: pages.thanks })
    await heading.waitFor()
    // The last effect of an order.
    await cartOf(page, template, language, 0).waitFor()
    await page.waitForFunction(
      (thanks) => document.activeElement?.textContent.includes(thanks),
      pages.thanks,
      { timeout: 5000 },
    )
    await expectPage()
    assert.deepEqual(
      messages.filter((message) => !expectedMessages?.test(message)),
      [],
    )
  } catch (error) {
    throw new Error(`${input} on ${page.url()}: ${(error as Error).message}\n${messages.join('\n')}`, {
      cause: error,
    })
  } finally {
    await close()
  }
}

/** The total is there when the store has said what shipping costs, or that it has none. */
const waitForShipping = (page: Page) =>
  page
    .locator('main dl dd.font-semibold')
    .filter({ hasText: /[\d٠-٩]/ })
    .waitFor()

/** To the page of the payment, back with the button of the browser, and there again: the same payment. */
async function pay(page: Page, checkOut: Locator, press: (target: Locator) => Promise<void>): Promise<void> {
  const payment = page.getByRole('heading', { name: /^Pay \d+$/ })
  await press(checkOut)
  await payment.waitFor()
  const first = page.url()
  await page.goBack()
  await waitForShipping(page)
  await press(checkOut)
  await payment.waitFor()
  assert.equal(page.url(), first)
  await press(page.getByRole('link', { name: 'Pay' }))
}

/** The cart in the header: a button, or a link until its code is there. */
function cartOf(page: Page, template: string, language: string, count: number): Locator {
  const name = readShopTexts(language, template).blocks.cartButton(count)
  return page.getByLabel(name).or(page.getByRole('link', { name })).first()
}
