/**
 * The cost of a scroll event with 100 and with 10,000 plain rows, in headless Chromium with production builds:
 * `npm run bench scroll-events`. Exits with 1 when an event costs more than 1.5 times as much with 10,000 rows.
 */
import { compareRowCounts } from './compare-row-counts.js'

const EVENTS = 500

await compareRowCounts({
  what: 'a scroll event, at 10,000 rows against at 100',
  sizes: [100, 10_000],
  prepare: 'window.scrollTo(0, 500)',
  measure: `{
    const fire = () => { for (let event = 0; event < ${EVENTS}; event++) document.dispatchEvent(new Event('scroll')) }
    fire()
    const start = performance.now()
    fire();
    (1000 * (performance.now() - start)) / ${EVENTS}
  }`,
  atMost: 1.5,
})
