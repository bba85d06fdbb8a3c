// Copies the examples and the blocks into the templates of create-storefront-shop: the shops that CI drives.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { copyShopPhotos } from './add-photos.js'
import { copyExample, writeTemplate } from './write-template.js'

const root = join(import.meta.dirname, '..')
const templates = join(root, 'packages/create-shop/templates')

rmSync(templates, { recursive: true, force: true })
for (const name of ['vite', 'next', 'react-router']) writeTemplate(name, join(templates, name))

// Laid over the template `vite` for a shop with several markets.
copyExample('vite-markets', join(templates, 'vite-markets'))

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
