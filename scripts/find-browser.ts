import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Names under which the systems' package managers put Chromium or Chrome on the PATH. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** True if the file starts: a browser with a missing library, or a stub that only advertises one, does not. */
function starts(executable: string): boolean {
  if (!existsSync(executable)) return false
  // On Windows `--version` opens a window and prints nothing.
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

/**
 * The browser that the tests run in: `CHROME_PATH`, else Chromium or Chrome on the PATH, else the one that
 * Playwright downloaded.
 *
 * @returns The executable's path, or `undefined` where there is none that starts.
 * @throws If `CHROME_PATH` is set and does not start: whoever set it means that one and no other.
 */
export function findBrowser(): string | undefined {
  const wanted = process.env.CHROME_PATH
  if (wanted) {
    if (starts(wanted)) return wanted
    throw new Error(`CHROME_PATH is set to ${wanted}, and no browser starts from there.`)
  }
  const installed = onPath()
  if (installed) return installed
  const downloaded = chromium.executablePath()
  return starts(downloaded) ? downloaded : undefined
}

/** Flags of a test browser: it reaches this machine and nothing else, and starts where the user is root. */
export const browserArgs: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
