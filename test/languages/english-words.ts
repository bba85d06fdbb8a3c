import { english, type Language } from './packs.js'
import { textsOf } from './samples.js'

/** Words that are the same in both languages, or were borrowed from English. */
const shared: { readonly [_ in Language]?: readonly string[] } = {
  de: ['filter', 'material', 'name', 'offline', 'online', 'shop'],
  es: ['color', 'material', 'original', 'stock', 'subtotal'],
  fr: ['image', 'maximum', 'minimum', 'option', 'page', 'stock', 'suggestion', 'suggestions'],
  it: ['offline'],
  nl: ['filter', 'filters', 'offline', 'online', 'product'],
  pt: ['item', 'material', 'original', 'subtotal'],
  sv: ['filter', 'full', 'material', 'offline', 'till'],
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? []
/** Without words such as "in" and "no", which several languages have. */
const englishWords = new Set(
  [...textsOf(english).values()].flatMap(wordsOf).filter((word) => word.length > 2),
)

/** The words of a text that may be English. In Arabic and Japanese, that is every word in Latin letters. */
export function englishWordsIn(text: string, language: Language): string[] {
  if (language === 'ar' || language === 'ja') return text.match(/\p{Script=Latin}+/gu) ?? []
  return wordsOf(text).filter((word) => englishWords.has(word) && !shared[language]?.includes(word))
}
