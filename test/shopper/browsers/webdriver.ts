import { setTimeout as sleep } from 'node:timers/promises'

import { findFirefox, findWebKit } from '../../../scripts/find-other-browsers.js'
import type { Driver } from '../../browsers/drivers/driver.js'
import { startFirefox } from '../../browsers/drivers/firefox.js'
import { startWebKit } from '../../browsers/drivers/webkit.js'
import type { StartedBrowser } from './browser.js'

/** Each session of WebDriver is a browser of its own. */
export async function startWebDriver(name: string): Promise<StartedBrowser> {
  const tabs = 2
  const free: Driver[] = []
  for (let tab = 0; tab < tabs; tab++) free.push(await start(name))
  const all = new Set(free)
  return {
    tabs,
    hasTill: false,
    async openTab() {
      const driver = free.pop()
      if (!driver) throw new Error(`All ${tabs} windows of ${name} are in use.`)
      return {
        slowdown: 1,
        open: (url) => driver.open(url),
        resize: (width, height) => driver.resize(width, height),
        run: (body) => driver.run(body),
        async click(selector, frame) {
          if (!frame) return driver.click(selector, [])
          await driver.enterFrame(frame)
          try {
            await driver.click(selector, [])
          } finally {
            await driver.enterFrame(null)
          }
        },
        isLost: () => isLost(driver),
        async close() {
          if (!(await isLost(driver))) return void free.push(driver)
          // Else each of the next sessions would fail in the same dead window.
          all.delete(driver)
          await driver.close().catch(() => {})
          const next = await start(name)
          all.add(next)
          free.push(next)
        },
      }
    },
    async close() {
      for (const driver of all) await driver.close()
    },
  }
}

const ANSWER_MS = 10_000

async function isLost(driver: Driver): Promise<boolean> {
  const answer = driver.run('return 1').then(
    () => false,
    () => true,
  )
  return Promise.race([answer, sleep(ANSWER_MS, true, { ref: false })])
}

async function start(name: string): Promise<Driver> {
  const firefox = name === 'firefox' ? findFirefox() : undefined
  if (firefox) return startFirefox(firefox)
  const webkit = name === 'webkit' ? findWebKit() : undefined
  if (webkit) return startWebKit(webkit)
  throw new Error(`${name} is not installed.`)
}
