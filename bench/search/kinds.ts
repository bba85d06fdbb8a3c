import { normalize } from '../../packages/search/src/local/words/tokenize.js'

export type ToQuery = (
  name: string,
  random: () => number,
  isDistinctive: (word: string) => boolean,
) => string | undefined

export const words = (name: string) => name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Changes one long word of a name. */
function changeWord(
  name: string,
  random: () => number,
  change: (word: string, at: number) => string,
  pattern = /^\p{L}{6,}$/u,
) {
  const all = words(name)
  const long = all.flatMap((word, index) => (pattern.test(word) ? [index] : []))
  const index = long[Math.floor(random() * long.length)]
  if (index === undefined) return undefined
  const word = all[index] ?? ''
  all[index] = change(word, 1 + Math.floor(random() * (word.length - 3)))
  return all.join(' ')
}

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1)
const swapped = (word: string, at: number) =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
const doubled = (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at)
const replaced = (word: string, at: number) =>
  word.slice(0, at) + (word.charAt(at) === 'e' ? 'a' : 'e') + word.slice(at + 1)

/** The last word of a name, unfinished and with one typo. */
function unfinished(name: string, change: (word: string, at: number) => string) {
  const all = words(name)
  const last = all.at(-1) ?? ''
  if (!/^[a-z]{7,}$/i.test(last)) return undefined
  return [...all.slice(0, -1), change(last, 2).slice(0, -2)].join(' ')
}

const firstWord = (name: string, isDistinctive: (word: string) => boolean) =>
  words(name).find((each) => /^[a-z]{6,}$/i.test(each) && isDistinctive(each.toLowerCase()))

function joinedPair(name: string, passes: (first: string, second: string) => boolean) {
  const all = words(name)
  const at = all.findIndex((word, index) => index > 0 && passes(all[index - 1] ?? '', word))
  if (at < 0) return undefined
  return [...all.slice(0, at - 1), `${all[at - 1] ?? ''}${all[at] ?? ''}`, ...all.slice(at + 1)].join(' ')
}

const letters = /^[a-z]{3,}$/i
const digits = /^\d{1,4}$/

const partNumber = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,}$/i

/** The part number of a name alone, changed. */
function changePartNumber(
  name: string,
  random: () => number,
  change: (part: string, at: number) => string,
  passes = /./,
) {
  const part = words(name).find((word) => partNumber.test(word) && word.length > 4 && passes.test(word))
  return part && change(part, 1 + Math.floor(random() * (part.length - 1)))
}

/** A query of each kind for one name; `undefined` where the name has none. */
export const kinds: Readonly<Record<string, ToQuery>> = {
  exact: (name) => words(name).join(' '),
  'exact, as written': (name) => name,
  'upper case': (name) => name.toUpperCase(),
  'lower case': (name) => name.toLowerCase(),
  'words reversed': (name) => words(name).reverse().join(' '),
  'first half of the words': (name) => {
    const all = words(name)
    return all.length >= 8 ? all.slice(0, Math.ceil(all.length * 0.75)).join(' ') : undefined
  },
  'a word left out': (name, random) => {
    const all = words(name)
    if (all.length < 6) return undefined
    return all.toSpliced(Math.floor(random() * all.length), 1).join(' ')
  },
  'more spaces': (name) => `  ${words(name).join('   ')}`,
  'joined by hyphens': (name) => words(name).join('-'),
  prefix: (name) => {
    const all = words(name)
    const last = all.pop() ?? ''
    return last.length > 3 ? [...all, last.slice(0, -1)].join(' ') : undefined
  },
  'short prefix': (name) => {
    const all = words(name)
    const last = all.pop() ?? ''
    return last.length > 4 ? [...all, last.slice(0, 2)].join(' ') : undefined
  },
  'a letter missing': (name, random) => changeWord(name, random, without),
  'a letter too many': (name, random) => changeWord(name, random, doubled),
  'another letter': (name, random) => changeWord(name, random, replaced),
  'letters swapped': (name, random) => changeWord(name, random, swapped),
  'two typos in a long word': (name, random) =>
    changeWord(name, random, (word, at) => without(swapped(word, at), word.length - 2), /^[a-z]{9,}$/i),
  'unfinished, a letter missing': (name) => unfinished(name, without),
  'unfinished, a letter too many': (name) => unfinished(name, doubled),
  'unfinished, another letter': (name) => unfinished(name, replaced),
  'unfinished, letters swapped': (name) => unfinished(name, swapped),
  'diacritics removed': (name) => (/[^\0-\x7f]/.test(name) ? words(normalize(name)).join(' ') : undefined),
  'diacritics added': (name) => {
    const at = words(name).findIndex((word) => /^[a-z]*[aou][a-z]*$/i.test(word))
    return at < 0
      ? undefined
      : words(name)
          .map((word, index) => (index === at ? word.replace(/[aou]/i, (letter) => `${letter}\u0308`) : word))
          .join(' ')
  },
  'full-width letters': (name) =>
    words(name)
      .join(' ')
      .replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'Arabic-Indic digits': (name) =>
    /\d/.test(name)
      ? words(name)
          .join(' ')
          .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
      : undefined,
  plural: (name) => {
    const all = words(name)
    const last = all.pop() ?? ''
    return /^[a-z]{5,}[^s]$/i.test(last) ? [...all, `${last}s`].join(' ') : undefined
  },
  singular: (name) => {
    const all = words(name)
    const last = all.pop() ?? ''
    return /^[a-z]{5,}s$/i.test(last) ? [...all, last.slice(0, -1)].join(' ') : undefined
  },
  'letters and digits joined': (name) => joinedPair(name, (a, b) => letters.test(a) && digits.test(b)),
  'digits and letters joined': (name) => joinedPair(name, (a, b) => digits.test(a) && letters.test(b)),
  'letters and digits split': (name) =>
    /[a-z]\d|\d[a-z]/i.test(name)
      ? words(name)
          .join(' ')
          .replace(/([a-z])(\d)/gi, '$1 $2')
          .replace(/(\d)([a-z])/gi, '$1 $2')
      : undefined,
  'two words joined': (name) => joinedPair(name, (a, b) => letters.test(a) && letters.test(b)),
  'one word split': (name, random) =>
    changeWord(name, random, (word) => `${word.slice(0, 3)} ${word.slice(3)}`, /^[a-z]{7,}$/i),
  'punctuation left out': (name) =>
    /\p{L}[-'’.&/+]\p{L}/u.test(name) ? name.replace(/(\p{L})[-'’.&/+](?=\p{L})/gu, '$1') : undefined,
  'words that say nothing': (name) => {
    const all = words(name)
    const part = all.find((word) => partNumber.test(word))
    const brand = all[0] ?? ''
    return part && brand !== part && letters.test(brand) ? `a ${brand} for my ${part}` : undefined
  },
  // "256GB" is in more names than a page has results.
  'a wrong character in a part number': (name, random, isDistinctive) =>
    words(name).some((word) => partNumber.test(word) && word.length > 4 && !isDistinctive(word.toLowerCase()))
      ? undefined
      : changePartNumber(
          name,
          random,
          (part, at) => part.slice(0, at) + (part.charAt(at) === 'x' ? 'z' : 'x') + part.slice(at + 1),
        ),
  'the letter O for 0 in a part number': (name) =>
    changePartNumber(
      name,
      () => 0,
      (part) => part.replace('0', 'O'),
      /0/,
    ),
  'one word with a typo': (name, random, isDistinctive) => {
    const word = firstWord(name, isDistinctive)
    return word && changeWord(word, random, without)
  },
}
