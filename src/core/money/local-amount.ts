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
    const parts = new Intl.NumberFormat(locale).formatToParts(1234567.8)
    const find = (type: string) => parts.find((part) => part.type === type)?.value
    const digits = Array.from(
      new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210),
    ).reverse()
    known = [locale, { decimal: find('decimal') ?? '.', group: find('group') ?? ',', digits }]
  }
  return known[1]
}

/**
 * Reads an amount as a person types it: with the locale's separators and digits, and with a currency sign. The other
 * convention is accepted only where it cannot be misread: "12.50" is 12.50 in German too, and "1.299" is 1299 there.
 * @returns a decimal amount in a string, or `undefined` if the text is not an amount
 */
export function readLocalAmount(text: string, locale: string): string | undefined {
  const { decimal, group, digits } = separatorsOf(locale)
  const plain = Array.from(text.normalize('NFKC'))
    .map((character) => {
      const digit = digits.indexOf(character)
      return digit < 0 ? character : String(digit)
    })
    .join('')
    .replace(/\p{Sc}/gu, '')
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
