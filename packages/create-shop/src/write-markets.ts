import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ShopMarket, ShopMarkets } from './choices.js'
import type { Language } from './languages.js'
import { translateTexts, type Dictionary } from './translate-texts.js'

/**
 * Makes a shop with several markets of a shop with one.
 * @param templates folder with `vite-markets`, the files that only such a shop has, and with `texts`
 */
export async function writeMarkets(folder: string, markets: ShopMarkets, templates: string): Promise<void> {
  await cp(join(templates, 'vite-markets'), folder, { recursive: true })
  await writeLanguages(folder, markets, join(templates, 'texts'))
  await rm(join(folder, 'src/settings.ts'))
  await writeFile(join(folder, 'src/markets.ts'), getMarketsSource(markets))
  await writeFile(join(folder, '.env'), getEnv(markets))
  const currencies = markets.map(({ currency }) => `'${currency}'`).join(', ')
  await replace(folder, 'store.mjs', [[/const currencies = \[.*\]/, `const currencies = [${currencies}]`]])
  await replace(folder, 'server/checkout.ts', [
    [/import \{ settings \}.*\n/, ''],
    ['currency: string = settings.currency', 'currency: string'],
  ])
  const currency = `markets['${markets[0].id}'].currency`
  await replace(folder, 'src/purchase.test.tsx', [
    ["import { settings } from './settings'", "import { markets } from './markets'"],
    ['createCheckout(client)', `createCheckout(client, ${currency})`],
    ['settings.currency', currency],
  ])
  const ids = markets.map(({ id }) => id).join('|')
  await replace(folder, 'index.html', [
    [
      "if (location.pathname === '/') {",
      `const [page, market = '${markets[0].id}'] = /^\\/(${ids})?\\/?$/.exec(location.pathname) ?? []\n      if (page) {`,
    ],
    ['`/api/v1/${path}`', '`/api/v1/${market}/${path}`'],
  ])
  await replace(folder, 'README.md', [
    [/\| currency and language .*\| `src\/settings.ts` *\|/, ROW],
    [/^`STOREFRONT_URL` and[^]*?beside the shop\.$/m, getStores(markets[0])],
    ['needs `STOREFRONT_URL` and `STOREFRONT_API_KEY`', 'needs both for each market'],
  ])
}

const ROW =
  '| markets, their currencies      | `src/markets.ts`                                               |'
const getStores = ({
  id,
}: ShopMarket) => `Each market has a store of its own. \`STOREFRONT_URL_${getEnvName(id)}\` and
\`STOREFRONT_API_KEY_${getEnvName(id)}\` are those of the market \`${id}\`. They stand in \`.env.local\`, which git ignores, or in the
environment. Only the server reads them: no file that a browser loads has a key. \`npm run dev\` starts a sample store for each
market, with the same products and the same numbers in its own currency.

The market is the first part of the path. The links below the footer open the same page of another market. Each market has the texts
of its language: the English ones are in \`src/texts.ts\` and \`src/components/shop/shop-ui/shop-texts.ts\`, the others in
\`src/languages\`. The names of products and categories, and the pages about the service, are those of its store.`

/** Of the variables in the environment. */
const getEnvName = (id: string) => id.toUpperCase().replaceAll('-', '_')

const getEnv = (markets: ShopMarkets) =>
  [
    '# The store of each market, and the key that only the server reads. Put those of real stores in .env.local, which git ignores.',
    ...markets.flatMap(({ id }, index) => {
      const name = getEnvName(id)
      return [
        `STOREFRONT_URL_${name}=http://127.0.0.1:${4010 + index}/api/v1`,
        `STOREFRONT_API_KEY_${name}=pk_demo`,
      ]
    }),
    '',
  ].join('\n')

const getLanguages = (markets: ShopMarkets): readonly Language[] =>
  [...new Set(markets.map(({ language }) => language))].filter((language) => language !== 'en')

