import { findFirefox, findWebKit } from '../../scripts/find-other-browsers.js'
import type { Driver } from '../browsers/drivers/driver.js'
import { startFirefox } from '../browsers/drivers/firefox.js'
import { startWebKit } from '../browsers/drivers/webkit.js'
import { startChromium } from './chromium.js'
import { planVisit } from './plan-visit.js'
import { serveShop } from './serve-shop.js'
import { ROUTERS } from './settings.js'
import { runVisit, type VisitBrowser } from './visit.js'

/**
 * `npm run test:long visits [count] [seed] [browser] [router]`: random visits to a shop in Chromium (every second one
 * with a processor four times as slow), Firefox or WebKit. After each return the list must be where it was.
 */
const count = Number(process.argv[2] ?? 1000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
const name = process.argv[4] ?? 'chromium'
const router = ROUTERS.find((each) => each === process.argv[5])
/** Tabs side by side: most of a visit is waiting. */
const TABS = 4

const shop = await serveShop()
let next = 0
let wrong = 0

if (name === 'chromium') {
  const chromium = await startChromium()
  await Promise.all(
    Array.from({ length: TABS }, () =>
      visitAll(async (index) => {
        const slowdown = index % 2 === 0 ? 1 : 4
        const tab = await chromium.openTab(slowdown)
        return { browser: tab, slowdown, close: () => tab.close() }
      }),
    ),
  )
  await chromium.close()
} else {
  const driver = await startOther()
  await visitAll(async () => ({ browser: driver, slowdown: 1, close: () => Promise.resolve() }))
  await driver.close()
}
await shop.close()

console.log(
  `${count} visits in ${name}${router ? ` with ${router}` : ''}, ${wrong} wrong places (seed ${seed})`,
)
process.exit(wrong > 0 ? 1 : 0)

interface Tab {
  readonly browser: VisitBrowser
  readonly slowdown: number
  readonly close: () => Promise<void>
}

async function visitAll(openTab: (index: number) => Promise<Tab>): Promise<void> {
  while (next < count) {
    const index = next++
    const plan = planVisit(seed + index, router)
    const tab = await openTab(index)
    const problems = await runVisit(tab.browser, shop.url, plan, tab.slowdown).catch((error: unknown) => [
      String(error),
    ])
    await tab.close()
    if (problems.length > 0) {
      wrong++
      console.log(
        `visit ${seed + index} (processor 1/${tab.slowdown}): ${problems.join('; ')}\n${JSON.stringify(plan)}`,
      )
    }
    if ((index + 1) % 50 === 0) process.stderr.write(`${index + 1}\n`)
  }
}

async function startOther(): Promise<Driver> {
  const firefox = name === 'firefox' ? findFirefox() : undefined
  if (firefox) return startFirefox(firefox)
  const webkit = name === 'webkit' ? findWebKit() : undefined
  if (webkit) return startWebKit(webkit)
  throw new Error(`${name} is not installed.`)
}
