// Opens the drawer "What makes this work" of the demo, and looks for each part of its table on the page that should have it.
import type { Page } from 'playwright'

import { shopParts, shopPlaces, type ShopPart } from './demo/shop-parts.js'
import { runAxe } from './run-axe.js'

const MAX_LINES = 10
const MAX_COLUMNS = 80
const WAIT_MS = 2000
const SLOW_SCRIPT_MS = 1000

type PlaceName = ShopPart['place']

/** Of each page, a part that the mouse points at. It is not the last one in the table. */
const pointedAt: Readonly<Record<PlaceName, string>> = {
  list: 'ProductImage',
  search: 'SearchField',
  product: 'VariantPicker',
  cart: 'Cart.Quantity',
}

const drawerOf = (page: Page) => page.getByRole('region', { name: 'What makes this work' })

/** @returns what is wrong with the drawer */
export async function checkDemoParts(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['warning', 'error'].includes(message.type())) problems.push(`console: ${message.text()}`)
  }
  const onError = (error: Error) => problems.push(`error: ${error.message}`)
  page.on('console', onConsole).on('pageerror', onError)
  // A shift counts as caused by the press for half a second, so a slow script shows whether the page keeps room for the drawer.
  await page.route(/\/parts-drawer-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_SCRIPT_MS))
    await route.continue()
  })
  // The places are pages of one document, so the drawer stays open.
  for (const [index, [name, { hash }]] of Object.entries(shopPlaces).entries()) {
    await page.goto(`${origin}/demo/${hash}`)
    const parts = shopParts.filter(({ place }) => place === name)
    const anyPart = parts.map(({ selector }) => selector).join(', ')
    await page.locator(`main :is(${anyPart})`).first().waitFor()
    const stopShifts = await watchShifts(page)
    if (index === 0) await page.getByRole('button', { name: 'What makes this work' }).click()
    for (const part of parts) problems.push(...(await problemsOfPart(page, part)))
    problems.push(...(await problemsOfPointing(page, pointedAt[parts[0]!.place])))
    if (name === 'list' || name === 'cart') problems.push(...(await runAxe(page)))
    if (name === 'product') {
      problems.push(...(await problemsOfFocus(page)))
      await page.getByRole('button', { name: 'Add to cart' }).click()
    }
    const shift = await stopShifts()
    if (shift > 0) problems.push(`layout shift of ${shift} on ${name}`)
  }
  problems.push(...(await problemsOfLinks(page, origin)), ...(await problemsOfClosing(page)))
  page.off('console', onConsole).off('pageerror', onError)
  return problems.map((problem) => `/demo, “What makes this work”: ${problem}`)
}

/** @returns stops, and returns the sum of the shifts that no input caused */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  const watcher = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return { entries, observer }
  })
  return () =>
    watcher.evaluate(({ entries, observer }) => {
      const shifts = [...entries, ...observer.takeRecords()] as readonly LayoutShift[]
      observer.disconnect()
      return shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0)
    })
}

/** Missing in the types of the DOM. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Chooses the part in the drawer. */
async function problemsOfPart(page: Page, { name, selector }: ShopPart): Promise<string[]> {
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name, exact: true }).click()
  const element = page.locator(`[data-explained]:is(${selector})`)
  const isOutlined = await element.waitFor({ timeout: WAIT_MS }).then(
    () => true,
    () => false,
  )
  if (!isOutlined) return [`nothing on its page is ${name}`]
  const lines = ((await drawer.locator('pre').textContent()) ?? '').split('\n').filter(Boolean)
  return [
    ...((await drawer.getByRole('heading', { name, exact: true }).isVisible())
      ? []
      : [`${name} is chosen, but not shown`]),
    ...((await element.evaluate(isInView)) ? [] : [`${name} is not in view after it was chosen`]),
    ...(lines.length > MAX_LINES ? [`the code of ${name} has ${lines.length} lines`] : []),
    ...(lines.some((line) => line.length > MAX_COLUMNS) ? [`the code of ${name} is too wide`] : []),
    ...(lines.some((line) => line.includes(name)) ? [] : [`the code of ${name} does not use it`]),
  ]
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

async function problemsOfPointing(page: Page, name: string): Promise<string[]> {
  const part = shopParts.find((each) => each.name === name)!
  const box = await page.locator(`main :is(${part.selector})`).first().boundingBox()
  if (!box) return [`${name} cannot be pointed at`]
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  return (await isShown(page, name)) ? [] : [`the mouse is on ${name}, but the drawer does not show it`]
}

/** The button that saves the product comes after the one that adds it. */
async function problemsOfFocus(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Add to cart' }).focus()
  await page.keyboard.press('Tab')
  return (await isShown(page, 'SaveToggle')) ? [] : ['the drawer does not follow the focus']
}

const isShown = (page: Page, name: string) =>
  drawerOf(page)
    .getByRole('heading', { name, exact: true })
    .waitFor({ timeout: WAIT_MS })
    .then(
      () => true,
      () => false,
    )

async function problemsOfLinks(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  for (const docs of new Set(shopParts.map((part) => part.docs))) {
    const { name } = shopParts.find((part) => part.docs === docs)!
    await drawerOf(page).getByRole('button', { name, exact: true }).click()
    const link = drawerOf(page).getByRole('link', { name: /^Read about/ })
    const url = await link.evaluate((element) => (element as HTMLAnchorElement).href)
    const isPage = url === `${origin}/${docs}` && (await page.request.get(url)).ok()
    if (!isPage) problems.push(`${name} links ${url}, which is not a page`)
  }
  return problems
}

async function problemsOfClosing(page: Page): Promise<string[]> {
  const toggle = page.getByRole('button', { name: 'What makes this work' })
  await page.getByRole('button', { name: 'Break this shop' }).click()
  if (await drawerOf(page).isVisible()) return ['it stays open next to “Break this shop”']
  await toggle.click()
  await page.keyboard.press('Escape')
  return (await toggle.getAttribute('aria-expanded')) === 'false' ? [] : ['Escape does not close it']
}
