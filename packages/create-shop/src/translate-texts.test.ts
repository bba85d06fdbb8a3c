import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

import { LANGUAGES } from './languages.js'
import { translateTexts, type Dictionary } from './translate-texts.js'

const root = join(import.meta.dirname, '../../..')
const FILES = ['examples/vite/src/texts.ts', 'examples/next/lib/texts.ts', 'blocks/shop-ui/shop-texts.ts']
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The sentences of a file with texts, without the lines around them. */
const sentencesOf = (source: string): string[] => {
  const texts = source.slice(source.indexOf('exts = {'), source.indexOf('\n}\n'))
  return [...texts.matchAll(/'([^'\n]+)'|`([^`]+)`/g)].map(([, plain, template]) => plain ?? template!)
}
const english = new Set(FILES.flatMap((file) => sentencesOf(read(file))))

/** Names, and words that are the same in the language. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ['Service'],
  fr: ['Menu'],
  it: ['Menu'],
  nl: ['Menu', 'Filters', 'Filters (${active})'],
  pl: ['Menu'],
  pt: ['Menu'],
}

const placeholdersOf = (text: string) => [...text.matchAll(/\$\{\w+\}/g)].map(([name]) => name).sort()

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'the texts in %s',
  (language) => {
    const dictionary = JSON.parse(read(`packages/create-shop/texts/${language}.json`)) as Dictionary

    it('leave no English sentence in a file of the shop', () => {
      for (const file of FILES) {
        const left = sentencesOf(translateTexts(read(file), dictionary)).filter((sentence) =>
          english.has(sentence),
        )
        const allowed = [...(SAME[language] ?? []), 'Holm & Hearth']
        expect(
          left.filter((sentence) => !allowed.includes(sentence)),
          file,
        ).toEqual([])
      }
    })

    it('have the placeholders of the English, and nothing that ends a literal', () => {
      for (const [from, to] of Object.entries(dictionary)) {
        expect(placeholdersOf(to), from).toEqual(placeholdersOf(from))
        expect(to, from).not.toMatch(/['`\\\n]|^\s|\s$|^$/)
      }
    })

    it('have no sentence that the shop has no more', () => {
      // Written into a shop with its own products, see `write-shop.ts`.
      const written = ['Welcome', 'Products', 'See all products']
      expect(Object.keys(dictionary).filter((key) => !english.has(key) && !written.includes(key))).toEqual([])
    })
  },
)
