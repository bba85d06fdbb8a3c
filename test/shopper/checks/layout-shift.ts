import { hasSizedPictures, type Settings } from '../settings.js'
import type { ShopperPage } from '../shopper-page.js'

/** The share of the screen that moves, times how far: the layout shift score. */
const LIMIT = 0.05

/**
 * Reports rows that the layout moved on the screen of a page that has just loaded, in browsers that measure it. Judges
 * only pages that give their pictures a size and put nothing late above the list.
 */
export async function findLayoutShift(page: ShopperPage, settings: Settings): Promise<string[]> {
  const { heroHeight, heroMs, hasCarousel } = settings
  const hasLateContent = hasCarousel || (heroHeight > 0 && heroMs > 0)
  if (hasLateContent || !hasSizedPictures(settings)) return []
  const score = (await page.run('return globalThis.rowShift ?? 0')) as number
  return score > LIMIT ? [`rows move while the page loads: layout shift ${score.toFixed(2)}`] : []
}
