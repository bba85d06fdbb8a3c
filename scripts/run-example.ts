// `npm run example <name>`: packs the packages, installs the tarballs and the blocks in an example, and starts the example
// with a mock store.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'

import { addBlocks } from './add-blocks.js'
import { addPhotos } from './add-photos.js'
import { addSharedFiles } from './add-shared-files.js'

const [name = ''] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const examples = join(root, 'examples')
const names = readdirSync(examples).filter((folder) => {
  const manifest = join(examples, folder, 'package.json')
  return existsSync(manifest) && /"start":/.test(readFileSync(manifest, 'utf8'))
})
if (!names.includes(name)) {
  console.error(`Usage: npm run example <name>, where <name> is ${names.join(', ')}.`)
  process.exit(2)
}
const example = join(examples, name)

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

for (const file of readdirSync(example)) if (file.endsWith('.tgz')) rmSync(join(example, file))
npm(root, 'run', 'pack:all', '--silent', '--', example)
const packages = readdirSync(example).flatMap((file) => {
  const [, name] = /^(storefront-[a-z]+)-\d.*\.tgz$/.exec(file) ?? []
  if (name === undefined) return []
  renameSync(join(example, file), join(example, `${name}.tgz`))
  return [`node_modules/${name}`]
})
// npm does not reinstall a tarball whose file name has not changed.
for (const stale of [...packages, 'node_modules/.package-lock.json', '.next']) {
  rmSync(join(example, stale), { recursive: true, force: true })
}
addSharedFiles(name, example)
addBlocks(example)
addPhotos(example)
npm(example, 'install', '--no-audit', '--no-fund')
spawnSync('npm', ['start', '--silent'], {
  cwd: example,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
