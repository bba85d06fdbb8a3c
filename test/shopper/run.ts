import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

import type { ShopperBrowser } from './browsers/browser.js'
import { startChromium } from './browsers/chromium.js'
import { startWebDriver } from './browsers/webdriver.js'
import { planSession, type SessionPlan } from './plan-session.js'
import { readArguments } from './read-arguments.js'
import { playSession, type SessionResult } from './run-session.js'
import { serveShop } from './serve-shop.js'
import { shrink } from './shrink.js'

const { count, seed, browserName, chosen, onlySteps } = readArguments(process.argv.slice(2))

const shop = await serveShop()
const browser = await (browserName === 'chromium' ? startChromium() : startWebDriver(browserName))
const start = Date.now()
const screenshots = join(tmpdir(), 'storefront-shopper')
await mkdir(screenshots, { recursive: true })
let next = 0
let played = 0
let failed = 0
/** A control that is slow is slow each time that its session is repeated. */
const SLOW_REPEATS = 3
/** Slow, and not each time: the machine was busy with something else. */
let unsure = 0
/** Presses whose speed was not judged, because the machine was too busy. */
let notJudged = 0
/** Played again, because the browser lost its page. */
let lost = 0

/** Of a terminal or a job that ends. The sessions that run are played to their end, and a second signal ends them at once. */
let stoppedBy: NodeJS.Signals | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stoppedBy = signal
    next = count
  })

await Promise.all(Array.from({ length: Math.min(browser.tabs, count) }, playAll))
await browser.close()
await shop.close()

const seconds = Math.round((Date.now() - start) / 1000)
console.log(
  [
    `${played} sessions, ${failed} failed (${browserName}, seed ${seed}, ${seconds} s)`,
    ...(stoppedBy ? [`stopped by ${stoppedBy}: ${count - played} of ${count} sessions were not played`] : []),
    ...(unsure > 0 ? [`${unsure} sessions were slow, and not each time that they were repeated`] : []),
    ...(notJudged > 0
      ? [`${notJudged} presses were too slow, but the machine was too busy to judge them`]
      : []),
    ...(lost > 0 ? [`${lost} times the browser lost its page, and the session was played again`] : []),
  ].join('\n'),
)
process.exit(failed > 0 || stoppedBy ? 1 : 0)

async function playAll(): Promise<void> {
  while (next < count) {
    const number = next++
    const plan = planSession(seed + number, { ...(browser.hasTill ? {} : { isTill: false }), ...chosen })
    const wanted = onlySteps ?? plan.steps.map((_, index) => index)
    const play = () => inTab(plan.slowdown, (tab) => playSession(tab, shop, stepsOf(plan, wanted)))
    let result = await play()
    notJudged += result.notJudged
    if (result.isSlow) {
      for (let repeat = 0; repeat < SLOW_REPEATS && result.isSlow; repeat++) result = await play()
      if (!result.isSlow) unsure++
    }
    if (result.problems.length > 0) await report(plan, wanted, result)
    if (++played % 50 === 0) process.stderr.write(`${played}\n`)
  }
}

async function report(plan: SessionPlan, steps: readonly number[], first: SessionResult): Promise<void> {
  const screenshot = join(screenshots, `${browserName}-${plan.seed}.png`)
  const fails = (some: readonly number[]) =>
    inTab(plan.slowdown, async (tab) => {
      const shot = async () => tab.screenshot?.(screenshot)
      const result = await playSession(tab, shop, stepsOf(plan, some), shot)
      return kindOf(result) === kindOf(first) ? result : undefined
    })
  const shrunk = await shrink(steps, fails)
  failed++
  const given = Object.entries(chosen).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const only = shrunk ? ` steps=${shrunk.steps.join(',')}` : ''
  console.log(
    [
      `session ${plan.seed} (${browserName}, processor 1/${plan.slowdown}): ${first.problems.join('; ')}`,
      ...(shrunk ? [] : ['  not seen again when it was repeated', `  ${first.notes.join(' ')}`]),
      ...(shrunk ? [`  ${shrunk.result.notes.join(' ')}`, `  -> ${shrunk.result.problems.join('; ')}`] : []),
      `  ${JSON.stringify(plan.settings)}`,
      `  npm run test:long shopper 1 ${plan.seed} ${browserName}${given.join('')}${only}`,
      ...(shrunk && browserName === 'chromium' ? [`  ${screenshot}`] : []),
    ].join('\n'),
  )
}

/** How the first problem begins: the same for the same defect. */
function kindOf({ problems: [problem] }: SessionResult): string | undefined {
  return problem?.slice(0, 6)
}

function stepsOf(plan: SessionPlan, wanted: readonly number[]): SessionPlan {
  return { ...plan, steps: plan.steps.filter((_, index) => wanted.includes(index)) }
}

async function inTab<T>(
  slowdown: number,
  play: (tab: ShopperBrowser) => Promise<T>,
  mayLose = true,
): Promise<T> {
  const tab = await browser.openTab(slowdown)
  let isLost
  try {
    const result = await play(tab)
    isLost = mayLose && ((await tab.isLost?.()) ?? false)
    if (!isLost) return result
  } finally {
    await tab.close()
  }
  lost++
  return inTab(slowdown, play, false)
}
