import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'

import { PRODUCT_IDS, type TillStore } from './till-store.js'

/** A shopper at the till. */
export interface TillVisit {
  readonly page: Page
  /** The address of a page of the shop. */
  readonly at: (path: string) => string
  readonly store: TillStore
  readonly hasScripts: boolean
  readonly numbers: readonly [number, number, number]
  /** The products that the shopper has put into the cart, and neither removed nor ordered. */
  readonly inCart: Set<string>
  /** Those that may be removed: their field showed 0, which removes them as soon as the field is left. */
  readonly zeroed: Set<string>
  readonly note: (text: string) => void
  readonly problem: (text: string) => void
}

/** What a line shows. */
export interface ShownLine {
  readonly id: string
  readonly text: string
  readonly price: string
}

const pick = <T>(values: readonly T[], share: number) => values[Math.floor(share * values.length)] as T

const readLines = (page: Page): Promise<readonly ShownLine[]> =>
  page.evaluate(
    `[...document.querySelectorAll('[data-product]')].map((item) => ({ id: item.dataset.product, text: item.querySelector('input')?.value ?? '', price: item.querySelector('.price')?.textContent ?? '' }))`,
  )

/** No request is under way, and scripts, if there are any, have read the cart. */
async function settle({ page, store, hasScripts }: Pick<TillVisit, 'page' | 'store' | 'hasScripts'>) {
  await page.waitForLoadState('load')
  const isReady = hasScripts
    ? `document.readyState === 'complete' && (!document.querySelector('#ready') || (document.querySelector('#ready').dataset.status === 'ready' && !document.querySelector('form[aria-busy]')))`
    : 'true'
  let quiet = 0
  for (let tries = 0; tries < 200 && quiet < 3; tries++) {
    await sleep(50)
    const ready = await page.evaluate(isReady).catch(() => false)
    quiet = ready === true && store.pending === 0 ? quiet + 1 : 0
  }
}

/** Opens the cart, and looks whether a line was lost, or came back. */
export async function openCart(visit: TillVisit): Promise<void> {
  const { page, at, inCart, zeroed, problem } = visit
  await page.goto(at('cart'))
  await settle(visit)
  const ids = (await readLines(page)).map(({ id }) => id)
  for (const id of zeroed) if (!ids.includes(id)) inCart.delete(id)
  zeroed.clear()
  const lost = [...inCart].filter((id) => !ids.includes(id))
  const back = ids.filter((id) => !inCart.has(id))
  if (lost.length > 0) problem(`lost from the cart: ${lost.join(', ')}`)
  if (back.length > 0) problem(`in the cart again: ${back.join(', ')}`)
}

/** A line of the cart, by a number from 0 to 1. */
async function pickLine({ page }: TillVisit, share: number, name?: RegExp) {
  const all = page.locator('[data-product]')
  const lines = await (name ? all.filter({ has: page.getByRole('button', { name }) }) : all).all()
  const line = pick(lines, share)
  return line && { line, id: (await line.getAttribute('data-product')) ?? '' }
}

async function press(visit: TillVisit, name: RegExp): Promise<string | undefined> {
  const picked = await pickLine(visit, visit.numbers[0], name)
  if (!picked) return
  const button = picked.line.getByRole('button', { name }).first()
  // Without scripts, the next step would stop a request that a busy browser has not sent yet.
  const isPosted = visit.hasScripts
    ? undefined
    : visit.page.waitForResponse((response) => response.request().method() === 'POST', { timeout: 10_000 })
  const [isPressed] = await Promise.all([
    button.click({ timeout: 2000 }).then(
      () => true,
      () => false,
    ),
    isPosted?.catch(() => {}),
  ])
  await settle(visit)
  if (isPressed) return picked.id
  // A busy browser may have pressed the button all the same.
  visit.zeroed.add(picked.id)
  return
}

interface TillStep {
  readonly weight: number
  readonly run: (visit: TillVisit) => Promise<unknown>
}

