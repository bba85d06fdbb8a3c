import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { addBlocks } from './add-blocks.js'
import { addSharedFiles } from './add-shared-files.js'

const root = join(import.meta.dirname, '..')

/** A shop has a lockfile. Its README is for its owner: `packages/create-shop/shop-readme`. */
const LEFT_OUT = ['.npmrc', 'README.md']

/** What a shop builds, and the file with its key. */
const IGNORED = [
  'node_modules',
  'dist',
  'dist-server',
  '.next',
  '.react-router',
  'build',
  'next-env.d.ts',
  '.env.local',
  '*.local',
  '*.tsbuildinfo',
  '',
]

/** Copies the files of an example that git has, or would add. */
export function copyExample(name: string, folder: string): void {
  const example = join('examples', name)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', example], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    const path = file.slice(example.length + 1)
    if (LEFT_OUT.includes(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(root, file), join(folder, path))
  }
}

/** Writes the files of a created shop: an example with the blocks, whose link is that of its router. */
export function writeTemplate(name: string, folder: string): void {
  copyExample(name, folder)
  addSharedFiles(name, folder)
  addBlocks(folder)
  // It is one of the blocks now.
  rmSync(join(folder, name === 'next' ? 'components/shop-link.tsx' : 'src/layout/shop-link.tsx'))
  writeFileSync(join(folder, '_gitignore'), IGNORED.join('\n'))
  copyFileSync(join(root, 'packages/create-shop/shop-readme', `${name}.md`), join(folder, 'README.md'))
}
