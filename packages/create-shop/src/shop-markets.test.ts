import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { copyExample, writeTemplate } from '../../../scripts/write-template.js'
import { readShopTexts } from '../../../test/languages/shop-sentences.js'
import { parseOptions } from './options.js'
import { parseMarkets } from './shop-markets.js'
import { getMarketsSource } from './write-markets.js'
import { writeShop } from './write-shop.js'

const LANGUAGES = 'en, ar, de, es, fr, it, ja, nl, pl, pt, sv'

describe('--markets', () => {
  it('reads a path, a language and a currency for each market', () => {
    const options = parseOptions(['shop', '--markets', 'de-DE:EUR, en-US:USD'])
    expect(options.markets).toEqual([
      { id: 'de-de', locale: 'de-DE', language: 'de', currency: 'EUR' },
      { id: 'en-us', locale: 'en-US', language: 'en', currency: 'USD' },
    ])
    // Those of the first market, so that nothing is asked.
    expect(options).toMatchObject({ template: 'vite', currency: 'EUR', language: 'de' })
  })

  it.each<[args: readonly string[], sentence: string | RegExp]>([
    [['de-DE:EUR'], /^--markets needs two or more, such as de-DE:EUR,en-US:USD\. For one market, use /],
    [['de-DE:EUR,de-DE:CHF'], '--markets names de-DE twice.'],
    [['de-DE,en-US:USD'], '--markets: de-DE has no currency. Write de-DE:EUR.'],
    ...['xx-DE', 'de-QQ', 'de', 'DE-de', ''].map((locale): [string[], string] => [
      [`${locale}:EUR,en-US:USD`],
      `--markets: "${locale}" must be a language (${LANGUAGES}) with a region, such as de-DE.`,
    ]),
    [
      ['de-DE:EURO,en-US:USD'],
      '--markets: the currency of de-DE must be a code of three capital letters, such as EUR, not "EURO".',
    ],
    [
      ['de-DE:EUR:USD,en-US:USD'],
      '--markets: "de-DE:EUR:USD" has more than one currency. Write de-DE:EUR, and a comma before the next market.',
    ],
    [
      ['de-DE:EUR,en-US:USD', '--currency', 'EUR'],
      '--markets has a currency for each market. Leave out --currency.',
    ],
    [
      ['de-DE:EUR,en-US:USD', '--language', 'de'],
      '--markets has a language for each market. Leave out --language.',
    ],
    [['de-DE:EUR,en-US:USD', '--template', 'next'], '--markets is for the template vite, not for next.'],
    [
      ['de-DE:EUR,en-US:USD', '--api', 'https://shop.example/api/v1'],
      /^--markets creates a sample store for each market, and --api is one store\. Leave out --api, and write /,
    ],
  ])('says what is wrong in %j', (args, sentence) => {
    expect(() => parseOptions(['shop', '--markets', ...args])).toThrow(
      expect.objectContaining({
        message: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      }),
    )
  })
})

describe('the markets of a created shop', () => {
  it('are those of the example for its markets', () => {
    const example = join(import.meta.dirname, '../../../examples/vite-markets/src/markets.ts')
    expect(getMarketsSource(parseMarkets('de-DE:EUR,en-US:USD'))).toBe(readFileSync(example, 'utf8'))
  })

  it('load a language that is not that of the first market when its market is opened', () => {
    const source = getMarketsSource(parseMarkets('en-GB:GBP,fr-CA:CAD'))
    expect(source).toContain("createTexts(await import('./languages/fr'), 'fr-CA')")
    expect(source).not.toContain("from './languages/")
  })
})

describe('a shop with several markets', () => {
  // The first list is that of the documentation and of the example.
  it.each(['de-DE:EUR,en-US:USD', 'de-DE:EUR,fr-FR:EUR', 'en-GB:GBP,ja-JP:JPY,sv-SE:SEK'])(
    'is made of the template for %s, with the texts of each language',
    async (list) => {
      const folder = mkdtempSync(join(tmpdir(), 'storefront-react-markets-'))
      try {
        const templates = join(folder, 'templates')
        writeTemplate('vite', join(templates, 'vite'))
        copyExample('vite-markets', join(templates, 'vite-markets'))
        cpSync(join(import.meta.dirname, '../texts'), join(templates, 'texts'), { recursive: true })
        mkdirSync(join(templates, 'photos'))
        writeFileSync(join(templates, 'versions.json'), '{}')
        const markets = parseMarkets(list)
        const { language, currency } = markets[0]
        const choices = { folder: 'shop', template: 'vite', api: undefined, from: undefined } as const
        await writeShop(join(folder, 'shop'), { ...choices, language, currency, markets }, { templates })
        const read = (file: string) => readFileSync(join(folder, 'shop', file), 'utf8')
        const currencies = markets.map((market) => `'${market.currency}'`)
        expect(read('store.mjs')).toContain(`const currencies = [${currencies.join(', ')}]`)
        expect(read('server/checkout.ts')).not.toContain('settings')
        expect(read('README.md')).toContain('`src/markets.ts`')
        expect(read('src/texts.ts')).toContain("thanks: 'Thank you'")
        expect(read('src/components/shop/shop-ui/shop-texts.ts')).toContain("viewCart: 'View cart'")
        const languages = markets.map((market) => market.language).filter((each) => each !== 'en')
        expect(readdirSync(join(folder, 'shop/src/languages')).sort()).toEqual(
          languages.map((each) => `${each}.ts`).sort(),
        )
        for (const each of languages) {
          const { pages, blocks } = readShopTexts(each)
          // The first file waits for this one, so an import of the first file would be a deadlock.
          expect(read(`src/languages/${each}.ts`)).not.toMatch(/create-labels|^import (?!type )/m)
          expect(read(`src/languages/${each}.ts`)).toContain(`thanks: '${pages.thanks}'`)
          expect(read(`src/languages/${each}.ts`)).toContain(`viewCart: '${blocks.viewCart}'`)
        }
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  )
})