export const till: Readonly<Record<string, TillStep>> = {
  add: {
    weight: 3,
    async run(visit) {
      const { page, at, numbers, inCart, note, hasScripts } = visit
      const id = pick(PRODUCT_IDS, numbers[0])
      note(`adds ${id}`)
      const response = await page.goto(at(`product/${id}`))
      if (!response?.ok()) return
      await settle(visit)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await settle(visit)
      if (hasScripts || page.url().endsWith('/cart')) {
        const sold =
          visit.store.mock.products.all().find((each) => each.id === id)?.variants[0]?.stockQuantity ?? 0
        if (sold > 0) inCart.add(id)
        else if ((await cartOf(visit)).includes(id)) inCart.add(id)
      }
    },
  },
  type: {
    weight: 5,
    async run(visit) {
      const { numbers, note } = visit
      await onCart(visit)
      const picked = await pickLine(visit, numbers[0])
      if (!picked) return
      const { id, line } = picked
      const field = line.getByRole('textbox')
      const text = pick(['5', '600', '3', '2.5', '1e1', '٣', 'two', '', '0', '1000'], numbers[1])
      const isLeft = numbers[2] < 0.5
      note(`types ${JSON.stringify(text)} for ${id}${isLeft ? ' and presses Enter' : ''}`)
      await field.fill(text)
      if (text === '0') visit.zeroed.add(id)
      if (isLeft) {
        await field.press('Enter')
        await settle(visit)
      }
    },
  },
  enter: {
    weight: 1,
    async run(visit) {
      const { page, store, numbers, note, problem } = visit
      // With scripts, Enter in a field of the app submits the form, as in every form.
      if (visit.hasScripts) return
      await onCart(visit)
      const field = pick(await page.locator('form input:not([type=hidden])').all(), numbers[0])
      if (!field) return
      note(`presses Enter in ${await field.getAttribute('name')}`)
      const orders = store.orders.length
      await field.press('Enter')
      await settle(visit)
      if (store.orders.length > orders) problem('Enter in a field has ordered')
    },
  },
  step: {
    weight: 2,
    async run(visit) {
      await onCart(visit)
      const isUp = visit.numbers[1] < 0.5
      const before = await readLines(visit.page)
      const id = await press(visit, isUp ? /^Increase/ : /^Decrease/)
      visit.note(`${isUp ? 'increases' : 'decreases'} ${id}`)
      const shown = before.find((each) => each.id === id)
      const after = (await readLines(visit.page)).find((each) => each.id === id)
      const from = toNumber(shown?.text ?? '')
      // From a quantity that the cart has: a typed one can be too much.
      if (
        !visit.hasScripts &&
        shown &&
        after &&
        Number.isInteger(from) &&
        from > 0 &&
        from < 900 &&
        shown.text !== ''
      ) {
        const expected = Math.max(1, from + (isUp ? 1 : -1))
        if (Number(after.text) !== expected && Number(after.text) !== from)
          visit.problem(`the field shows ${after.text} after ${from}${isUp ? '+' : '-'}`)
      }
    },
  },
  remove: {
    weight: 1,
    async run(visit) {
      await onCart(visit)
      const id = await press(visit, /^Remove/)
      visit.note(`removes ${id}`)
      if (id === undefined) return
      visit.inCart.delete(id)
      await openCart(visit)
    },
  },
  accept: {
    weight: 2,
    async run(visit) {
      await onCart(visit)
      const id = await press(visit, /^Accept/)
      visit.note(`accepts ${id}`)
    },
  },
  price: {
    weight: 2,
    run({ store, numbers: [a, b], note }) {
      const id = pick(PRODUCT_IDS, a)
      const price = `${11 + Math.floor(b * 20)}.25`
      note(`the store sells ${id} for ${price}`)
      store.setPrice(id, price)
      return Promise.resolve()
    },
  },
  stock: {
    weight: 1,
    run({ store, numbers: [a, b], note }) {
      const id = pick(PRODUCT_IDS, a)
      const stock = pick([1, 2, 500, 500], b)
      note(`the store has ${stock} of ${id}`)
      store.setStock(id, stock)
      return Promise.resolve()
    },
  },
  down: {
    weight: 1,
    run({ store, numbers: [a], note }) {
      const isDown = a < 0.4
      note(`the store is ${isDown ? 'down' : 'up'}`)
      store.setDown(isDown)
      return Promise.resolve()
    },
  },
  reload: { weight: 1, run: (visit) => (visit.note('opens the cart'), openCart(visit)) },
  checkout: { weight: 6, run: (visit) => checkOut(visit) },
  decline: {
    weight: 1,
    async run(visit) {
      visit.note('the payment is declined, and tried again:')
      visit.store.declinesNext = true
      const [times, ...others] = visit.numbers
      // A press after the refusal would be the second attempt.
      const first = await checkOut({
        ...visit,
        numbers: [visit.store.serverMs > 2000 ? times : 0, ...others],
      })
      // Where an issue stopped the first attempt, nothing was declined.
      const wasDeclined = !visit.store.declinesNext
      visit.store.declinesNext = false
      if (first && wasDeclined) visit.problem('an order although the payment was declined')
      if (!wasDeclined || first) return
      const second = await checkOut(visit)
      const isReady = await visit.page.evaluate(
        `!!document.querySelector('#checkout') && !document.querySelector('[data-cart-issue], [data-invalid], input:invalid')`,
      )
      if (!second && isReady && !visit.store.isDown())
        visit.problem('no order when the declined payment was tried again')
    },
  },
  leave: {
    weight: 1,
    async run(visit) {
      visit.note('leaves the page while')
      await checkOut(visit, 50 + visit.numbers[1] * 400)
    },
  },
}

