import type { Browser } from 'playwright'

import { openFrontPage } from './open-front-page.js'

/** Vite reloads the page when it finds a dependency late, so the first list appears seconds later. */
export async function checkStart(browser: Browser): Promise<string[]> {
  const { loads, lateDependencies } = await openFrontPage(browser)
  return [...(loads === 1 ? [] : [`the preview loaded ${loads} times`]), ...lateDependencies]
}
