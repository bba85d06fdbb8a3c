import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'

import type { ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import type { Texts } from '../../examples/vite/src/texts.js'
import { translateTexts, type Dictionary } from '../../packages/create-shop/src/translate-texts.js'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The object of a file with texts, as `create-storefront-shop` writes it. */
function readTexts(file: string, dictionary: Dictionary): unknown {
  const source = translateTexts(read(file), dictionary)
  const literal = source.slice(source.indexOf('exts = {') + 7, source.indexOf('\n}\n') + 2)
  return runInNewContext(ts.transpile(`(${literal})`))
}

/** The texts of the pages and of the blocks in a language. The templates vite and react-router have the same ones. */
export function readShopTexts(
  language: string,
  template = 'vite',
): { readonly pages: Texts; readonly blocks: ShopTexts } {
  const dictionary =
    language === 'en' ? {} : (JSON.parse(read(`packages/create-shop/texts/${language}.json`)) as Dictionary)
  return {
    pages: readTexts(
      template === 'next' ? 'examples/next/lib/texts.ts' : 'examples/vite/src/texts.ts',
      dictionary,
    ) as Texts,
    blocks: readTexts('blocks/shop-ui/shop-texts.ts', dictionary) as ShopTexts,
  }
}

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

type Text = Texts[keyof Texts] | ShopTexts[keyof ShopTexts]

/** In place of a name or a number. */
const ANY = '\u0000'

/** All sentences of a language; those with a name or a number have a mark in its place. */
function sentencesOf(language: string): readonly string[] {
  const { pages, blocks } = readShopTexts(language)
  const next = readShopTexts(language, 'next').pages
  return [pages, next, blocks]
    .flatMap(Object.values<Text>)
    .flatMap((text): string[] =>
      typeof text === 'string'
        ? [text]
        : typeof text === 'function'
          ? [(text as (...args: unknown[]) => string)(ANY, ANY)]
          : Object.values(text),
    )
}

/**
 * Returns the texts that are sentences of `language` and not of `of`, the language of the page.
 * @param of an empty string counts each sentence of `language`
 * @param data of the store, whose names are not translated: its menu has "Gifts"
 */
export function findSentences(
  texts: readonly string[],
  language: string,
  of: string,
  data: string,
): readonly string[] {
  const own = new Set(of === '' ? [] : sentencesOf(of))
  const patterns = sentencesOf(language)
    .filter((sentence) => !own.has(sentence) && !data.includes(JSON.stringify(sentence)))
    // Without its name or number, a sentence is too short to tell its language.
    .filter((sentence) => sentence.replaceAll(ANY, '').trim().length > 3)
    .map((sentence) => new RegExp(`^${sentence.split(ANY).map(escape).join('.+')}$`))
  return texts.filter((text) => patterns.some((pattern) => pattern.test(text)))
}

/** What a shopper reads or hears on a page. Also runs in a browser, so it needs nothing of this file. */
export function readPage(page: Element): string[] {
  const found: string[] = [page.ownerDocument.title.split(' – ')[0] ?? '']
  for (const each of [page, ...page.querySelectorAll('*')]) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      found.push(each.getAttribute(name) ?? '')
    if (each.matches('script, style')) continue
    for (const node of each.childNodes)
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
  }
  return found.map((text) => text.trim()).filter(Boolean)
}
