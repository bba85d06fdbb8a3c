import { chromium, type Browser, type Page } from 'playwright'

import { browserArgs, findBrowser } from '../../scripts/find-browser.js'

export interface ObservedPage {
  readonly page: Page
  readonly consoleErrors: string[]
  readonly bodies: Map<string, string>
  readonly fetched: string[]
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })
}

export async function openPage(browser: Browser): Promise<ObservedPage> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const consoleErrors: string[] = []
  const bodies = new Map<string, string>()
  const fetched: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
      consoleErrors.push(`${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => consoleErrors.push(String(error)))
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(request.url())
  })
  page.on('response', (response) => {
    // A response that a navigation interrupted has no body.
    void response.text().then(
      (text) => bodies.set(response.url(), text),
      () => {},
    )
  })
  return { page, consoleErrors, bodies, fetched }
}
