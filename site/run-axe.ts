import axe from 'axe-core'
import type { Page } from 'playwright'

/** @returns a sentence for each violation on the page */
export async function runAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return violations.map(
    ({ id, nodes }) => `axe: ${id} at ${nodes.length} places, first ${nodes[0]?.target.join(' ')}`,
  )
}
