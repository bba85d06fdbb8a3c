import axe from 'axe-core'
import type { Page } from 'playwright'

/** @returns a sentence for each violation on the page, outside of the elements that `exclude` selects */
export async function runAxe(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (exclude) => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await runner.run({ exclude: [...exclude] }, { resultTypes: ['violations'] })
    // Sending the whole result to the program would take longer than the check.
    return violations.map(
      ({ id, nodes }) => `axe: ${id} at ${nodes.length} places, first ${nodes[0]?.target.join(' ')}`,
    )
  }, exclude)
}
