// Types what people type into the search of the site, in a browser.
import type { Page } from 'playwright'

import { searchQueries } from './search-queries.js'

/** How many results a reader looks at. */
const LOOKED_AT = 3

/** @returns the queries whose page is not among the first results */
export async function checkSearch(page: Page, origin: string): Promise<string[]> {
  await page.goto(origin)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const field = page.getByRole('searchbox')
  const links = page.locator('.VPLocalSearchBox .result')
  const problems: string[] = []
  for (const [query, ...expected] of searchQueries) {
    await field.fill('')
    await links.first().waitFor({ state: 'detached' })
    await field.fill(query)
    const isFound = await links
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      )
    const hrefs = isFound
      ? await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''))
      : []
    const found = hrefs.map((href) => href.replace(/#.*/, '').replace(/(.)\/$/, '$1')).slice(0, LOOKED_AT)
    if (!expected.some((path) => found.includes(path))) {
      problems.push(
        `the search for "${query}" finds ${found.join(', ') || 'nothing'}, not ${expected.join(' or ')}`,
      )
    }
  }
  return problems
}

/** @returns why the page for a wrong address does not find what the address names */
export async function checkSearchOfWrongAddress(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox', { name: 'Search the documentation' })
  const text = await field.inputValue()
  await main.getByRole('button', { name: 'Search', exact: true }).click()
  const [first] = searchQueries.find(([query]) => query === 'pagination')?.slice(1) ?? []
  const found = page.locator(`.VPLocalSearchBox .result[href^="${first}"]`).first()
  return found.waitFor().then(
    () => [],
    () => [`the search of the page 404, for "${text}", does not find ${first}`],
  )
}
