import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { openBrowser } from '../apps/open-browser.js'
import { serveApps } from '../apps/serve-apps.js'
import { report, roundsOf } from '../report.js'
import { median, ratioOf } from '../statistics.js'

interface RowCounts {
  readonly what: string
  /** Numbers of rows, the fewer first. */
  readonly sizes: readonly [few: number, many: number]
  /** Added to the URL of the list. */
  readonly query?: string
  /** Runs once in each page. */
  readonly prepare?: string
  /** An expression of the microseconds of one event. A string, because tsx adds helpers to functions that the page does not have. */
  readonly measure: string
  readonly atMost: number
}

/** Measures the same event in a list with few and with many rows, in interleaved rounds, and reports the ratio. */
export async function compareRowCounts({
  what,
  sizes,
  query = '',
  prepare = '',
  measure,
  atMost,
}: RowCounts): Promise<void> {
  const server = await serveApps(createMockStore(createSampleCatalog({ size: 1 })), {
    append: "import '../list/append.tsx'",
  })
  const browser = await openBrowser()
  try {
    const pages = await Promise.all(
      sizes.map(async (size) => {
        const page = await browser.newPage()
        await page.goto(`${server.urlOf('append')}?rows=ours&size=${size}&restoreKey=bench${query}`)
        await page.waitForSelector('[data-item-id]')
        await page.evaluate(prepare)
        return page
      }),
    )
    const runs: [number[], number[]] = [[], []]
    const rounds = roundsOf(15, 5)
    for (let round = 0; round < rounds; round++) {
      for (const [index, page] of pages.entries()) {
        await page.bringToFront()
        runs[index]!.push(await page.evaluate<number>(measure))
      }
    }
    const [few, many] = runs
    const micros = (times: number[]) => `${median(times).toFixed(1)} µs`
    report({
      what,
      ours: micros(many),
      peer: `at ${sizes[0].toLocaleString('en')} ${micros(few)}`,
      ...ratioOf(many, few),
      atMost,
    })
  } finally {
    await browser.close()
    server.close()
  }
}
