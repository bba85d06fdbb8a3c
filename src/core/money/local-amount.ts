import { countDecimals } from './amount-units.js'
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
      9876543210,
    )
    const find = (type: string) => parts.flatMap((part) => (part.type === type ? Array.from(part.value) : []))
    const [decimal = '.'] = find('decimal')
    const [group = ','] = find('group')
    known = [locale, { decimal, group, digits: find('integer').reverse() }]
  }
  return known[1]
}

const DISPLAYS = ['name', 'code', 'symbol', 'narrowSymbol'] as const

/** Whether a text next to an amount is a sign of any currency, or what the locale writes there for this currency. */
function isCurrency(
  text: string,
  amount: Intl.StringNumericLiteral,
  locale: string,
  currency: string | undefined,
): boolean {
  // Signs can have letters next to them: `R$`, `US$`, `$US`.
  if (/^[a-z]{0,3}\p{Sc}[a-z]{0,3}$/u.test(text)) return true
  if (currency === undefined) return Intl.supportedValuesOf('currency').includes(text.toUpperCase())
  // "1 dollar", but "1.00 dollars".
  const digits = Math.min(countDecimals(amount), 20)
  return DISPLAYS.some((currencyDisplay) => {
    const parts = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).formatToParts(amount)
    const around = parts.map(({ type, value }) => (type === 'currency' || type === 'literal' ? value : ''))
    return simplify(around.join('')) === text
  })
}

/** Without marks of direction, and with one form of each letter and space. */
const simplify = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\u061c\u200e\u200f]/g, '')
    .trim()
    .toLowerCase()

/**
 * Reads an amount as a person types it: with the locale's separators and digits, and with a currency before or behind, as
 * the locale writes it. The other convention is accepted only where it cannot be misread: "12.50" is 12.50 in German too,
 * and "1.299" is 1299 there.
 * @param currency ISO 4217. Without it, only codes and signs are known, not names and abbreviations such as "kr".
 * @returns a decimal amount in a string, or `undefined` if the text is not an amount
 */
export function readLocalAmount(text: string, locale: string, currency?: string): string | undefined {
  const { decimal, group, digits } = separatorsOf(locale)
  const simple = simplify(text).replace(/./gsu, (character) => {
    const digit = digits.indexOf(character)
    return digit < 0 ? character : String(digit)
  })
  const [, before = '', number = '', after = ''] = /^(.*?)(-?\d(?:[\d\s.,'’٬٫]*\d)?)(.*)$/s.exec(simple) ?? []
  // Spaces and apostrophes only group digits; they are never a decimal separator.
  const plain = number.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  const other = decimal === '.' ? ',' : '.'
  const amount = withSeparators(plain, decimal, group) ?? withSeparators(plain, other, decimal)
  if (!isAmount(amount)) return
  // A text behind an amount can have digits: "20 Sudanese dinars (1992–2007)".
  const around = (before + after).trim()
  const isRead = around === '' || ((!before || !after) && isCurrency(around, amount, locale, currency))
  return isRead ? amount : undefined
}

/** `undefined` if the text has other separators, or groups of another length than 2 (India) or 3 digits. */
function withSeparators(text: string, decimal: string, group: string): string | undefined {
  const [whole = '', ...fractions] = text.split(decimal)
  const plain = [whole.replaceAll(group, '_'), ...fractions].join('.')
  const isValid = /^([^_.]*|\d{1,3}(_\d{2,3})*_\d{3})(\.\d+)?$/.test(plain)
  return isValid ? plain.replaceAll('_', '') : undefined
}

/** An amount as `readLocalAmount` reads it, without groups. */
export function formatLocalAmount(amount: string, locale: string): string {
  return amount.replace('.', separatorsOf(locale).decimal)
}
