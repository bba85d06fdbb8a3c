/** One word of a text. */
export interface Token {
  /** Normalised: as stored in the index. */
  readonly word: string
  /** UTF-16 offsets in the original text. */
  readonly start: number
  readonly end: number
  /** From a script without spaces, so the word's borders are a guess and the word may match as a prefix. */
  readonly isSegment?: true | undefined
  /** "4" of "4GB", which counts less than the number 4. */
  readonly isPart?: true | undefined
}

/** A word, or `&` in place of one: not in "AT&T". */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|&(?=\s)/gu
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー\uff70\uff9e\uff9f]+/gu
// Only in these scripts is a word without its marks the same word: ガ without its mark is カ, another syllable.
const MARKS =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const ASCII = /^[\0-\x7f]*$/
/** Arabic-Indic digits, and those of Persian and Urdu. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Both blocks begin at a multiple of 16, so the last four bits of a code point are its digit. */
const digitOf = (codePoint: number) => codePoint & 0b1111
/** Stretches an Arabic word and has no meaning. */
const TATWEEL = /\u0640/g
const HALF_WIDTH = /[\uff66-\uff9f]/

/** Lower case, without marks, in one form for each character. Most texts are ASCII, so they take the short way. */
export function normalize(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .replace(TATWEEL, '')
    .replace(ARABIC_DIGIT, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '$1')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** Splits into words at everything that is no letter or digit, and scripts without spaces by dictionary. */
export function createTokenizer(locale?: string): (text: string) => Token[] {
  let segmenter: Intl.Segmenter | undefined
  return (text) => {
    const tokens: Token[] = []
    for (const { 0: raw, index } of text.matchAll(WORD)) {
      let from = 0
      if (!ASCII.test(raw)) {
        for (const { 0: run, index: runStart } of raw.matchAll(WITHOUT_SPACES)) {
          if (runStart > from) push(tokens, raw.slice(from, runStart), index + from)
          segmenter ??= new Intl.Segmenter(locale, { granularity: 'word' })
          const { text: wide, offsetOf } = toFullWidth(run)
          for (const { segment, index: at } of segmenter.segment(wide)) {
            const [start, end] = [offsetOf(at), offsetOf(at + segment.length)]
            const word = normalize(segment)
            const offset = index + runStart
            if (word) tokens.push({ word, start: offset + start, end: offset + end, isSegment: true })
          }
          from = runStart + run.length
        }
      }
      if (from < raw.length) push(tokens, raw.slice(from), index + from)
    }
    return tokens
  }
}

/** The dictionary knows full-width katakana only; a voiced half-width syllable is two characters. */
function toFullWidth(run: string): { text: string; offsetOf: (at: number) => number } {
  if (!HALF_WIDTH.test(run)) return { text: run, offsetOf: (at) => at }
  const offsets: number[] = []
  let text = ''
  for (const { 0: syllable, index } of run.matchAll(/[^][\uff9e\uff9f]?/gu)) {
    const wide = syllable.normalize('NFKC')
    for (let at = 0; at < wide.length; at++) offsets.push(index)
    text += wide
  }
  return { text, offsetOf: (at) => offsets[at] ?? run.length }
}

function push(tokens: Token[], raw: string, start: number): void {
  const word = raw === '&' ? 'and' : normalize(raw)
  if (word) tokens.push({ word, start, end: start + raw.length })
}

export const MIXED = /\p{L}\p{N}|\p{N}\p{L}/u
const PART = /\p{N}+|[^\p{N}]+/gu
const NUMBER = /^\p{N}+$/u
const UNIT = /^\p{L}{1,4}$/u
const JOINT = /^[-'’.&/+]$/u

/** "iphone" and "6" for "iphone6". */
export const partsOf = (word: string) => [...word.matchAll(PART)].map(([part]) => part)

function partTokens({ word, start, end }: Token): Token[] {
  // A normalised word can be shorter or longer than the original.
  const isSame = end - start === word.length
  let offset = start
  return partsOf(word).map((part) => {
    const from = offset
    if (isSame) offset += part.length
    return { word: part, start: from, end: isSame ? offset : end, isPart: true }
  })
}

/** More spellings of the words in a text: "16gb" for "16 gb" and the reverse, "tshirt" for "t-shirt". */
export function spellingsOf(text: string, tokens: readonly Token[]): Token[] {
  const more: Token[] = []
  tokens.forEach(({ word, start, end, isSegment }, index) => {
    if (isSegment) return
    if (MIXED.test(word)) more.push(...partTokens({ word, start, end }))
    const next = tokens[index + 1]
    if (!next || next.isSegment) return
    const between = text.slice(end, next.start)
    const isMeasure = NUMBER.test(word) && UNIT.test(next.word) && (between === ' ' || between === '\u00a0')
    if (isMeasure || JOINT.test(between)) more.push({ word: word + next.word, start, end: next.end })
  })
  return more
}

/**
 * Typos that a word may have: none in short words and in model numbers, where one letter makes another product. A query word
 * with a digit that no product has may have one: see `toQueryWords`.
 * @param least shortest word that may have one
 */
export function allowedTypos(word: string, least = 4): 0 | 1 | 2 {
  const { length } = word
  if (length < least || length > 32 || /\p{N}/u.test(word)) return 0
  return length <= 7 ? 1 : 2
}
