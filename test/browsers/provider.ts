import { fileURLToPath } from 'node:url'

import { defineBrowserProvider, parseKeyDef } from '@vitest/browser'
import type { BrowserProvider, TestProject } from 'vitest/node'

import type { Driver, KeyAction } from './drivers/driver.js'
import { KEY_CODES } from './drivers/keys.js'
import { VIEWPORT } from './viewport.js'

/** Vitest's frame for the file under test. */
const TEST_FRAME = 'iframe[data-vitest]'

/** Runs Vitest's browser tests in a browser that understands WebDriver. */
export function webdriver(browser: string, startBrowser: () => Promise<Driver>) {
  let starting: Promise<Driver> | undefined
  const start = () => (starting ??= startBrowser())
  const close = async () => {
    await (await starting?.catch(() => undefined))?.close()
  }
  return {
    provider: defineBrowserProvider({
      // Not `webdriverio`: for this name, Vitest's client expects more of the provider.
      name: 'webdriver',
      supportedBrowser: [browser],
      providerFactory: (project) => createProvider(project, start, close),
    }),
    commands: {
      async resizeWindow(_context: unknown, width: number, height: number) {
        await resizeAround(await start(), width, height)
      },
    },
  }
}

/** In the order of `MouseEvent.button`. */
const BUTTONS = ['left', 'middle', 'right'] as const

function createProvider(
  project: TestProject,
  start: () => Promise<Driver>,
  close: () => Promise<void>,
): BrowserProvider {
  const inTestFrame = async () => {
    const driver = await start()
    // Vitest replaces the frame for each file.
    await driver.enterFrame(TEST_FRAME)
    return driver
  }

  // Only the commands that the tests use.
  const commands = {
    async __vitest_click(
      _context: unknown,
      selector: string,
      {
        modifiers = [],
        button = 'left',
      }: { modifiers?: readonly string[]; button?: (typeof BUTTONS)[number] } = {},
    ) {
      const driver = await inTestFrame()
      await driver.click(selector, modifiers.map(codeOf), BUTTONS.indexOf(button))
    },
    async __vitest_keyboard(_context: unknown, text: string, state: { unreleased: string[] }) {
      const driver = await inTestFrame()
      await driver.run('if (document.activeElement === document.body) window.focus()')
      const { actions, unreleased } = keyActions(text, state.unreleased)
      await driver.pressKeys(actions)
      return { unreleased }
    },
    async __vitest_cleanup(_context: unknown, { unreleased }: { unreleased: string[] }) {
      const driver = await inTestFrame()
      await driver.pressKeys(unreleased.map((key) => ({ type: 'keyUp', value: codeOf(key) })))
    },
    async __vitest_selectOptions(_context: unknown, selector: string, values: string[]) {
      const driver = await inTestFrame()
      await driver.run(SELECT_OPTIONS, selector, values)
    },
  }
  for (const [name, command] of Object.entries(commands)) {
    // Vitest's types do not list the commands that its own client sends.
    project.browser!.registerCommand(name as never, command as never)
  }

  return {
    name: 'webdriver',
    supportsParallelism: false,
    initScripts: [fileURLToPath(new URL('locators.ts', import.meta.url))],
    getCommandsContext: () => ({}),
    async openPage(_sessionId, url) {
      const driver = await start()
      await driver.enterFrame(null)
      await resizeAround(driver, ...VIEWPORT)
      await driver.open(url)
    },
    close,
  }
}

/** Vitest scales a viewport that does not fit into the window, and a window larger than needed takes much longer to paint. */
function resizeAround(driver: Driver, width: number, height: number): Promise<void> {
  const [usualWidth, usualHeight] = VIEWPORT
  return driver.resize(Math.max(width, usualWidth) + 60, Math.max(height, usualHeight) + 180)
}

function codeOf(key: string): string {
  return KEY_CODES[key] ?? key
}

/** @param text - As `userEvent.keyboard` takes it, e.g. `{Shift>}{Tab}{/Shift}`. */
function keyActions(text: string, pressed: readonly string[]) {
  const unreleased = new Set(pressed)
  const actions: KeyAction[] = []
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const key = keyDef.key!
    const value = codeOf(key)
    if (unreleased.delete(key)) actions.push({ type: 'keyUp', value })
    if (releasePrevious) continue
    for (let time = 0; time < repeat; time++) actions.push({ type: 'keyDown', value })
    if (releaseSelf) actions.push({ type: 'keyUp', value })
    else unreleased.add(key)
  }
  return { actions, unreleased: [...unreleased] }
}

/** WebDriver would open the list of options, which is another window. */
const SELECT_OPTIONS = `
  const [selector, values] = arguments
  const select = document.querySelector(selector)
  select.focus()
  for (const option of select.options) option.selected = values.includes(option.value) || values.includes(option.label)
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))`
