// Installs Firefox and WebKitGTK for `npm run test:browsers` (on Debian and Ubuntu, as root). A browser that cannot be
// installed is reported and not tested.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findFirefox, findWebKit } from './find-other-browsers.js'

interface Installable {
  readonly name: string
  readonly isInstalled: () => boolean
  /** The first set that the system knows is installed: Debian and Ubuntu name Firefox differently. */
  readonly packages: readonly (readonly string[])[]
}

const browsers: readonly Installable[] = [
  {
    name: 'Firefox',
    isInstalled: () => findFirefox() !== undefined,
    packages: [['firefox-esr'], ['firefox']],
  },
  {
    name: 'WebKit',
    isInstalled: () => findWebKit() !== undefined,
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
]

/** Returns the reason if the browser could not be installed. */
function install({ isInstalled, packages }: Installable): string | undefined {
  if (!existsSync('/usr/bin/apt-get')) return 'this system has no apt-get'
  if (process.getuid?.() !== 0)
    return `only root can run apt-get install ${packages.map((names) => names.join(' ')).join(', or ')}`
  let reason = ''
  for (const names of packages) {
    reason = aptGet('update') ?? aptGet('install', '-y', '--no-install-recommends', ...names) ?? ''
    if (isInstalled()) return undefined
  }
  return reason || 'the installed packages lack a program that the tests need'
}

/** Returns the last line of the error. */
function aptGet(...args: string[]): string | undefined {
  console.log(`> apt-get ${args.join(' ')}`)
  const { status, stderr, error } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n').at(-1))
}

for (const browser of browsers) {
  if (browser.isInstalled()) continue
  const reason = install(browser)
  if (reason !== undefined) console.log(`${browser.name}: could not be installed: ${reason}`)
}
