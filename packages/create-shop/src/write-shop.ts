import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

import { addStoreFetch, STORE_FETCH } from './add-store-fetch.js'
import type { Choices, OtherShop, Template } from './choices.js'
import { withOwnPackages, type Dependencies } from './package-versions.js'
import { ShopError } from './shop-error.js'
import { translateTexts, type Dictionary } from './translate-texts.js'
import { writeMarkets } from './write-markets.js'

interface Manifest {
  name: string
  private: boolean
  scripts: Record<string, string>
  dependencies: Dependencies
  devDependencies: Dependencies
}

export interface WriteShopOptions {
  /** Folder with one folder for each template, the photographs of the sample store, and `versions.json`. */
  readonly templates: string
  /** Folder with tarballs of the own packages. */
  readonly packages?: string | undefined
}

/** Only the sample store needs these. */
const SAMPLE_FILES = ['store.mjs', 'start.mjs', '.env']

const SETTINGS = {
  vite: 'src/settings.ts',
  next: 'lib/settings.ts',
  'react-router': 'src/settings.ts',
} as const satisfies Record<Template, string>

const BLOCKS = {
  vite: 'src/components/shop',
  next: 'components/shop',
  'react-router': 'src/components/shop',
} as const satisfies Record<Template, string>

/** Writes the files of a shop into an empty folder. */
export async function writeShop(folder: string, choices: Choices, options: WriteShopOptions): Promise<void> {
  const { template, api, from, language } = choices
  await cp(join(options.templates, template), folder, { recursive: true })
  // npm would leave a `.gitignore` out of the package.
  await rename(join(folder, '_gitignore'), join(folder, '.gitignore'))
  await writeManifest(folder, choices, options)
  await writeFile(join(folder, SETTINGS[template]), writeSettings(choices))
  if (template === 'vite')
    await edit(join(folder, 'index.html'), (html) =>
      html.replace('<html lang="en">', `<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`),
    )
  await markSample(folder, choices)
  // Each market has a file with the texts of its language.
  if (language !== 'en' && !choices.markets) await translate(folder, choices, options)
  if (choices.markets) await writeMarkets(folder, choices.markets, options.templates)
  else await rm(join(folder, BLOCKS[template], 'markets'), { recursive: true })
  if (api === undefined && from === undefined)
    await cp(join(options.templates, 'photos'), join(folder, 'public/photos'), { recursive: true })
  if (from) {
    await rm(join(folder, 'store.mjs'))
    return
  }
  if (api === undefined) return
  for (const file of SAMPLE_FILES) await rm(join(folder, file))
  if (choices.storeFetch) {
    await writeStoreFetch(folder, template, choices.storeFetch)
    await removeOrders(folder, template)
  }
  await writeFile(
    join(folder, '.env.local'),
    `STOREFRONT_URL=${quote(api.baseUrl, template)}\nSTOREFRONT_API_KEY=${quote(api.apiKey, template)}\n`,
    { mode: 0o600 },
  )
}

/** The texts of the pages and of the blocks. Those of the parts are a language pack of the library. */
async function translate(
  folder: string,
  { language, template }: Choices,
  options: WriteShopOptions,
): Promise<void> {
  const file = join(options.templates, 'texts', `${language}.json`)
  const dictionary = JSON.parse(await readFile(file, 'utf8')) as Dictionary
  const pages = template === 'next' ? 'lib/texts.ts' : 'src/texts.ts'
  for (const path of [pages, join(BLOCKS[template], 'shop-ui/shop-texts.ts')])
    await edit(join(folder, path), (text) => translateTexts(text, dictionary))
}

/** Only the server reads the other API, so the browser's code is that of every shop. */
async function writeStoreFetch(folder: string, template: Template, code: string): Promise<void> {
  const [place, clients] = STORE_FETCH[template]
  await writeFile(join(folder, place), code)
  for (const file of clients) await edit(join(folder, file), (text) => addStoreFetch(text, file, place))
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
        scripts: own
          ? { ...scripts, dev: shop }
          : { dev: scripts.dev, store: choices.from ? storeOf(choices.from) : store, shop, ...scripts },
        dependencies: withOwnPackages(manifest.dependencies, published, options.packages),
        devDependencies: withOwnPackages(manifest.devDependencies, published, options.packages),
      },
      null,
      2,
    )}\n`
  })
}

/**
 * Node reads what is between two quotes as it stands; `#` would begin a comment without them. Next also replaces `$NAME`, and
 * `\$` is its `$`.
 */
function quote(value: string, template: Template): string {
  const mark = ["'", '"', '`'].find((each) => !value.includes(each))
  if (mark === undefined)
    throw new ShopError('A key with all three kinds of quotes cannot be written into .env.local.')
  return mark + (template === 'next' ? value.replaceAll('$', '\\$') : value) + mark
}

