export type RowValue = string | boolean | readonly string[] | Readonly<Record<string, string>> | undefined

/** A row in the names of its specification. */
export type FeedRow = Readonly<Record<string, RowValue>>

/** What a specification asks of a row. */
export interface RowRules {
  /** The columns, in order. */
  readonly columns: readonly string[]
  readonly required: readonly string[]
  /** Longer texts are cut. */
  readonly maxLengths: Readonly<Record<string, number>>
}

export const isList = (value: RowValue): value is readonly string[] => Array.isArray(value)

/** The reason why a variant is left out. */
export class RowProblem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
  }
}

/** Both specifications have the same values. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  condition: ['new', 'refurbished', 'used'],
  age_group: ['newborn', 'infant', 'toddler', 'kids', 'adult'],
  gender: ['male', 'female', 'unisex'],
  identifier_exists: ['yes', 'no'],
}
const MAX_URL = 2000
const MAX_OPTION = 250

/** XML has no control characters and no half of a surrogate pair, however they are written. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- the characters that XML 1.0 forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const isUrlColumn = (name: string) => /(?:link|url)s?$/.test(name)

/**
 * Removes what no format can hold, and cuts what is too long.
 * @throws {RowProblem} for a row that the specification does not allow
 */
export function checkRow(row: FeedRow, { columns, required, maxLengths }: RowRules): FeedRow {
  const checked: Record<string, RowValue> = {}
  for (const name of columns) {
    const value = cleaned(row[name], maxLengths[name])
    if (value !== undefined && value !== '') checked[name] = value
  }
  for (const name of required) {
    if (checked[name] !== undefined) continue
    throw new RowProblem(name, isUrlColumn(name) ? 'is missing, or is not a web address' : 'is missing')
  }
  for (const [name, value] of Object.entries(checked)) {
    if (typeof value !== 'string') continue
    if (isUrlColumn(name) && value.length > MAX_URL)
      throw new RowProblem(name, `has more than ${MAX_URL} characters`)
    if (VALUES[name] && !VALUES[name].includes(value))
      throw new RowProblem(name, `must be one of ${VALUES[name].join(', ')}`)
  }
  if (typeof checked.gtin === 'string') checked.gtin = toGtin(checked.gtin)
  return checked
}

function cleaned(value: RowValue, maxLength: number | undefined): RowValue {
  if (typeof value === 'string') return cleanText(value, maxLength)
  if (typeof value !== 'object' || isList(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(
      (entry) => entry.map((text) => cleanText(text, MAX_OPTION)) as [string, string],
    ),
  )
}

function cleanText(value: string, maxLength = Infinity): string {
  const text = value.replaceAll(FORBIDDEN, '').trim()
  return cutText(text, maxLength)
}

/** Counts characters, not UTF-16 units, so that none is cut in half. */
export const cutText = (text: string, length: number): string =>
  text.length <= length
    ? text
    : Array.from(text.slice(0, 2 * length))
        .slice(0, length)
        .join('')

/** A wrong number disapproves the product, so a mistyped one is reported. @see https://www.gs1.org/services/how-calculate-check-digit-manually */
function toGtin(text: string): string {
  const digits = text.replaceAll(/[\s-]/g, '')
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || sum % 10 !== 0)
    throw new RowProblem('gtin', `${text} is not a GTIN: its length or its check digit is wrong`)
  return digits
}
