import { spawn } from 'node:child_process'
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'

import { freePort } from '../../test/free-port.js'

const root = join(import.meta.dirname, '../..')

export interface FrontPage {
  /** From the command to a product in a list. */
  readonly seconds: number
  /** How often the frame of the preview loaded. */
  readonly loads: number
  /** The lines in which Vite reports a dependency that it found late. */
  readonly lateDependencies: readonly string[]
}

/** Opens the front page of `npm start` with an empty cache of its own. */
export async function openFrontPage(browser: Browser): Promise<FrontPage> {
  const caches = join(root, 'node_modules/.cache')
  mkdirSync(caches, { recursive: true })
  const cache = mkdtempSync(join(caches, 'start-'))
  const port = await freePort()
  const page = await browser.newPage()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame()) loads += 1
  })
  const began = performance.now()
  // What the script `start` runs, without opening a browser.
  const storybook = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--ci', '--exact-port', '--port', String(port)],
    {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CACHE_DIR: cache },
    },
  )
  let output = ''
  for (const stream of [storybook.stdout, storybook.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
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
    const seconds = (performance.now() - began) / 1000
    // A dependency that is found late reloads the page when it has been bundled.
    await page.waitForTimeout(1_000)
    const lateDependencies = output
      .split('\n')
      .filter((line) => /dependencies (optimized|changed)/.test(line))
    return { seconds, loads, lateDependencies }
  } finally {
    if (storybook.pid !== undefined) process.kill(-storybook.pid, 'SIGKILL')
    await page.close()
    rmSync(cache, { recursive: true, force: true, maxRetries: 5 })
  }
}
