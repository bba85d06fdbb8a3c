import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Runs the file: it may exist but fail to start, e.g. because a library is missing. */
function starts(executable: string): boolean {
  if (!existsSync(executable)) return false
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return true
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function onPath(): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name + suffix)))
    .find(starts)
}

/** @throws Error if `CHROME_PATH` is set to a browser that does not start. */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (starts(wanted)) return wanted
    throw new Error(`CHROME_PATH is set to ${wanted}, but this browser does not start.`)
  }
  const installed = onPath()
  if (installed) return installed
  const downloaded = chromium.executablePath()
  return starts(downloaded) ? downloaded : undefined
}

/** Allow no network except this machine. Chromium starts as root only without its sandbox. */
export const browserArgs: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // The tools that a page offers to an agent. A browser without the feature ignores the flag.
  '--enable-blink-features=WebMCP',
  // The suggestions below the address bar: two pages for each window, which take as long as a small test.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
