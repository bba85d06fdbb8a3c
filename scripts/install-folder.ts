import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Runs `npm ci` in a folder with packages of its own, unless it has run there for the same lockfile. */
export async function installFolder(folder: string): Promise<void> {
  const lockfile = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules/.installed-lock.json')
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return
  await run(folder, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--silent')
  copyFileSync(lockfile, installed)
}

/** Ends this program if npm fails. */
export function run(folder: string, ...args: readonly string[]): Promise<void> {
  const child = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => {
      if (status !== 0) process.exit(status ?? 1)
      resolve()
    })
  })
}
