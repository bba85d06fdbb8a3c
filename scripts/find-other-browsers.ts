import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import type { WebKitPrograms } from '../test/browsers/drivers/webkit.js'

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** `FIREFOX_PATH`, else Firefox on the `PATH`. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox')
}

/** WebKitGTK: its driver, its test browser, and a display without a screen. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver')
  const display = onPath('Xvfb')
  const miniBrowser = ['/usr/libexec', '/usr/lib', ...foldersIn('/usr/lib')]
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)),
    )
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync)
  return driver && display && miniBrowser ? { driver, display, miniBrowser } : undefined
}

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}
