import type { SearchDocument } from 'storefront-search/server'
import { editDistance } from '../../../packages/search/src/local/words/edit-distance.js'
import { words } from '../kinds.js'
import { keyOf, type Tools } from './tools.js'

export interface MadeQuery {
  readonly query: string
  /** The words of the product that the shopper means. Other products that have all of them are as good. */
  readonly meant: readonly string[]
}

/** Makes a query for a product; `undefined` where the product has none of this kind. */
export type Kind = (document: SearchDocument, tools: Tools) => MadeQuery | undefined

const made = (query: string | undefined, meant: readonly string[]): MadeQuery | undefined =>
  query ? { query, meant } : undefined

/**
 * A query is fair if at most this many products have its words. The bar is set for ten; with three, less depends on which of
 * equally good products happens to be first.
 */
export const MAX_MATCHES = 3

const letters = /^[a-z]{3,}$/i
const partNumber = /^(?=.*\d)(?=.*[a-z])[a-z\d]{5,}$/i

/** Some words of the name in their order, `at` among them, that few products have together. */
function phraseAround(all: readonly string[], at: number, tools: Tools, least = 2): number[] | undefined {
  const others = all.map((_, index) => index).filter((index) => index !== at)
  const chosen = at < 0 ? [] : [at]
  const isFair = () => tools.countWith(chosen.map((index) => all[index] ?? '')) <= MAX_MATCHES
  while (chosen.length < least || !isFair()) {
    if (others.length === 0 || chosen.length === 5) return undefined
    chosen.push(...others.splice(Math.floor(tools.random() * others.length), 1))
  }
  return chosen.sort((a, b) => a - b)
}

/** A short query with one word of the name changed. */
function withWord(
  passes: (word: string, tools: Tools) => boolean,
  change: (word: string, tools: Tools) => string,
  least?: number,
): Kind {
  return ({ name }, tools) => {
    const all = words(name)
    const at = tools.pick(all.flatMap((word, index) => (passes(word, tools) ? [index] : [])))
    const chosen = at === undefined ? undefined : phraseAround(all, at, tools, least)
    const query = chosen?.map((index) =>
      index === at ? change(all[index] ?? '', tools) : (all[index] ?? ''),
    )
    return made(query?.join(' '), chosen?.map((index) => all[index] ?? '') ?? [])
  }
}

/** A short query, changed as a whole. */
function withPhrase(
  change: (phrase: readonly string[], tools: Tools) => string | undefined,
  least = 2,
): Kind {
  return ({ name }, tools) => {
    const all = words(name)
    const chosen = phraseAround(all, -1, tools, least)
    const phrase = chosen?.map((index) => all[index] ?? '')
    return phrase && made(change(phrase, tools), phrase)
  }
}

const rarePart = (name: string, tools: Tools) =>
  words(name).find((word) => partNumber.test(word) && tools.frequency(word) <= MAX_MATCHES)

/** The part number of a name alone. */
function withPart(change: (part: string, tools: Tools) => string | undefined): Kind {
  return ({ name }, tools) => {
    const part = rarePart(name, tools)
    return part === undefined ? undefined : made(change(part, tools), [part])
  }
}

/** The part number of a name, mistyped so that no product has it. */
function withMistypedPart(change: (part: string, tools: Tools) => string | undefined): Kind {
  return withPart((part, tools) => {
    const mistyped = change(part, tools)
    const key = mistyped && keyOf(mistyped)
    return key && tools.countWhere((word) => word.startsWith(key)) === 0 ? mistyped : undefined
  })
}

/** Replaces a piece of the name, and keeps some of the words around it. */
function withPiece(
  pattern: RegExp,
  replacement: (match: RegExpExecArray, tools: Tools) => string,
  neighbours = 3,
): Kind {
  const some = ({ random }: Tools) => 1 + Math.floor(random() * neighbours)
  return ({ name }, tools) => {
    const match = pattern.exec(name)
    if (!match) return undefined
    const before = words(name.slice(0, match.index)).slice(-some(tools))
    const after = words(name.slice(match.index + match[0].length)).slice(0, some(tools))
    const clean = [...before, ...words(match[0]), ...after]
    if (tools.countWith(clean) > MAX_MATCHES) return undefined
    return made([...before, replacement(match, tools), ...after].join(' '), clean)
  }
}