/** A file for each language but English, which is that of the template. */
async function writeLanguages(folder: string, markets: ShopMarkets, dictionaries: string): Promise<void> {
  const pages = await readFile(join(folder, 'src/texts.ts'), 'utf8')
  const blocks = await readFile(join(folder, 'src/components/shop/shop-ui/shop-texts.ts'), 'utf8')
  await mkdir(join(folder, 'src/languages'))
  for (const language of getLanguages(markets)) {
    const dictionary = JSON.parse(
      await readFile(join(dictionaries, `${language}.json`), 'utf8'),
    ) as Dictionary
    await writeFile(
      join(folder, `src/languages/${language}.ts`),
      getLanguageSource(language, translateTexts(pages, dictionary), translateTexts(blocks, dictionary)),
    )
  }
}

/** @throws Error if the file of texts is another one than expected */
function getTexts(source: string): string {
  const literal = /exts = (\{\n[^]*?\n\})\n/.exec(source)?.[1]
  if (literal === undefined) throw new Error('The template has no texts.')
  return literal
}

const getLanguageSource = (
  language: Language,
  pages: string,
  blocks: string,
) => `import type { ShopTexts } from '../components/shop/shop-ui/shop-texts'
import type { Texts } from '../texts'

/** The texts of the package's parts. */
export { pack } from 'storefront-react/labels/${language}'

/** The texts of the pages. */
export const texts: Texts = ${getTexts(pages)}

/** The texts of the blocks. */
export const shopTexts: ShopTexts = ${getTexts(blocks)}
`

/**
 * The language of the first market is in the first file. The others load when somebody opens their market. The first file waits for
 * them, so they import nothing of it.
 */
function getLoader({ language, locale }: ShopMarket, first: ShopMarket): string {
  if (language === 'en') return 'async () => ({})'
  const file = language === first.language ? language : `await import('./languages/${language}')`
  return `async () => createTexts(${file}, '${locale}')`
}

/** `src/markets.ts` of the shop. */
export function getMarketsSource(markets: ShopMarkets): string {
  const [first] = markets
  const hasLanguages = getLanguages(markets).length > 0
  return `import type { LabelOverrides } from 'storefront-react'
${hasLanguages ? "import { createLabels } from 'storefront-react/labels/create-labels'\n" : ''}
import type { ShopTexts } from './components/shop/shop-ui/shop-texts'
${first.language === 'en' ? '' : `import * as ${first.language} from './languages/${first.language}'\n`}import type { Texts } from './texts'

/** Default: English. */
interface MarketTexts {
  /** Of the package's parts. */
  readonly labels?: LabelOverrides
  /** Of the pages. */
  readonly texts?: Texts
  /** Of the blocks. */
  readonly shopTexts?: ShopTexts
}
${hasLanguages ? CREATE_TEXTS : ''}
interface MarketSettings {
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** Only the market that is shown loads its language. */
  readonly loadTexts: () => Promise<MarketTexts>
}

const defineMarkets = <Id extends string>(markets: Readonly<Record<Id, MarketSettings>>) => markets

/** By the first part of the path. The first market is that of an address without one. The server reads them too. */
export const markets = defineMarkets({
${markets
  .map(
    (market) => `  '${market.id}': {
    locale: '${market.locale}',
    currency: '${market.currency}',
    loadTexts: ${getLoader(market, first)},
  },
`,
  )
  .join('')}})

export type MarketId = keyof typeof markets
`
}

const CREATE_TEXTS = `
/** In \`languages\`. */
interface LanguageFile {
  readonly pack: Parameters<typeof createLabels>[0]
  readonly texts: Texts
  readonly shopTexts: ShopTexts
}

const createTexts = ({ pack, ...texts }: LanguageFile, locale: string): MarketTexts => ({
  ...texts,
  labels: createLabels({ ...pack, locale }),
})
`

type Replacement = readonly [from: string | RegExp, to: string]

/** @throws Error if the template has changed, so that no shop is half of one */
async function replace(folder: string, file: string, replacements: readonly Replacement[]): Promise<void> {
  const path = join(folder, file)
  let text = await readFile(path, 'utf8')
  for (const [from, to] of replacements) {
    // A replacement may be equal to what it replaces: the template has two of the most common markets.
    if (!(typeof from === 'string' ? text.includes(from) : from.test(text)))
      throw new Error(`${file} has no ${String(from)}.`)
    text = text.replace(from, () => to)
  }
  await writeFile(path, text)
}
