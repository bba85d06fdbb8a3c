// Opens old addresses in a browser: of a page, of a section of it, and of a section that has left its page.
import type { Page } from 'playwright'

import { movedTo } from './moved.js'

const ADDRESSES = ['/money', '/money#labels', '/components/ProductList', '/cart#checkout'] as const

/** @returns the addresses that do not lead on */
export async function checkMoved(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  for (const address of ADDRESSES) {
    const [path = '', anchor] = address.split('#')
    const target = movedTo(path, anchor === undefined ? '' : `#${anchor}`) ?? ''
    await page.goto('about:blank')
    await page.goto(origin + address)
    const arrives = await page
      .waitForURL((url) => url.pathname + url.hash === target)
      .then(
        () => true,
        () => false,
      )
    if (!arrives) problems.push(`the old address ${address} leads to ${page.url()}, not to ${target}`)
  }
  return problems
}
