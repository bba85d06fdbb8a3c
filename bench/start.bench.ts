/**
 * `npm start` with a cold cache, in headless Chromium: from the command to a live list on Storybook's front page:
 * `npm run bench start`. Exits with 1 when the median takes more than 10 s.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { freePort } from '../test/free-port.js'
import { openBrowser } from './apps/open-browser.js'
import { report, roundsOf } from './report.js'
import { spreadOf } from './statistics.js'

const root = join(import.meta.dirname, '..')
const CACHES = ['node_modules/.cache/storybook', 'node_modules/.vite']

/** @returns seconds */
async function start(): Promise<number> {
  for (const cache of CACHES) rmSync(join(root, cache), { recursive: true, force: true })
  const port = await freePort()
  const browser = await openBrowser()
  const page = await browser.newPage()
  const began = performance.now()
  // What the script `start` runs, without opening a browser.
  const storybook = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--exact-port', '--port', String(port)],
    { cwd: root, stdio: 'ignore', detached: true },
  )
  try {
    const url = `http://localhost:${port}`
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await page.waitForTimeout(50)
    await page.goto(url)
    const item = page.frameLocator('#storybook-preview-iframe').locator('[data-item-id]').first()
    await item.waitFor({ timeout: 300_000 })
    return (performance.now() - began) / 1000
  } finally {
    if (storybook.pid !== undefined) process.kill(-storybook.pid, 'SIGKILL')
    await browser.close()
  }
}

const seconds: number[] = []
for (let round = 0; round < roundsOf(5, 1); round++) seconds.push(await start())
report({
  what: '`npm start` to a live list on the front page, with a cold cache',
  ...spreadOf(seconds),
  atMost: 10,
  unit: ' s',
})
