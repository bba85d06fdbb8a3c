/**
 * Runs one of the examples with the package as it is now: packs it, installs it as npm would from the registry,
 * and starts mock store and shop. `npm run example:vite`, `npm run example:next`.
 */
import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const [name = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const example = join(root, 'examples', name)

function npm(cwd: string, ...args: readonly string[]): string {
  const shell = process.platform === 'win32'
  const { status, stdout } = spawnSync('npm', args, {
    cwd,
    shell,
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

const packed = npm(root, 'pack', '--silent', '--pack-destination', example).trim().split('\n').at(-1) ?? ''
renameSync(join(example, packed), join(example, 'storefront-react.tgz'))
// npm takes a tarball of the same name for the same package.
for (const stale of ['node_modules/storefront-react', 'node_modules/.package-lock.json', '.next']) {
  rmSync(join(example, stale), { recursive: true, force: true })
}
npm(example, 'install', '--no-audit', '--no-fund')
spawnSync('npm', ['start', '--silent'], {
  cwd: example,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
