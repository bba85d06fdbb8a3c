import { getMinorDigits, isJsonObject } from 'storefront-react/internal'

import { readAnswer, type Answers } from '../answers.js'
import {
  countDistinct,
  leavesOf,
  listAt,
  toSnake,
  valueAt,
  type Leaf,
  type Path,
  type Raw,
} from './leaves.js'
import { Refusal } from './refusal.js'

/** Where the price of a row is, and its unit. */
export interface MoneyPlan {
  readonly path: Path
  /** 2: 1999 is 19.99. 0: the amounts are in the main unit. */
  readonly digits: number
  /** What shows the unit, for the verdict. */
  readonly witness: string
  readonly compareAt?: Path | undefined
  /** The one currency that was seen: an amount in another one is refused. */
  readonly currency?:
    | { readonly path: Path; readonly written: string; readonly isOfProduct: boolean }
    | undefined
  /** A text that says the same amount: an amount that differs from it is refused. */
  readonly shown?: Path | undefined
}

/** A product with the rows that have its prices: its variants, or itself. */
export interface Priced {
  readonly product: Raw
  readonly rows: readonly Raw[]
}

const AMOUNT = /^\d+(?:\.\d+)?$/
/** An amount as it is written; the value of a number is its shortest text. */
const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && AMOUNT.test(text) ? text : undefined
}
const decimalsOf = (text: string) => (text.split('.')[1] ?? '').replace(/0+$/, '')
/** Digits without the separator, as integers of the smallest unit, so that amounts are compared exactly. */
const SCALE = 6
const exact = (text: string): bigint => {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole + rest.slice(0, SCALE).padEnd(SCALE, '0'))
}

