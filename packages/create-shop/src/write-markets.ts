import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { ShopMarket, ShopMarkets } from './choices.js'

/**
 * Makes a shop with several markets of a shop with one.
 * @param overlay folder with the files that only such a shop has
 */
export async function writeMarkets(folder: string, markets: ShopMarkets, overlay: string): Promise<void> {
  await cp(overlay, folder, { recursive: true })
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

The market is the first part of the path. The links below the footer open the same page of another market. The texts of the pages and
blocks are English in each market: give the markets \`texts\` in \`src/store.ts\` for other languages.`

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

/** The language of the first market is in the first file. The others load when somebody opens their market. */
function getLabels({ language, locale }: ShopMarket, isFirst: boolean): string {
  if (language === 'en') return '({})'
  const pack = isFirst ? 'pack' : `(await import('storefront-react/labels/${language}')).pack`
  return `createLabels({ ...${pack}, locale: '${locale}' })`
}

/** `src/markets.ts` of the shop. */
export function getMarketsSource(markets: ShopMarkets): string {
  const [{ language }] = markets
  const hasPacks = markets.some((market) => market.language !== 'en')
  return `import type { LabelOverrides } from 'storefront-react'
${hasPacks ? "import { createLabels } from 'storefront-react/labels/create-labels'\n" : ''}${
    language === 'en' ? '' : `import { pack } from 'storefront-react/labels/${language}'\n`
  }
interface MarketSettings {
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** Texts of the parts. Only the market that is shown loads its language. */
  readonly loadLabels: () => Promise<LabelOverrides>
}

const defineMarkets = <Id extends string>(markets: Readonly<Record<Id, MarketSettings>>) => markets

/** By the first part of the path. The first market is that of an address without one. The server reads them too. */
export const markets = defineMarkets({
${markets
  .map(
    (market, index) => `  '${market.id}': {
    locale: '${market.locale}',
    currency: '${market.currency}',
    loadLabels: async () => ${getLabels(market, index === 0)},
  },
`,
  )
  .join('')}})

export type MarketId = keyof typeof markets
`
}

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
