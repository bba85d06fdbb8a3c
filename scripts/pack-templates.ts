// Copies the examples and the blocks into the templates of create-storefront-shop: the shops that CI drives.
import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { addBlocks } from './add-blocks.js'
import { copyShopPhotos } from './add-photos.js'
import { addSharedFiles } from './add-shared-files.js'

const root = join(import.meta.dirname, '..')
const templates = join(root, 'packages/create-shop/templates')

/** A shop has a lockfile. Its README is for its owner: `readme.md` beside the templates. */
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

/** The files of an example that git has, or would add. */
function copyExample(name: string): string {
  const example = join('examples', name)
  const folder = join(templates, name)
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
  return folder
}

rmSync(templates, { recursive: true, force: true })
for (const name of ['vite', 'next', 'react-router']) {
  const folder = copyExample(name)
  addSharedFiles(name, folder)
  addBlocks(folder)
  // It is one of the blocks now.
  rmSync(join(folder, name === 'next' ? 'components/shop-link.tsx' : 'src/layout/shop-link.tsx'))
  writeFileSync(join(folder, '_gitignore'), IGNORED.join('\n'))
  copyFileSync(join(root, 'packages/create-shop/shop-readme', `${name}.md`), join(folder, 'README.md'))
}

// Laid over the template `vite` for a shop with several markets.
copyExample('vite-markets')

// The pages and blocks in other languages. Machine-written: see `docs/languages.md`.
cpSync(join(root, 'packages/create-shop/texts'), join(templates, 'texts'), { recursive: true })

// The same for all templates. Only a shop with the sample store gets them.
copyShopPhotos(join(templates, 'photos'))

const versions = ['.', 'packages/mock', 'packages/search', 'packages/agents', 'packages/doctor'].map(
  (folder) => {
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      readonly name: string
      readonly version: string
    }
    return [name, version] as const
  },
)
writeFileSync(join(templates, 'versions.json'), JSON.stringify(Object.fromEntries(versions)))
