/**
 * The cost of a DOM change in a list whose impressions are recorded, with 1,000 and with 10,000 rows, in headless Chromium
 * with production builds: `npm run bench impressions`. Exits with 1 when a change costs more than 1.5 times as much with
 * 10,000 rows.
 */
import { compareRowCounts } from './compare-row-counts.js'

const CHANGES = 500

await compareRowCounts({
  what: 'impressions: a DOM change in the list, at 10,000 rows against at 1,000',
  sizes: [1_000, 10_000],
  query: '&impressions',
  measure: `(async () => {
    const row = document.querySelector('[data-item-id]')
    const badge = document.createElement('span')
    const change = async () => {
      for (let change = 0; change < ${CHANGES}; change++) {
        if (badge.parentNode) badge.remove()
        else row.append(badge)
        // Mutation observers run as microtasks.
        await undefined
      }
    }
    await change()
    const start = performance.now()
    await change()
    return (1000 * (performance.now() - start)) / ${CHANGES}
  })()`,
  atMost: 1.5,
})
