/**
 * One commit that appends 100 products below the viewport of a `VirtualProductGrid`: React's render, the DOM and all
 * layout effects, at 100, 10,000 and 49,000 loaded products, in headless Chromium with a production build.
 *
 * Run with `npm run bench append`. The sizes are interleaved, figures are medians. Exits with 1 when an append at
 * 10,000 takes more than 1.5 times as long as an append at 100.
 */
import { ms, report, roundsOf } from '../report.js'
import { median, ratioOf } from '../statistics.js'
import { startBench } from './open-grid.js'
import { TOTAL } from './serve-products.js'

const ROUNDS = roundsOf(5)
const APPENDS = 10
const SIZES = [100, 10_000, 49_000] as const

const bench = await startBench()
try {
  const times = new Map<number, number[]>(SIZES.map((size) => [size, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [size, all] of times) {
      const { page } = await bench.open({ grows: '', loaded: size, total: TOTAL })
      for (let count = 0; count < APPENDS; count++) {
        const time = await page.evaluate(() => window.append())
        // The first appends run code that is not compiled yet.
        if (count >= APPENDS / 2) all.push(time)
        await page.waitForTimeout(50)
      }
      await page.close()
    }
  }
  const of = (size: (typeof SIZES)[number]) => times.get(size)!
  for (const [size, limit] of [
    [10_000, { atMost: 1.5 }],
    [49_000, {}],
  ] as const) {
    report({
      what: `React commit of an append, virtual grid, at ${size} against at 100`,
      ours: ms(median(of(size))),
      peer: `at 100 ${ms(median(of(100)))}`,
      ...ratioOf(of(size), of(100)),
      ...limit,
    })
  }
} finally {
  await bench.close()
}