/** What the cart has, without leaving the page. */
async function cartOf({ page }: TillVisit): Promise<readonly string[]> {
  return page.evaluate(
    `Object.keys(localStorage).filter((key) => key.startsWith('storefront-cart:')).map((key) => JSON.parse(localStorage.getItem(key)).productId)`,
  )
}

async function onCart(visit: TillVisit): Promise<void> {
  if (!/\/cart(\?.*)?$/.test(visit.page.url()) || !(await visit.page.$('#checkout'))) await openCart(visit)
}

/**
 * One checkout is one order, for what the fields showed when the button was pressed, however often it is pressed.
 * @param leavesAfterMs the shopper goes to another page so long after the press
 * @returns whether something was ordered
 */
async function checkOut(visit: TillVisit, leavesAfterMs?: number): Promise<boolean> {
  const { page, store, numbers, inCart, note, problem } = visit
  await onCart(visit)
  if (!(await page.$('#checkout'))) {
    note('finds nothing to check out')
    return false
  }
  const paysLater = !store.isFetch && numbers[2] < 0.3
  const button = paysLater ? '#later' : '#checkout'
  const shown = await readLines(page)
  const ordersBefore = store.orders.length
  const times = pick([1, 2, 3], numbers[0])
  const gap = pick([0, 150, 900], numbers[1])
  note(
    `checks out ${shown.map(({ id, text }) => `${text} ${id}`).join(', ')}${paysLater ? ' to pay later' : ''}, ${times} times, ${gap} ms apart`,
  )
  await page.locator(button).scrollIntoViewIfNeeded()
  const box = await page.locator(button).boundingBox()
  const later = Array.from({ length: times - 1 }, (_, index) => (index + 1) * gap)
  // Chromium passes nothing of a driver to a page that is being left, so the page presses itself: for five seconds after the
  // first press, these count as presses of the shopper.
  if (visit.hasScripts)
    await page.evaluate(
      `for (const ms of ${JSON.stringify(later)}) setTimeout(() => document.querySelector('${button}')?.click(), ms)`,
    )
  if (box)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
      clickCount: visit.hasScripts ? 1 : times,
    })
  if (leavesAfterMs !== undefined) {
    await sleep(leavesAfterMs)
    // A post that the page sends before the next page has come up can stop the way there: then the shopper sees the order. The driver
    // reports the next page as stopped even where it comes up in the end, so the address decides.
    await page.goto(visit.at(`product/${PRODUCT_IDS[0]}`)).catch(() => {})
    await page.waitForURL(/\/(product|order)\//, { timeout: 10_000 }).catch(() => {})
    const onTheWay = store.orders.length + store.pending
    await settle(visit)
    const isLeft = page.url().includes('/product/')
    if (isLeft && store.orders.length > onTheWay) problem('an order that was sent after the page was left')
    if (!isLeft && store.orders.length > ordersBefore && !page.url().includes('/order/'))
      problem('an order that the shopper does not see')
  }
  // Where an issue stops the first press, the page waits for none of the others, and they are not of the next step.
  else if (visit.hasScripts) await sleep((times - 1) * gap)
  await settle(visit)
  const orders = store.orders.slice(ordersBefore)
  if (orders.length > 1) problem(`${orders.length} orders for one checkout of ${times} presses`)
  const [order] = orders
  if (!order) return false
  if (order.pay !== (paysLater ? 'later' : null))
    problem(`the button is ${order.pay}, and ${button} was pressed`)
  for (const { id, text, price } of shown) {
    const line = order.lines.find(({ productId }) => productId === id)
    const isZero = text === '0'
    if (!line && !isZero) problem(`the order lacks ${text} ${id}`)
    if (line && line.quantity !== toNumber(text))
      problem(`${line.quantity} ${id} ordered, and the field showed ${text}`)
    if (line && Number(line.price) !== Number(price))
      problem(`${id} ordered for ${line.price}, and the page showed ${price}`)
  }
  for (const { productId } of order.lines) {
    if (!shown.some(({ id }) => id === productId))
      problem(`${productId} ordered, which the page did not show`)
    inCart.delete(productId)
  }
  if (leavesAfterMs !== undefined) {
    // Where the answer was lost, the cart still has what was ordered.
    await page.goto(visit.at('cart'))
    await settle(visit)
    for (const { id } of await readLines(page))
      if (order.lines.some((line) => line.productId === id)) inCart.add(id)
  }
  await openCart(visit)
  return true
}

const toNumber = (text: string) =>
  text.trim() === '٣' ? 3 : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