const inside = (word: string, { random }: Tools) => 1 + Math.floor(random() * (word.length - 2))
const cut = (word: string, from: number, to = from + 1) => word.slice(0, from) + word.slice(to)
const put = (word: string, at: number, text: string) => word.slice(0, at) + text + word.slice(at)
const over = (word: string, at: number, text: string) => word.slice(0, at) + text + word.slice(at + 1)
const swap = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)

/** The key to the right on a keyboard. */
const KEYS = 'qwertyuiopasdfghjklzxcvbnm'
const nextKey = (letter: string) => KEYS.charAt((KEYS.indexOf(letter.toLowerCase()) + 1) % KEYS.length)

const compoundAt = (word: string, { isWord }: Tools) =>
  [...Array(Math.max(0, word.length - 5)).keys()]
    .map((index) => index + 3)
    .find((at) => isWord(word.slice(0, at)) && isWord(word.slice(at)))
const long = (least: number) => (word: string) => letters.test(word) && word.length >= least

export const shortKinds: Readonly<Record<string, Kind>> = {
  'two words': withPhrase((phrase) => phrase.join(' ')),
  'three words in any order': withPhrase(
    (phrase, { random }) => phrase.toSorted(() => random() - 0.5).join(' '),
    3,
  ),
  'words, the last unfinished': withPhrase((phrase) => {
    const last = phrase.at(-1) ?? ''
    return last.length > 4 ? [...phrase.slice(0, -1), last.slice(0, 3)].join(' ') : undefined
  }),
  'each word unfinished': withPhrase((phrase) =>
    phrase.every((word) => word.length > 4) ? phrase.map((word) => word.slice(0, 4)).join(' ') : undefined,
  ),
  'words without spaces between': withPhrase((phrase) =>
    phrase.every((word) => letters.test(word)) ? phrase.join('') : undefined,
  ),
  'words joined by underscores': withPhrase((phrase) => phrase.join('_')),
  'a word twice': withPhrase((phrase) => [...phrase, phrase[0]].join(' ')),
  'words in quotes': withPhrase((phrase) => `"${phrase.join(' ')}"`),
  'upper case, short': withPhrase((phrase) => phrase.join(' ').toUpperCase()),
  'a sentence around the words': withPhrase((phrase, { pick }) =>
    pick([
      `i am looking for a ${phrase.join(' with ')}`,
      `do you have the ${phrase.join(' ')} in stock`,
      `show me ${phrase.join(' and ')} please`,
      `what is the best ${phrase.join(' for my ')}`,
    ]),
  ),
  'a word of a buyer': withPhrase((phrase, { pick }) =>
    pick(['cheap', 'best', 'buy', 'discount', 'online', 'genuine', 'official'])?.concat(
      ' ',
      phrase.join(' '),
    ),
  ),
  'words of a price': withPhrase((phrase, { pick, random }) => {
    const price = 5 * (1 + Math.floor(random() * 60))
    const text = phrase.join(' ')
    return pick([
      `${text} under $${price}`,
      `${text} less than ${price} dollars`,
      `${text} from ${price}`,
      `${text} around ${price} euro`,
    ])
  }),
  'a word of another product': withPhrase((phrase, { otherWord }) => [...phrase, otherWord()].join(' '), 3),
  'a word that no product has': withPhrase((phrase) => [...phrase, 'qwxyzk'].join(' ')),
  'an emoji in addition': withPhrase((phrase, { pick }) =>
    [...phrase, pick(['🔥', '📱', '🎧', '❤️', '👍🏽'])].join(' '),
  ),
  'an emoji at a word': withPhrase(
    (phrase, { pick }) => `${phrase.join(' ')}${pick(['🔥', '📱', '🎮', '❤️'])}`,
  ),
  'symbols at the words': withPhrase((phrase, { pick }) =>
    phrase.map((word) => `${word}${pick(['™', '®', '!', '?', '★', '…', ','])}`).join(' '),
  ),
  'symbols between the words': withPhrase((phrase, { pick }) =>
    phrase.join(pick([' - ', ' | ', '/', ' + ', ' • '])),
  ),
  'a letter missing, short': withWord(long(6), (word, tools) => cut(word, inside(word, tools))),
  'a letter too many, short': withWord(long(6), (word, tools) => put(word, inside(word, tools), 'e')),
  'letters swapped, short': withWord(long(6), (word, tools) => swap(word, inside(word, tools))),
  'the key next to it': withWord(long(5), (word, tools) => {
    const at = inside(word, tools)
    return over(word, at, nextKey(word.charAt(at)))
  }),
  'the first letter wrong': withWord(long(6), (word) => over(word, 0, nextKey(word.charAt(0)))),
  'the first letter missing': withWord(long(6), (word) => cut(word, 0)),
  'a typo in a short word': withWord(
    (word) => /^[a-z]{4,5}$/i.test(word),
    (word, tools) => over(word, inside(word, tools), 'x'),
    3,
  ),
  'a typo in a word of three letters': withWord(
    (word) => /^[a-z]{3}$/i.test(word),
    (word) => over(word, 1, nextKey(word.charAt(1))),
    3,
  ),
  'a typo in each word': withPhrase((phrase, tools) =>
    phrase.every(long(6)) ? phrase.map((word) => cut(word, inside(word, tools))).join(' ') : undefined,
  ),
  'spelled by ear': withWord(
    (word) => /ph|ck|ee|ea|ie|oo|c(?=[aou])|(.)\1/i.test(word) && long(6)(word),
    (word) =>
      word
        .replace(/ph/i, 'f')
        .replace(/ck/i, 'k')
        .replace(/e[ea]/i, 'ie')
        .replace(/([^aeiou])\1/i, '$1'),
  ),
  'British spelling': withWord(
    (word) => /colou?r|gr[ae]y|center|ize|meter|liter|fiber|theater|jewelry/i.test(word),
    (word) =>
      word
        .replace(/color/i, 'colour')
        .replace(/gray/i, 'grey')
        .replace(/iz(?=e)/i, 'is')
        .replace(/(cent|met|lit|fib|theat)er/i, '$1re')
        .replace(/jewelry/i, 'jewellery'),
  ),
  'a plural, short': withWord(
    (word) => /^[a-z]{4,}[^sy]$/i.test(word),
    (word) => `${word}${/(ch|sh|x|z)$/i.test(word) ? 'es' : 's'}`,
  ),
  'a singular, short': withWord(
    (word) => /^[a-z]{4,}[^s]s$/i.test(word),
    (word) => word.slice(0, -1),
  ),
  'a plural in -ies': withWord(
    (word) => /^[a-z]{3,}[^aeiou]y$/i.test(word),
    (word) => `${word.slice(0, -1)}ies`,
  ),
  'a singular of -ies': withWord(
    (word) => /^[a-z]{3,}ies$/i.test(word) && !/(er|ov|ok)ies$/i.test(word),
    (word) => `${word.slice(0, -3)}y`,
  ),
  'another ending': withWord(
    (word) => /^[a-z]{3,}(ing|ed|er)$/i.test(word),
    (word, { pick }) => {
      const ending = /(ing|ed|er)$/i.exec(word)?.[0] ?? ''
      return (
        word.slice(0, -ending.length) +
        (pick(['ing', 'ed', 'er'].filter((each) => each !== ending.toLowerCase())) ?? '')
      )
    },
  ),
  'a compound split, alone': ({ name }, tools) => {
    const word = tools.pick(
      words(name).filter((each) => letters.test(each) && compoundAt(each, tools) !== undefined),
    )
    return word && tools.frequency(word) <= 10
      ? made(put(word, compoundAt(word, tools) ?? 0, ' '), [word])
      : undefined
  },
  'a compound split, in another number': withWord(
    (word, tools) =>
      letters.test(word) && word.length > 6 && compoundAt(word.replace(/s$/i, ''), tools) !== undefined,
    (word, tools) => {
      const one = word.replace(/s$/i, '')
      return put(one === word ? `${word}s` : one, compoundAt(one, tools) ?? 0, ' ')
    },
  ),
  'a compound split': withWord(
    (word, tools) => letters.test(word) && compoundAt(word, tools) !== undefined,
    (word, tools) => put(word, compoundAt(word, tools) ?? 0, ' '),
  ),
  'a compound with a hyphen': withWord(
    (word, tools) => letters.test(word) && compoundAt(word, tools) !== undefined,
    (word, tools) => put(word, compoundAt(word, tools) ?? 0, '-'),
  ),
  'capitals inside a word split': withWord(
    (word) => /^[A-Z][a-z]{2,}[A-Z][a-z]{2,}$/.test(word),
    (word) => word.replace(/([a-z])([A-Z])/, '$1 $2').toLowerCase(),
  ),
  'two words joined, short': withPiece(/[a-z]{3,} [a-z]{3,}/i, ([match]) => match.replace(' ', ''), 1),
  'hyphens left out': withPiece(/[a-z]{2,}-[a-z]{2,}/i, ([match]) => match.replace('-', ''), 1),
  'hyphens as spaces': withPiece(/[a-z]+-[a-z\d]+/i, ([match]) => match.replace('-', ' '), 1),
  'and for &': withPiece(/ & /, () => 'and', 2),
  '& for and': withPiece(/ and /i, () => '&', 2),
  'inch and foot signs in words': withPiece(
    /(\d(?:[\d.-]*\d)?)(["'])(?![a-z])/i,
    ([, number, sign], { pick }) =>
      sign === '"'
        ? `${number ?? ''}${pick([' inch', '-inch', ' in', 'in', 'inch']) ?? ''}`
        : `${number ?? ''}${pick([' ft', 'ft', ' foot', '-foot', ' feet']) ?? ''}`,
  ),
  'inch and foot signs as other signs': withPiece(
    /(\d(?:[\d.-]*\d)?)(["'])(?![a-z])/i,
    ([, number, sign], { pick }) =>
      `${number ?? ''}${pick(sign === '"' ? ['"', '”', '″', "''"] : ["'", '’', '′']) ?? ''}`,
  ),
  'a comma for the decimal point': withPiece(/\d+\.\d+/, ([match]) => match.replace('.', ',')),
  'a possessive without its sign': withPiece(/[a-z]+['’]s\b/i, ([match]) => match.replace(/['’]/, '')),
  'a unit split off': withPiece(/\b\d+[a-z]{1,3}\b/i, ([match]) => match.replace(/(\d)([a-z])/i, '$1 $2')),
  'a brand and a part number': ({ name }, tools) => {
    const all = words(name)
    const part = all.find((word) => partNumber.test(word) && word !== all[0])
    const brand = all[0] ?? ''
    return part && letters.test(brand) && tools.countWith([brand, part]) <= MAX_MATCHES
      ? made(`${brand} ${part}`, [brand, part])
      : undefined
  },
  'a brand with a typo and a part number': ({ name }, tools) => {
    const all = words(name)
    const part = all.find((word) => partNumber.test(word) && word !== all[0])
    const brand = all[0] ?? ''
    return part && long(5)(brand) && tools.countWith([brand, part]) <= MAX_MATCHES
      ? made(`${cut(brand, inside(brand, tools))} ${part}`, [brand, part])
      : undefined
  },
  'a part number': withPart((part) => part),
  'the beginning of a part number': withPart((part, tools) => {
    const start = part.slice(0, -2)
    const key = keyOf(start)
    return start.length >= 4 && tools.countWhere((word) => word.startsWith(key)) <= MAX_MATCHES
      ? start
      : undefined
  }),
  'the middle of a part number': withPart((part, tools) => {
    const middle = part.slice(1, 6)
    const key = keyOf(middle)
    return middle.length >= 4 && tools.countWhere((word) => word.includes(key)) <= MAX_MATCHES
      ? middle
      : undefined
  }),
  'the end of a part number': withPart((part, tools) => {
    const end = part.slice(2)
    const key = keyOf(end)
    return end.length >= 4 && tools.countWhere((word) => word.includes(key)) <= MAX_MATCHES ? end : undefined
  }),
  'words that say nothing': ({ name }, tools) => {
    const part = rarePart(name, tools)
    const brand = words(name)[0] ?? ''
    return part && brand !== part && letters.test(brand)
      ? made(`a ${brand} for my ${part}`, [brand, part])
      : undefined
  },
  'a wrong character in a part number': withMistypedPart((part, tools) =>
    over(part, inside(part, tools), tools.pick(['x', 'z', '7', '4']) ?? ''),
  ),
  'the letter O for 0 in a part number': withMistypedPart((part) =>
    part.includes('0') ? part.replace('0', 'O') : undefined,
  ),
  'one word with a typo': ({ name }, tools) => {
    const word = words(name).find((each) => long(6)(each) && tools.frequency(each) <= MAX_MATCHES)
    const mistyped = word && cut(word, inside(word, tools))
    const isNear = (other: string) => editDistance(keyOf(mistyped ?? ''), other, 1) <= 1
    return mistyped && tools.countWhere(isNear) <= MAX_MATCHES ? made(mistyped, [word]) : undefined
  },
  'a character missing in a part number': withMistypedPart((part, tools) => cut(part, inside(part, tools))),
  'a character too many in a part number': withMistypedPart((part, tools) =>
    put(part, inside(part, tools), '8'),
  ),
  'characters swapped in a part number': withMistypedPart((part, tools) => {
    const at = inside(part, tools)
    return part[at] === part[at + 1] ? undefined : swap(part, at)
  }),
  'the letter I for 1 in a part number': withMistypedPart((part) =>
    part.includes('1') ? part.replace('1', 'I') : undefined,
  ),
  'a part number without its punctuation': withPiece(
    /\b(?=[a-z\d/.-]*\d)(?=[a-z\d/.-]*[a-z])[a-z\d]+(?:[-/.][a-z\d]+)+\b/i,
    ([match]) => match.replace(/[-/.]/g, ''),
    1,
  ),
  'a part number without its punctuation, alone': ({ name }, tools) => {
    const [match] = /\b(?=[a-z\d/.-]*\d)(?=[a-z\d/.-]*[a-z])[a-z\d]+(?:[-/.][a-z\d]+)+\b/i.exec(name) ?? []
    return match && match.length > 5 && tools.countWith(words(match)) <= MAX_MATCHES
      ? made(match.replace(/[-/.]/g, ''), words(match))
      : undefined
  },
  'a part number split anywhere': withPart((part, tools) =>
    put(part, 2 + Math.floor(tools.random() * (part.length - 3)), ' '),
  ),
  'a part number with a hyphen': withPart((part) =>
    /[a-z]\d|\d[a-z]/i.test(part) ? part.replace(/([a-z])(\d)|(\d)([a-z])/i, '$1$3-$2$4') : undefined,
  ),
  'a category and a word': ({ name, collections }, tools) => {
    const collection = tools.pick(collections)?.name
    const word = tools.pick(words(name).filter((each) => each.length > 3))
    if (!collection || !word || words(name).some((each) => words(collection).includes(each))) return undefined
    return tools.countWith([...words(collection), word]) <= MAX_MATCHES
      ? made(`${collection} ${word}`, [...words(collection), word])
      : undefined
  },
  'a slug': ({ slug, name }) => made(slug, words(name)),
}
