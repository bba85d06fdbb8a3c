import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'

import type { RunningApp } from '../examples/serve-app.js'
import type { Chapter } from './read-chapters.js'

/** Someone who has copied the files of a chapter, and has the shop in a browser. */
export class Reader {
  private constructor(
    readonly page: Page,
    private readonly url: string,
    private readonly chapter: Chapter,
    /** Warnings and errors in the console of all tabs. */
    readonly problems: string[],
  ) {
    page.setDefaultTimeout(20_000)
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) problems.push(message.text())
    })
  }

  static async start(browser: Browser, app: RunningApp, chapter: Chapter): Promise<Reader> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    const reader = new Reader(await context.newPage(), app.url, chapter, [])
    await reader.open('/')
    return reader
  }

  /** Opens the first page of the shop in another tab. */
  async openTab(): Promise<Reader> {
    const page = await this.page.context().newPage()
    const reader = new Reader(page, this.url, this.chapter, this.problems)
    await reader.open('/')
    return reader
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }

  /** Enters a block of the chapter into the console of the browser, the first is 1. */
  async enter(block: number): Promise<void> {
    const command = this.chapter.commands[block - 1]
    if (command === undefined) throw new Error(`${this.chapter.page} has no block ${block} for the console.`)
    await this.page.evaluate(command)
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  async press(name: string): Promise<void> {
    await this.button(name).click()
  }

  async follow(name: string): Promise<void> {
    await this.link(name).click()
  }

  async choose(value: string): Promise<void> {
    await this.page.getByRole('radio', { name: value }).check()
  }

  async sees(...texts: readonly (string | RegExp)[]): Promise<void> {
    for (const text of texts) await this.page.getByText(text).first().waitFor()
  }

  /** @param top its distance from the top of the window, in pixels */
  async seesAt(locator: Locator, top: number): Promise<void> {
    const distance = async () => Math.abs(((await locator.boundingBox())?.y ?? Infinity) - top)
    await expect.poll(distance).toBeLessThan(1)
  }

  /** The names on the cards. */
  names(): Promise<string[]> {
    return this.page.locator('.grid h2').allTextContents()
  }

  /** Sees this many cards. */
  async seesCards(count: number): Promise<void> {
    await this.page.locator(`.grid:has(> :nth-child(${count}):last-child)`).waitFor()
  }

  /** Closes all tabs. */
  async leave(): Promise<void> {
    await this.page.context().close()
  }
}
