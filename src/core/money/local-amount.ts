import { isAmount } from './amount.js'

interface Separators {
  readonly decimal: string
  readonly group: string
  /** The locale's digits from 0 to 9. */
  readonly digits: readonly string[]
}

/** Cache: the separators of the last locale. */
let known: readonly [locale: string, separators: Separators] | undefined

function separatorsOf(locale: string): Separators {
  if (known?.[0] !== locale) {
    // Austria groups prices in another way than other numbers.
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(
      1234567.8,
    )
    const find = (type: string) => parts.find((part) => part.type === type)?.value
    const digits = Array.from(
      new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210),
    ).reverse()
    known = [locale, { decimal: find('decimal') ?? '.', group: find('group') ?? ',', digits }]
  }
  return known[1]
}

/** Cache: what the last locale writes around the amounts of a currency. */
let knownAffixes: readonly [key: string, affixes: readonly string[]] | undefined

const DISPLAYS = ['name', 'code', 'symbol', 'narrowSymbol'] as const

/** In each plural form that a language has: 0, 1, few, many, whole millions and fractions. */
const SAMPLES = [0, 1, 2, 3, 5, 11, 21, 100, 1e6, 1.5]

/** The code, the signs and the names of a currency, as the locale writes them before and behind an amount; the longest first. */
function affixesOf(locale: string, currency: string): readonly string[] {
  const key = `${locale} ${currency}`
  if (knownAffixes?.[0] !== key) {
    const affixes = new Set<string>()
    for (const currencyDisplay of DISPLAYS) {
      // "1 dollar", but "1.00 dollars".
      const digits = { minimumFractionDigits: 0, maximumFractionDigits: 1 }
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
        ...digits,
      })
      for (const sample of SAMPLES) {
        const parts = format.formatToParts(sample)
        const isNumber = ({ type }: Intl.NumberFormatPart) => /^(integer|group|decimal|fraction)$/.test(type)
        const start = parts.findIndex(isNumber)
        const end = parts.length - [...parts].reverse().findIndex(isNumber)
        for (const affix of [parts.slice(0, start), parts.slice(end)])
          affixes.add(simplify(affix.map(({ value }) => value).join('')))
      }
    }
    affixes.delete('')
    knownAffixes = [key, [...affixes].sort((a, b) => b.length - a.length)]
  }
  return knownAffixes[1]
}

/** Without marks of direction, and with one form of each letter and space. */
const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()
    .toLowerCase()

/** Signs of any currency, which can have letters next to them: `R$`, `US$`, `$US`. */
const SIGN = /^[a-z]{0,3}\p{Sc}[a-z]{0,3}|[a-z]{0,3}\p{Sc}[a-z]{0,3}$/u

/** The code of any currency. */
const CODE = /^[a-z]{3}(?=[\s\d])|(?<=[\s\d])[a-z]{3}$/

function withoutCurrency(text: string, locale: string, currency: string | undefined): string {
  // Most texts are numbers, which need no format of the currency.
  if (/^[\d\s.,'’-]*$/.test(text)) return text
  if (currency !== undefined) {
    const affix = affixesOf(locale, currency).find((each) => text.startsWith(each) || text.endsWith(each))
    if (affix !== undefined)
      return text.startsWith(affix) ? text.slice(affix.length) : text.slice(0, -affix.length)
    return text.replace(SIGN, '')
  }
  const [code] = CODE.exec(text) ?? []
  return code !== undefined && Intl.supportedValuesOf('currency').includes(code.toUpperCase())
    ? text.replace(CODE, '')
    : text.replace(SIGN, '')
}

/**
 * Reads an amount as a person types it: with the locale's separators and digits, and with a currency before or behind, as
 * the locale writes it. The other convention is accepted only where it cannot be misread: "12.50" is 12.50 in German too,
 * and "1.299" is 1299 there.
 * @param currency ISO 4217. Without it, only codes and signs are known, not names and abbreviations such as "kr".
 * @returns a decimal amount in a string, or `undefined` if the text is not an amount
 */
export function readLocalAmount(text: string, locale: string, currency?: string): string | undefined {
  const { decimal, group, digits } = separatorsOf(locale)
  const simple = Array.from(simplify(text))
    .map((character) => {
      const digit = digits.indexOf(character)
      return digit < 0 ? character : String(digit)
    })
    .join('')
  const plain = withoutCurrency(simple, locale, currency)
    .trim()
    // Spaces and apostrophes only group digits; they are never a decimal separator.
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const other = decimal === '.' ? ',' : '.'
  const amount = withSeparators(plain, decimal, group) ?? withSeparators(plain, other, decimal)
  return isAmount(amount) ? amount : undefined
}

/** `undefined` if the text has other separators, or groups of another length than 2 (India) or 3 digits. */
function withSeparators(text: string, decimal: string, group: string): string | undefined {
  const [whole = '', fraction, ...rest] = text.split(decimal)
  if (rest.length > 0) return
  const groups = whole.split(group)
  const isValid =
    (groups.length === 1 || /^\d{1,3}(,\d{2,3})*,\d{3}$/.test(groups.join())) &&
    (fraction === undefined || /^\d+$/.test(fraction))
  return isValid ? groups.join('') + (fraction === undefined ? '' : `.${fraction}`) : undefined
}

/** An amount as `readLocalAmount` reads it, without groups. */
export function formatLocalAmount(amount: string, locale: string): string {
  return amount.replace('.', separatorsOf(locale).decimal)
}
