// Whether a reader sees where a page is: its entry is in view, other folders are closed, and the top bar is marked.
import type { Page } from 'playwright'

/** A page far down, one in a folder, one at the start. */
const PLACES = [
  { path: '/support', entry: 'Support and versions', bar: 'Guide', open: 0 },
  { path: '/tutorial/2-order-and-cart', entry: 'Tutorial 2: order and cart', bar: 'Guide', open: 1 },
  { path: '/hooks/useVariantStock', entry: 'useVariantStock', bar: 'API', open: 1 },
  { path: '/blocks/wishlist', entry: 'Wishlist', bar: 'Blocks', open: 1 },
  { path: '/overview', entry: 'Overview', bar: 'Guide', open: 0 },
] as const

/** @returns what a reader does not see */
export async function checkSidebar(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const { path, entry, bar, open } of PLACES) {
    await page.goto(origin + path)
    const current = page.locator('.VPSidebar [aria-current="page"]')
    await current.waitFor()
    const text = (await current.innerText()).trim()
    if (text !== entry) problems.push(`${path}: the sidebar marks "${text}", not "${entry}"`)
    const box = await current.boundingBox()
    if (!box || box.y < 0 || box.y + box.height > 800)
      problems.push(`${path}: the entry is at ${box?.y} px of 800`)
    const folders = await page.locator('.VPSidebar .collapsible:not(.collapsed)').count()
    if (folders !== open) problems.push(`${path}: ${folders} folders are open, not ${open}`)
    const marked = await page.locator('.VPNavBarMenuLink.active').allInnerTexts()
    if (marked.join() !== bar) problems.push(`${path}: the top bar marks "${marked.join()}", not "${bar}"`)
  }
  return problems
}
