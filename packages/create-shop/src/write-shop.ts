import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

import type { Choices } from './choices.js'
import { withOwnPackages, type Dependencies } from './package-versions.js'
import { ShopError } from './shop-error.js'

interface Manifest {
  name: string
  private: boolean
  scripts: Record<string, string>
  dependencies: Dependencies
  devDependencies: Dependencies
}

export interface WriteShopOptions {
  /** Folder with one folder for each template, and `versions.json`. */
  readonly templates: string
  /** Folder with tarballs of the own packages. */
  readonly packages?: string | undefined
}

/** Only the sample store needs these. */
const SAMPLE_FILES = ['store.mjs', 'start.mjs', '.env']

/** Writes the files of a shop into an empty folder. */
export async function writeShop(folder: string, choices: Choices, options: WriteShopOptions): Promise<void> {
  const { template, api, language } = choices
  await cp(join(options.templates, template), folder, { recursive: true })
  // npm would leave a `.gitignore` out of the package.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'))
  await writeManifest(folder, choices, options)
  await writeFile(join(folder, 'src/settings.ts'), writeSettings(choices))
  await edit(join(folder, 'index.html'), (html) =>
    html.replace('<html lang="en">', `<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`),
  )
  if (api === undefined) return
  for (const file of SAMPLE_FILES) await rm(join(folder, file))
  await writeFile(
    join(folder, '.env.local'),
    `STOREFRONT_URL=${quote(api.baseUrl)}\nSTOREFRONT_API_KEY=${quote(api.apiKey)}\n`,
    { mode: 0o600 },
  )
}

async function writeManifest(folder: string, choices: Choices, options: WriteShopOptions): Promise<void> {
  const published = JSON.parse(
    await readFile(join(options.templates, 'versions.json'), 'utf8'),
  ) as Dependencies
  await edit(join(folder, 'package.json'), (text) => {
    const manifest = JSON.parse(text) as Manifest
    const { start: _start, store, shop, ...scripts } = manifest.scripts
    const own = choices.api !== undefined
    return `${JSON.stringify(
      {
        ...manifest,
        name: getPackageName(choices.folder),
        scripts: own ? { ...scripts, dev: shop } : { dev: scripts.dev, store, shop, ...scripts },
        dependencies: withOwnPackages(manifest.dependencies, published, options.packages),
        devDependencies: withOwnPackages(manifest.devDependencies, published, options.packages),
      },
      null,
      2,
    )}\n`
  })
}

/** Node reads what is between two quotes as it stands; `#` would begin a comment without them. */
function quote(value: string): string {
  const mark = ["'", '"', '`'].find((each) => !value.includes(each))
  if (mark === undefined)
    throw new ShopError('A key with all three kinds of quotes cannot be written into .env.local.')
  return mark + value + mark
}

/** npm allows lower-case letters, digits and `-` in a name without quoting. */
const getPackageName = (folder: string) =>
  basename(resolve(folder))
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replace(/^-+/, '')
    .replace(/-+$/, '') || 'shop'

function writeSettings({ currency, language }: Choices): string {
  if (language === 'en') {
    return `/** What the browser and the server of the shop both need to know. */
export const settings = { currency: '${currency}', locale: 'en' } as const
`
  }
  return `import { createLabels } from 'storefront-react/labels/create-labels'
import { pack } from 'storefront-react/labels/${language}'

/** What the browser and the server of the shop both need to know. */
export const settings = {
  currency: '${currency}',
  locale: '${language}',
  labels: createLabels(pack),
} as const
`
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')))
}
