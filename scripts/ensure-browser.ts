// Installs a browser if none is found: Playwright's, else the system's package (on Debian and Ubuntu, as root).
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findBrowser } from './find-browser.js'

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  const shell = process.platform === 'win32'
  return spawnSync(command, args, { stdio: 'inherit', shell, timeout: 600_000 }).status === 0
}

const installers = [
  () => run('npx', ['playwright', 'install', 'chromium']),
  () =>
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']),
]

let browser = findBrowser()
for (const install of installers) {
  if (browser) break
  console.log('Found no working Chromium or Chrome. Installing one.')
  install()
  browser = findBrowser()
}

if (browser) {
  console.log(`Browser for the tests: ${browser}`)
} else {
  console.error(`The browser tests need Chromium or Chrome. None was found, and the installation failed. Either
  - install Chromium or Chrome with your system's package manager, or
  - run "npx playwright install --with-deps chromium", or
  - set CHROME_PATH to the path of your browser's executable,
and run the tests again. "npx vitest run --project node --project dom" runs the tests that need no browser.`)
  process.exitCode = 1
}