/** The digits and separators of a text that shows an amount; `undefined` for another text, such as "Item 12". */
function splitShown(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const [, before = '', digits = '', after = ''] =
    /^([\p{L}\p{Sc}. \u00a0]{0,8})(\d[\d.,'\u00a0\u202f ]*)([\p{L}\p{Sc}. \u00a0]{0,8})$/u.exec(
      text.trim(),
    ) ?? []
  const isAmount = /\p{Sc}|[A-Z]{3}|kr|zł/u.test(before + after) || /[.,]\d\d$/.test(digits.trim())
  return isAmount ? digits.replaceAll(/[\s'\u00a0\u202f]/g, '') : undefined
}

/** An amount with a currency or with cents, whose separators have one reading: "1.299" has two. */
export function readShown(text: unknown): string | undefined {
  const plain = splitShown(text)
  if (plain === undefined) return undefined
  const [, whole = '', comma = '', cents = ''] =
    /^(\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  const groups = plain.match(/[.,]/g) ?? []
  // One separator before three digits can be that of decimals, and no amount has one separator for both.
  const isAmbiguous = cents === '' ? groups.length === 1 : whole.includes(comma)
  if (whole === '' || isAmbiguous) return undefined
  const integer = whole.replaceAll(/[.,]/g, '')
  return cents === '' ? integer : `${integer}.${cents}`
}

/** For amounts that may be paid instead: a text with two readings is an amount too, and its digits are enough to compare it. */
const anyAmountOf = (value: unknown): string | undefined =>
  textOf(value) ?? readShown(value) ?? splitShown(value)?.replaceAll(/[.,]/g, '')

const UNITS = [0, 1, 2, 3]
const times = (digits: number) => 10n ** BigInt(digits)

/** How many digits the first amount has more than the second, if it is the same number for all pairs. */
function findDigits(pairs: readonly (readonly [amount: string, seen: string])[]): number | undefined {
  if (countDistinct(pairs.map(([amount]) => amount)) < 2) return undefined
  return UNITS.find((digits) =>
    pairs.every(([amount, seen]) => exact(amount) === exact(seen) * times(digits)),
  )
}

/** Whether one amount is the other, in another unit. */
const isMultiple = (a: string, b: string, units = [0, 2, 3]) =>
  units.some((digits) => exact(a) === exact(b) * times(digits) || exact(b) === exact(a) * times(digits))

const percentOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /(\d+(?:\.\d+)?)\s?%/.exec(value)?.[1] : undefined
/** "20%", where it speaks of a reduction, and "-20%" or "20% off" anywhere. */
const isPercentage = ({ name, known }: Leaf) =>
  known.some(
    (value) =>
      percentOf(value) !== undefined &&
      (REDUCED.test(name) || /^(?:-\s?\d+\s?%|.{0,12}\d\s?% off\b.{0,12})$/i.test(String(value))),
  )

const isNumeric = ({ known }: Leaf) => known.length > 0 && known.every((value) => textOf(value) !== undefined)

/** Names that mean what a shopper pays and nothing else. */
const SURE =
  /^(?:price|price[._](?:amount|value|raw|minor|cents|in_cents)|price_(?:cents|minor)|prices\.price|amount_cents)$/
/** Numbers next to a price that are no price. A number under another name makes a question. */
const HARMLESS =
  /(?:^|[._])(?:id|ids|sku|barcode|gtin|ean|upc|mpn|isbn|weight|width|height|length|depth|grams|rank|position|sort_order|rating|rating_count|reviews?_count|review_count|views|version|year|stock|stock_quantity|stock_level|quantity|inventory|inventory_quantity|inventory_level|inventory_count|on_hand|reserved|available|available_stock|created|updated|created_at|updated_at|minor_unit|currency_minor_unit|low_stock_remaining|max_quantity|divisor|code|timestamp|creation_timestamp|cost|cost_price|unit_cost|purchase_price|margin|cost_amount|cost_cents|points|option[123])$|_ids?$|(?:^|[._])num_|_count$/
const COMPARE =
  /(?:^|[._])(?:compare_at|compare_at_price|compare_to_price|regular_price|original_price|list_price|msrp|rrp|was_price|strike_price)(?:[._](?:amount|value|minor|cents|raw|price))?$|^prices\.regular_price$/
/** What is next to a price of before, such as the percentage of the reduction. */
const OF_COMPARE =
  /(?:^|[._])(?:compare_at_price|compare_at|regular_price|original_price|list_price|was_price)\.[a-z_]+$/
const MINOR = /(?:^|[._])(?:cents|in_cents|minor)$|_(?:cents|minor)$/
const SPECIAL =
  /sale|discount|promo|offer|special|deal|rebate|markdown|member|net|gross|tax|vat|tier|bulk|final|effective|reduc|percent/
/** Words for a price that only some products have, or that only some shoppers pay. */
const REDUCED = /sale|discount|promo|offer|special|deal|rebate|markdown|reduc|percent/
/** Prices from a quantity on, which one product does not cost, and taxes, which nobody can see. */
const TIERS = /tier|bulk|quantity|volume|tax/
/** What a shopper chooses, which can have a price of its own. */
const CHOICE = /option|choice|modifier|add_?on|extra|custom|attribute/
/** A part of the price, or an amount that is no price: 1% of 1999 looks like 1999 cents. */
const PART =
  /cash|bonus|point|reward|loyal|fee|deposit|rate|month|instal|loan|saving|commission|shipping|unit|per_|each|share|donat/
const PRICED = /price|amount|cost|value|decimal|money|format|display|shown|text|total|major/
/** Other names, such as `exponent`, can be those of another number, or say how a price is shown. */
const EXPONENT = /(?:^|\.)currency_minor_unit$/
/** `{ amount: 1999, divisor: 100 }` */
const DIVISOR = /\.divisor$/

const isCode = (value: unknown) => typeof value === 'string' && /^[A-Za-z]{3}$/.test(value)

/** The name in `{ code: 'special_price', value: '19.00' }`. */
const PRICE_WORD = /^[a-z _-]{0,20}(?:price|discount)[a-z _-]{0,20}$/i
const isReadable = (value: unknown) => anyAmountOf(value) !== undefined
const hasPriceName = (name: string) => /price|amount/.test(name) || SPECIAL.test(name)
/** Numbers, or texts with an amount. A number in a text, such as the size "42", counts where the name speaks of prices. */
const hasAmounts = (leaf: Leaf) =>
  isNumeric(leaf) ||
  leaf.known.some(hasPriceName(leaf.name) ? isReadable : (value) => splitShown(value) !== undefined)
const isTextual = (value: unknown): value is string => typeof value === 'string'

/** Amounts anywhere in a list: of fields, and of entries whose other fields say that they are a price. */
function amountsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => amountsIn(each, name))
  if (!isJsonObject(value)) {
    const amount = anyAmountOf(value) ?? (REDUCED.test(name) ? percentOf(value) : undefined)
    return hasPriceName(name) && amount !== undefined ? [amount] : []
  }
  const fields = Object.entries(value)
  const word = fields.map(([, each]) => each).find((each) => isTextual(each) && PRICE_WORD.test(each))
  return fields.flatMap(([key, each]) =>
    amountsIn(each, `${name}.${toSnake(key)}${word !== undefined && each !== word ? '.sale_price' : ''}`),
  )
}

/** The rows of all products, seen as a table. */
class PriceTable {
  readonly priced: readonly Priced[]
  readonly rows: readonly Raw[]
  readonly leaves: readonly Leaf[]
  /** Fields of the products, if the rows are their variants. */
  readonly outer: readonly Leaf[]

  constructor(priced: readonly Priced[]) {
    this.priced = priced
    this.rows = priced.flatMap(({ rows }) => rows)
    this.leaves = leavesOf(this.rows)
    const isOwn = priced.every(({ product, rows }) => rows[0] === product)
    this.outer = isOwn ? [] : leavesOf(priced.map(({ product }) => product))
  }

  /** Both amounts of each row that has the first one, or nothing if a row has no second one. */
  pairs(price: Leaf, other: Leaf, read: (value: unknown) => string | undefined) {
    const pairs: [string, string][] = []
    for (const [index, value] of price.values.entries()) {
      const amount = textOf(value)
      if (amount === undefined) continue
      const second = read(other.values[index])
      if (second === undefined) return []
      pairs.push([amount, second])
    }
    return pairs
  }

  /** Whether two fields always say the same amount, in whatever unit. */
  isTwin(price: Leaf, other: Leaf, read: (value: unknown) => string | undefined): boolean {
    const pairs = this.pairs(price, other, read)
    const back = pairs.map(([a, b]) => [b, a] as const)
    return pairs.length > 0 && (findDigits(pairs) !== undefined || findDigits(back) !== undefined)
  }

  /** Numbers, and texts that show an amount, that could be what a shopper pays instead. */
  rivalsOf(price: Leaf): readonly Leaf[] {
    const inRows = this.leaves.filter((leaf) => {
      if (leaf === price || HARMLESS.test(leaf.name) || this.#isOfCompare(price, leaf)) return false
      if (isPercentage(leaf)) return true
      if (!hasAmounts(leaf)) return false
      if (COMPARE.test(leaf.name) && this.isNeverBelow(price, leaf)) return false
      if (this.isTwin(price, leaf, anyAmountOf)) return false
      // One value for all rows is a setting, unless its name speaks of prices.
      return countDistinct(leaf.values) > 1 || hasPriceName(leaf.name)
    })
    return [
      ...inRows,
      ...[...this.leaves, ...this.outer].filter((leaf) => this.#isRivalList(price, leaf)),
      ...this.outer.filter((leaf) => this.#isOuterRival(price, leaf)),
    ]
  }

  /** A list with amounts that are not those of the rows. */
  #isRivalList(price: Leaf, { path, name, known, values }: Leaf): boolean {
    if (!known.some((value) => Array.isArray(value)) || HARMLESS.test(name)) return false
    const isOuter = this.outer.some((leaf) => leaf.path === path)
    const isOwn = isOuter && this.priced.every(({ product, rows }) => rows[0] === listAt(product, path)[0])
    if (isOwn) return false
    return values.some((value, index) => {
      const rows = isOuter ? (this.priced[index]?.rows ?? []) : [this.rows[index]]
      const prices = rows.flatMap((row) => textOf(valueAt(row, price.path)) ?? [])
      return amountsIn(value, name).some(
        (amount) => exact(amount) !== 0n && !prices.some((each) => isMultiple(each, amount)),
      )
    })
  }

  /** The former price of a product, and what is written next to it. */
  #isOfCompare(price: Leaf, leaf: Leaf): boolean {
    if (!OF_COMPARE.test(leaf.name)) return false
    const parent = leaf.name.slice(0, leaf.name.lastIndexOf('.') + 1)
    return this.leaves
      .filter(({ name }) => name.startsWith(parent) && COMPARE.test(name))
      .some((each) => this.isNeverBelow(price, each))
  }

  /** The product's own number is harmless if it is the price of one of its variants. */
  #isOuterRival(price: Leaf, outer: Leaf): boolean {
    if (HARMLESS.test(outer.name) || COMPARE.test(outer.name)) return false
    if (isPercentage(outer)) return true
    if (!hasPriceName(outer.name) || !outer.known.some(isReadable)) return false
    return UNITS.every((digits) =>
      this.priced.some(({ product, rows }) => {
        const value = valueAt(product, outer.path)
        const amount = anyAmountOf(value)
        const prices = rows.flatMap((row) => textOf(valueAt(row, price.path)) ?? [])
        return amount !== undefined && !prices.some((each) => isMultiple(each, amount, [digits]))
      }),
    )
  }

  /** Whether an amount that only some products have is the price of these, or of one of their variants. */
  saysTheSame(price: Leaf, { values, path, known }: Leaf): boolean {
    if (!known.some(isReadable)) return false
    const isOuter = this.outer.some((leaf) => leaf.path === path)
    return values.every((value, index) => {
      const amount = anyAmountOf(value)
      const own = isOuter ? this.priced[index]?.rows : [this.rows[index]]
      const prices = (own ?? []).flatMap((row) => textOf(valueAt(row, price.path)) ?? [])
      return amount === undefined || exact(amount) === 0n || prices.some((each) => isMultiple(each, amount))
    })
  }

  /** An amount that only some products have, and that differs from their price. */
  sometimesOf(price: Leaf): Leaf | undefined {
    return this.rivalsOf(price).find((rival) => isSometimes(rival) && !this.saysTheSame(price, rival))
  }

  isNeverBelow(price: Leaf, compare: Leaf): boolean {
    return price.values.every((value, index) => {
      const [a, b] = [textOf(value), textOf(compare.values[index])]
      return a === undefined || b === undefined || exact(b) >= exact(a) || exact(b) === 0n
    })
  }
}

/** An amount that only some products have. Those from a quantity on are no price of one. */
const isSometimes = ({ values, known, name }: Leaf) => {
  if (known.some((value) => Array.isArray(value))) {
    const filled = values.filter((value) => amountsIn(value, name).some((amount) => exact(amount) !== 0n))
    return !TIERS.test(name) && (filled.length < values.length || CHOICE.test(name)) && filled.length > 0
  }
  const amounts = values.map((value) => anyAmountOf(value) ?? percentOf(value) ?? '0')
  const zeros = amounts.filter((text) => exact(text) === 0n)
  return zeros.length > 0 && zeros.length < amounts.length
}

interface Unit {
  readonly digits: number
  readonly witness: string
  readonly shown?: Path | undefined
}

/** Every sign of the unit. Signs that disagree are no answer. */
function findUnits(table: PriceTable, price: Leaf, code: string | undefined): readonly Unit[] {
  const units: Unit[] = []
  const amounts = price.known.map((value) => textOf(value) ?? '')
  const isWhole = amounts.every((text) => !text.includes('.'))
  const name = price.path.join('.')
  for (const leaf of table.leaves) {
    if (leaf === price || leaf.known.length === 0) continue
    const other = leaf.path.join('.')
    const isPrice = PRICED.test(leaf.name) && !PART.test(leaf.name) && !SPECIAL.test(leaf.name)
    const isShown =
      isPrice && leaf.known.every((value) => typeof value === 'string' && textOf(value) === undefined)
    const shown = isShown ? findDigits(table.pairs(price, leaf, readShown)) : undefined
    if (shown !== undefined)
      units.push({ digits: shown, witness: `${other} shows the same amount`, shown: leaf.path })
    // A twin without cents of its own says nothing: both could be in a small unit.
    const hasCents = leaf.known.some((value) => decimalsOf(textOf(value) ?? '') !== '')
    const twin =
      isPrice && isWhole && hasCents && isNumeric(leaf)
        ? findDigits(table.pairs(price, leaf, textOf))
        : undefined
    if (twin !== undefined && twin > 0)
      units.push({ digits: twin, witness: `${other} is the same amount with decimals` })
    const [value] = leaf.known
    const isNear = leaf.path.slice(0, -1).join('.') === price.path.slice(0, -1).join('.')
    if (isWhole && isNear && EXPONENT.test(leaf.name) && countDistinct(leaf.known) === 1)
      if (code !== undefined && typeof value === 'number' && value === getMinorDigits(code))
        units.push({ digits: value, witness: `${other} is ${value}, and ${code} has as many digits` })
    const isDivisor = isWhole && isNear && DIVISOR.test(leaf.name) && countDistinct(leaf.known) === 1
    const digits = UNITS.find((each) => Number(times(each)) === value)
    if (isDivisor && code !== undefined && digits !== undefined && digits === getMinorDigits(code))
      units.push({ digits, witness: `${other} is ${String(value)}, and ${code} has ${digits} digits` })
  }
  const withCents = amounts.filter((text) => decimalsOf(text) !== '')
  if (
    withCents.length >= Math.min(3, Math.max(2, Math.ceil(amounts.length / 2))) &&
    withCents.every((text) => decimalsOf(text).length <= 3)
  )
    units.push({ digits: 0, witness: `${withCents.length} of ${amounts.length} amounts have cents` })
  if (isWhole && MINOR.test(price.name) && code !== undefined && getMinorDigits(code) === 2)
    units.push({ digits: 2, witness: `the name ${name}, and ${code} has two digits` })
  return units
}

/** The currency next to the price. @throws Refusal for several currencies, whose amounts cannot be one list of prices. */
function findCurrency(table: PriceTable, price: Leaf): MoneyPlan['currency'] {
  const isCurrency = ({ name, known }: Leaf) =>
    /currency/.test(name) && known.length > 0 && known.every(isCode)
  const isNear = (each: Leaf) =>
    Number(each.path.slice(0, -1).join('.') === price.path.slice(0, -1).join('.'))
  const own = table.leaves.filter(isCurrency).toSorted((a, b) => isNear(b) - isNear(a))
  const ofProduct = table.outer.filter(isCurrency)
  const [leaf] = [...own, ...ofProduct]
  if (leaf === undefined) return undefined
  if (countDistinct(leaf.known) > 1) throw new Refusal('The prices are in more than one currency.')
  return { path: leaf.path, written: String(leaf.known[0]), isOfProduct: own.length === 0 }
}

/** Rows of products with one price, so that an observation has one reading. */
const singleRows = (table: PriceTable) =>
  table.priced.flatMap(({ product, rows }) =>
    rows.length === 1 && rows[0] ? [{ product, row: rows[0] }] : [],
  )

/**
 * Asks what two products cost in the shop. The field of the price is the one that is this amount in both, in one unit.
 * @throws Refusal if nobody answers, or if the answers fit no field or several
 */
async function askForPrice(table: PriceTable, candidates: readonly Leaf[], answers: Answers, reason: string) {
  // No answer about two products would be enough.
  const blocked = candidates.map((each) => table.sometimesOf(each))
  if (blocked[0] && blocked.every((each) => each !== undefined))
    throw new Refusal(describeSometimes(blocked[0]))
  const rows = singleRows(table).filter(({ row }) =>
    candidates.some(({ path }) => Number(textOf(valueAt(row, path)) ?? 0) > 0),
  )
  const distinct = ({ row }: { readonly row: Raw }) =>
    countDistinct(candidates.map(({ path }) => valueAt(row, path)))
  const [first, ...others] = rows.toSorted((a, b) => distinct(b) - distinct(a))
  // A field that is the same in both products fits no answer, so the second one differs in as many fields as it can.
  const differing = ({ row }: { readonly row: Raw }) =>
    candidates.filter(
      ({ path }) => valueAt(row, path) != null && valueAt(row, path) !== valueAt(first?.row, path),
    ).length
  const [best] = others.toSorted((a, b) => differing(b) - differing(a))
  const second = best && differing(best) > 0 ? best : undefined
  const asked = answers.chooseKnown(
    [first, second].flatMap((each) => (each ? [{ product: each.product, price: '', row: each.row }] : [])),
    rows.map(({ product, row }) => ({ product, price: '', row })),
  )
  if (asked.length < 2) throw new Refusal(`${reason} No two products with one price each can be asked about.`)
  const seen: { readonly row: Raw; readonly amount: string }[] = []
  for (const { product, row } of asked.slice(0, 2)) {
    const text = await answers.priceOf(product)
    if (text === undefined)
      throw new OpenQuestion(
        reason,
        asked.map((each) => each.product),
      )
    const amount = readAnswer(text)
    if (amount === undefined || exact(amount) === 0n)
      throw new Refusal(`"${text}" is not an amount with one reading, such as 1299.00.`)
    seen.push({ row, amount })
  }
  const fits = candidates.flatMap((leaf) => {
    const pairs = seen.map(({ row, amount }) => [textOf(valueAt(row, leaf.path)) ?? '-1', amount] as const)
    const digits = pairs.some(([amount]) => amount === '-1') ? undefined : findDigits(pairs)
    return digits === undefined || isAbsentSomewhere(table, leaf, candidates) ? [] : [{ leaf, digits }]
  })
  const [found, ...more] = fits
  const hidden = blocked.find((each) => each !== undefined)
  if (found === undefined && hidden) throw new Refusal(describeSometimes(hidden))
  if (found === undefined)
    throw new Refusal(
      `No field has the prices ${seen.map(({ amount }) => amount).join(' and ')} in one unit.`,
    )
  if (more.some(({ leaf }) => !table.isTwin(found.leaf, leaf, textOf)))
    throw new Refusal('More than one field has these prices, and they differ for other products.')
  return { ...found, witness: `you said ${seen.map(({ amount }) => amount).join(' and ')}` }
}

/** A field that is 0 or absent where another one has an amount is what some products are reduced to, also if both answers fit it. */
const isAbsentSomewhere = (table: PriceTable, leaf: Leaf, candidates: readonly Leaf[]) => {
  const isAmount = (row: Raw, { path }: Leaf) => Number(textOf(valueAt(row, path)) ?? 0) > 0
  return table.priced.some(({ rows }) =>
    rows.some((row) => !isAmount(row, leaf) && candidates.some((other) => isAmount(row, other))),
  )
}

const describeSometimes = ({ path, known }: Leaf) =>
  known.some((value) => Array.isArray(value))
    ? `${path.join('.')} has amounts of its own, and it cannot be known when a shopper pays them.`
    : `Some products have ${path.join('.')}, and it cannot be known when a shopper pays it.`

/** Nobody answered. The question is printed, and the mapping is not. */
export class OpenQuestion extends Error {
  override readonly name = 'OpenQuestion'

  constructor(reason: string, products: readonly Raw[]) {
    const names = products.map((product) => String(product['id']))
    super(`${reason} What do these products cost in the shop: ${names.join(', ')}?`)
  }
}

/** A second amount has the unit of the price if both have cents, if they are sometimes equal, or if they are written alike. */
function hasSameUnit(price: Leaf, other: Leaf, digits: number): boolean {
  const hasCents = ({ known }: Leaf) => known.some((value) => decimalsOf(textOf(value) ?? '') !== '')
  const isWhole = ({ known }: Leaf) => known.every((value) => !textOf(value)?.includes('.'))
  if (digits === 0 && hasCents(price) && hasCents(other)) return true
  if (!isWhole(price) || !isWhole(other)) return false
  const isEqual = price.values.some((value, index) => {
    const [a, b] = [textOf(value), textOf(other.values[index])]
    return a !== undefined && b !== undefined && exact(a) === exact(b)
  })
  const isAlike = price.path.length > 1 && price.key === other.key
  return isEqual || isAlike || (MINOR.test(price.name) && MINOR.test(other.name))
}

/** The price before a reduction, if one field says it. Two fields that differ say nothing. */
function findCompareAt(table: PriceTable, price: Leaf, digits: number): Path | undefined {
  const found = table.leaves.filter((leaf) => COMPARE.test(leaf.name) && leaf !== price && isNumeric(leaf))
  const [only, ...others] = found
  if (only === undefined || others.some((other) => !table.isTwin(only, other, textOf))) return undefined
  const isRight = only.path.length === price.path.length && hasSameUnit(price, only, digits)
  return isRight && table.isNeverBelow(price, only) ? only.path : undefined
}

/**
 * Finds the price of each row. Its unit needs a witness, and so does the field: nothing is decided by the size of a number.
 * @throws Refusal if it cannot be known. @throws OpenQuestion if somebody who sees the shop can tell.
 */
export async function findMoney(priced: readonly Priced[], answers: Answers): Promise<MoneyPlan> {
  const table = new PriceTable(priced)
  const amounts = table.leaves.filter(
    (leaf) => isNumeric(leaf) && (/price|amount|cost|cents|minor/.test(leaf.name) || SPECIAL.test(leaf.name)),
  )
  const sure = amounts.filter(({ name }) => SURE.test(name)).toSorted((a, b) => a.path.length - b.path.length)
  const candidates = amounts.filter(({ known }) => known.length >= table.rows.length / 2)
  const isList = table.leaves.some(
    ({ name, known }) => /price/.test(name) && known.some((value) => Array.isArray(value)),
  )
  if (candidates.length === 0 && isList)
    throw new Refusal('The prices are arrays, of currencies, quantities or groups.')
  const written = table.leaves.find(
    ({ name, known }) => /price/.test(name) && known.some((value) => readShown(value) !== undefined),
  )
  if (candidates.length === 0 && written)
    throw new Refusal(`${written.path.join('.')} is a text for people, and no field is the amount.`)
  if (candidates.length === 0) throw new Refusal('No field under a usual name is a price.')
  const [only] = sure.filter((leaf) => candidates.includes(leaf))
  const currencyOf = (leaf: Leaf) => findCurrency(table, leaf)
  let choice: { readonly leaf: Leaf } & Unit
  const rivals = only === undefined ? [] : table.rivalsOf(only)
  const units = only === undefined ? [] : findUnits(table, only, currencyOf(only)?.written.toUpperCase())
  const agreed = new Set(units.map(({ digits }) => digits))
  const isContradicted = only !== undefined && MINOR.test(only.name) && agreed.has(0)
  const [unit] = units
  if (
    only !== undefined &&
    unit !== undefined &&
    rivals.length === 0 &&
    agreed.size === 1 &&
    !isContradicted
  ) {
    choice = { leaf: only, ...unit, shown: units.find(({ shown }) => shown)?.shown }
  } else {
    const name = only?.path.join('.')
    const reason =
      name === undefined
        ? 'No field has a name that means what a shopper pays.'
        : rivals.length > 0
          ? `Next to ${name} is ${rivals[0]?.path.join('.') ?? ''}, which a shopper may pay instead.`
          : agreed.size > 1 || isContradicted
            ? `The signs for the unit of ${name} disagree.`
            : `Nothing shows the unit of ${name}.`
    choice = await askForPrice(table, candidates, answers, reason)
    // Two products say nothing about a price that only some products have, such as one of a sale.
    const sometimes = table.sometimesOf(choice.leaf)
    if (sometimes) throw new Refusal(describeSometimes(sometimes))
  }
  const { leaf, digits, witness, shown } = choice
  if (
    leaf.values.some(
      (value) =>
        value != null && (textOf(value) === undefined || (digits > 0 && textOf(value)?.includes('.'))),
    )
  )
    throw new Refusal(`${leaf.path.join('.')} has values that are not amounts in one unit.`)
  const compareAt = findCompareAt(table, leaf, digits)
  return { path: leaf.path, digits, witness, compareAt, currency: currencyOf(leaf), shown }
}
