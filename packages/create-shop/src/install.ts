import { spawn } from 'node:child_process'

import { ShopError } from './shop-error.js'

/** @throws ShopError with npm's own reason */
export async function install(folder: string): Promise<void> {
  const child = spawn('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', resolve)
  })
  if (code === 0) return
  const reason = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .find((line) => line && !line.startsWith('code '))
  throw new ShopError(
    `npm could not install the packages${reason ? ` (${reason.replace(/\.$/, '')})` : ''}: check the network, or use --no-install.`,
  )
}