/** The command that reads the other shop. The demo's shipping and payments are in the file. */
function storeOf({ platform, address }: OtherShop): string {
  const place = address.includes('://') || platform === 'woocommerce' ? address : resolve(address)
  // The command stands between two quotes, for all shells.
  if (/["$`\\%!\n]/.test(place) && process.platform !== 'win32')
    throw new ShopError(`--from: the address ${place} has a character that a command cannot contain.`)
  return `storefront-mock --from ${platform} "${place}" --resources checkout-resources.json --key pk_demo`
}

const TEXT_FILE = /\.tsx?$/
/** A block that only the sample shop has, with its comments; and the comments alone. */
const SAMPLE_BLOCK = /^[^\n]*<sample>[^\n]*\n[\s\S]*?<\/sample>[^\n]*\n/gm
const SAMPLE_COMMENT = /^[^\n]*<\/?sample>[^\n]*\n/gm

/** A shop with its own products makes no promises of the sample shop, and has its own name. */
async function markSample(folder: string, { folder: name, api, from, template }: Choices): Promise<void> {
  const isSample = api === undefined && from === undefined
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    if (!file.isFile() || !TEXT_FILE.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    const text = await readFile(path, 'utf8')
    const marked = text.replaceAll(isSample ? SAMPLE_COMMENT : SAMPLE_BLOCK, '')
    if (marked !== text) await writeFile(path, marked)
  }
  if (isSample) return
  const texts = join(folder, template === 'next' ? 'lib/texts.ts' : 'src/texts.ts')
  await edit(texts, (text) =>
    text
      .replace(/shopName: .*,/, () => `shopName: ${JSON.stringify(basename(resolve(name)))},`)
      .replace(/welcome: .*,/, "welcome: 'Welcome',")
      .replace(/about: .*,/, "about: '',")
      .replace(/end: .*,/, "end: '',"),
  )
  if (from) await removeDates(folder, template)
  if (template !== 'next') await rm(join(folder, 'src/layout/promises.tsx'))
  if (template === 'vite')
    await edit(join(folder, 'index.html'), (html) =>
      html.replace(/<title>.*<\/title>/, `<title>${getPackageName(name)}</title>`),
    )
}

/** A reading has no dates, so nothing is known to be new, and no order by date is offered. */
async function removeDates(folder: string, template: Template): Promise<void> {
  const isNext = template === 'next'
  const lib = join(folder, isNext ? 'lib' : 'src')
  const components = join(folder, isNext ? 'components' : 'src/components')
  await edit(join(lib, 'texts.ts'), withoutNew)
  await edit(join(components, 'shop/sort-and-facets/sort-select.tsx'), (text) =>
    text.replaceAll(/^ *'createdAt-(asc|desc)',\n/gm, ''),
  )
  for (const file of isNext
    ? ['list-url.ts', 'search/search-url.ts']
    : ['products/list-url.ts', 'search/search-url.ts'])
    await edit(join(lib, file), (text) =>
      text
        .replace("sort: 'createdAt', order: 'desc'", "sort: 'name', order: 'asc'")
        .replace(/('createdAt', |, 'createdAt')/, ''),
    )
  if (isNext)
    await edit(join(folder, 'app/sitemap.ts'), (text) =>
      text.replace('{ slug, updatedAt }', '{ slug }').replace(', lastModified: updatedAt', ''),
    )
}

const LISTS = {
  vite: ['src/routes/products-page.tsx', 'src/routes/collection-page.tsx'],
  next: ['components/all-products.tsx', 'components/collection-list.tsx'],
  'react-router': ['src/routes/products-page.tsx', 'src/routes/collection-page.tsx'],
} as const satisfies Record<Template, readonly string[]>

/**
 * A mapping does not know what the API calls its orders, so the lists have the API's own order. The page of results still
 * sorts, because the shop searches its own documents.
 */
async function removeOrders(folder: string, template: Template): Promise<void> {
  const isNext = template === 'next'
  for (const file of LISTS[template])
    await edit(join(folder, file), (text) =>
      text
        .replace(/^import .*\bSortSelect\b.*\n/m, '')
        .replace(/^ *controls=\{\n *<SortSelect .*\n *\}\n/m, '')
        .replace('{ params, setParams', '{ params'),
    )
  await edit(join(folder, isNext ? 'lib/list-url.ts' : 'src/products/list-url.ts'), (text) =>
    text.replace("sort: 'createdAt', order: 'desc', ", '').replace(/sorts: \[.*\]/, 'sorts: []'),
  )
  await edit(join(folder, isNext ? 'lib/texts.ts' : 'src/texts.ts'), withoutNew)
  if (!isNext) {
    await edit(join(folder, 'src/routes/home-page.tsx'), (text) =>
      text.replace(", sort: 'createdAt', order: 'desc'", ''),
    )
    // The page requests the same list as its HTML.
    if (template === 'vite')
      await edit(join(folder, 'index.html'), (html) => html.replace('&sort=createdAt&order=desc', ''))
    return
  }
  await edit(join(folder, 'app/sitemap.ts'), (text) => text.replace("{ sort: 'createdAt' }", ''))
  // Without its list of the cheapest products.
  await edit(join(folder, 'app/page.tsx'), (text) =>
    text
      .replace(/ *<section className="mb-12">\n.*\{texts\.small\}[\s\S]*?<\/section>\n/, '')
      .replace(/\n\/\*\* A list in a server component[\s\S]*$/, '')
      .replace(/^import \{ (?:ProductList|ProductCards) \}.*\n/gm, '')
      .replace('outlineButton, ', ''),
  )
}

const withoutNew = (texts: string) =>
  texts.replace(/newIn: .*,/, "newIn: 'Products',").replace(/seeNew: .*,/, "seeNew: 'See all products',")

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
