import { isJsonObject } from 'storefront-react/internal'

import { readAnswer, type Answers } from '../answers.js'
import { countDistinct, leavesOf, valueAt, type Leaf, type Path, type Raw } from './leaves.js'
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
  readonly currency?: { readonly path: Path; readonly written: string } | undefined
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

/** An amount with a currency or with cents, whose separators have one reading: "1.299" has two. */
export function readShown(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const [, before = '', digits = '', after = ''] =
    /^([\p{L}\p{Sc}. \u00a0]{0,8})(\d[\d.,'\u00a0\u202f ]*)([\p{L}\p{Sc}. \u00a0]{0,8})$/u.exec(
      text.trim(),
    ) ?? []
  // "Item 12" is a name.
  if (!/\p{Sc}|[A-Z]{3}|kr|zł/u.test(before + after) && !/[.,]\d\d$/.test(digits.trim())) return undefined
  const plain = digits.replaceAll(/[\s'\u00a0\u202f]/g, '')
  const [, whole = '', comma = '', cents = ''] =
    /^(\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  const groups = plain.match(/[.,]/g) ?? []
  // One separator before three digits can be that of decimals, and no amount has one separator for both.
  const isAmbiguous = cents === '' ? groups.length === 1 : whole.includes(comma)
  if (whole === '' || isAmbiguous) return undefined
  const integer = whole.replaceAll(/[.,]/g, '')
  return cents === '' ? integer : `${integer}.${cents}`
}

const UNITS = [0, 1, 2, 3]
const times = (digits: number) => 10n ** BigInt(digits)

/** How many digits the first amount has more than the second, if it is the same number for all pairs. */
function findDigits(pairs: readonly (readonly [amount: string, seen: string])[]): number | undefined {
  if (countDistinct(pairs.map(([amount]) => amount)) < 2) return undefined
  return UNITS.find((digits) =>
    pairs.every(([amount, seen]) => exact(amount) === exact(seen) * times(digits)),
  )
}

const isNumeric = ({ known }: Leaf) => known.length > 0 && known.every((value) => textOf(value) !== undefined)

/** Names that mean what a shopper pays and nothing else. */
const SURE =
  /^(?:price|price[._](?:amount|value|raw|minor|cents|in_cents)|price_(?:cents|minor)|prices\.price|amount_cents)$/
/** Numbers next to a price that are no price. A number under another name makes a question. */
const HARMLESS =
  /(?:^|[._])(?:id|ids|sku|barcode|gtin|ean|upc|mpn|isbn|weight|width|height|length|depth|grams|rank|position|sort_order|rating|rating_count|reviews?_count|review_count|views|version|year|stock|stock_quantity|stock_level|quantity|inventory|inventory_quantity|inventory_level|inventory_count|on_hand|reserved|available|available_stock|created|updated|created_at|updated_at|minor_unit|currency_minor_unit|low_stock_remaining|max_quantity|cost|cost_price|unit_cost|purchase_price|margin|cost_amount|cost_cents|points|option[123])$|_ids?$/
const COMPARE =
  /(?:^|[._])(?:compare_at|compare_at_price|compare_to_price|regular_price|original_price|list_price|msrp|rrp|was_price|strike_price)(?:[._](?:amount|value|minor|cents|raw))?$|^prices\.regular_price$/
const MINOR = /(?:^|[._])(?:cents|in_cents|minor)$|_(?:cents|minor)$/
const SPECIAL =
  /sale|discount|promo|offer|special|deal|rebate|markdown|member|net|gross|tax|vat|tier|bulk|final|effective|reduc/
/** Other names, such as `exponent`, can be those of another number, or say how a price is shown. */
const EXPONENT = /(?:^|\.)currency_minor_unit$/

const isCode = (value: unknown) => typeof value === 'string' && /^[A-Za-z]{3}$/.test(value)

function digitsOfCurrency(code: string): number | undefined {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits
  } catch {
    return undefined
  }
}

/** The rows of all products, seen as a table. */
class PriceTable {
  readonly priced: readonly Priced[]
  readonly rows: readonly Raw[]
  readonly leaves: readonly Leaf[]
  readonly #outer: readonly Leaf[]

  constructor(priced: readonly Priced[]) {
    this.priced = priced
    this.rows = priced.flatMap(({ rows }) => rows)
    this.leaves = leavesOf(this.rows)
    const isOwn = priced.every(({ product, rows }) => rows[0] === product)
    this.#outer = isOwn ? [] : leavesOf(priced.map(({ product }) => product))
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
      if (leaf === price || HARMLESS.test(leaf.name)) return false
      const read = isNumeric(leaf) ? textOf : readShown
      if (leaf.known.length === 0 || !leaf.known.some((value) => read(value) !== undefined)) return false
      if (COMPARE.test(leaf.name) && this.isNeverBelow(price, leaf)) return false
      if (this.isTwin(price, leaf, read)) return false
      // One value for all rows is a setting, unless its name speaks of prices.
      return countDistinct(leaf.values) > 1 || /price|amount/.test(leaf.name) || SPECIAL.test(leaf.name)
    })
    const lists = [...this.leaves, ...this.#outer].filter(
      ({ known, name }) =>
        known.some((value) => Array.isArray(value) && leavesOf(value.filter(isJsonObject)).some(isNumeric)) &&
        (/price|amount/.test(name) || SPECIAL.test(name)),
    )
    return [...inRows, ...lists, ...this.#outer.filter((leaf) => this.#isOuterRival(price, leaf))]
  }

  /** The product's own number is harmless if it is the price of one of its variants. */
  #isOuterRival(price: Leaf, outer: Leaf): boolean {
    if (HARMLESS.test(outer.name) || COMPARE.test(outer.name) || !isNumeric(outer)) return false
    if (!/price|amount/.test(outer.name) && !SPECIAL.test(outer.name)) return false
    return UNITS.every((digits) =>
      this.priced.some(({ product, rows }) => {
        const amount = textOf(valueAt(product, outer.path))
        const prices = rows
          .map((row) => textOf(valueAt(row, price.path)))
          .filter((each) => each !== undefined)
        return (
          amount !== undefined &&
          !prices.some(
            (each) =>
              exact(each) === exact(amount) * times(digits) || exact(amount) === exact(each) * times(digits),
          )
        )
      }),
    )
  }

  isNeverBelow(price: Leaf, compare: Leaf): boolean {
    return price.values.every((value, index) => {
      const [a, b] = [textOf(value), textOf(compare.values[index])]
      return a === undefined || b === undefined || exact(b) >= exact(a) || exact(b) === 0n
    })
  }
}

const isSometimes = ({ values, known }: Leaf) => {
  const amounts = values.map((value) => textOf(value) ?? readShown(value) ?? '0')
  const zeros = amounts.filter((text) => exact(text) === 0n)
  return !known.some((value) => Array.isArray(value)) && zeros.length > 0 && zeros.length < amounts.length
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
    const isShown = leaf.known.every((value) => typeof value === 'string' && textOf(value) === undefined)
    const shown = isShown ? findDigits(table.pairs(price, leaf, readShown)) : undefined
    if (shown !== undefined)
      units.push({ digits: shown, witness: `${other} shows the same amount`, shown: leaf.path })
    // A twin without cents of its own says nothing: both could be in a small unit.
    const hasCents = leaf.known.some((value) => decimalsOf(textOf(value) ?? '') !== '')
    const twin =
      isWhole && hasCents && isNumeric(leaf) ? findDigits(table.pairs(price, leaf, textOf)) : undefined
    if (twin !== undefined && twin > 0)
      units.push({ digits: twin, witness: `${other} is the same amount with decimals` })
    const [value] = leaf.known
    const isNear = leaf.path.slice(0, -1).join('.') === price.path.slice(0, -1).join('.')
    if (isWhole && isNear && EXPONENT.test(leaf.name) && countDistinct(leaf.known) === 1)
      if (code !== undefined && typeof value === 'number' && value === digitsOfCurrency(code))
        units.push({ digits: value, witness: `${other} is ${value}, and ${code} has as many digits` })
  }
  const withCents = amounts.filter((text) => decimalsOf(text) !== '')
  if (
    withCents.length >= Math.min(3, Math.max(2, Math.ceil(amounts.length / 2))) &&
    withCents.every((text) => decimalsOf(text).length <= 3)
  )
    units.push({ digits: 0, witness: `${withCents.length} of ${amounts.length} amounts have cents` })
  if (isWhole && MINOR.test(price.name) && code !== undefined && digitsOfCurrency(code) === 2)
    units.push({ digits: 2, witness: `the name ${name}, and ${code} has two digits` })
  return units
}

/** The currency next to the price. @throws Refusal for several currencies, whose amounts cannot be one list of prices. */
function findCurrency(table: PriceTable, price: Leaf): MoneyPlan['currency'] {
  const codes = table.leaves.filter(
    ({ name, known }) => /currency/.test(name) && known.length > 0 && known.every(isCode),
  )
  const [leaf] = codes.toSorted((a, b) => {
    const isNear = (each: Leaf) =>
      Number(each.path.slice(0, -1).join('.') === price.path.slice(0, -1).join('.'))
    return isNear(b) - isNear(a)
  })
  if (leaf === undefined) return undefined
  if (countDistinct(leaf.known) > 1) throw new Refusal('The prices are in more than one currency.')
  return { path: leaf.path, written: String(leaf.known[0]) }
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
  const rows = singleRows(table).filter(({ row }) =>
    candidates.some(({ path }) => Number(textOf(valueAt(row, path)) ?? 0) > 0),
  )
  const distinct = ({ row }: { readonly row: Raw }) =>
    countDistinct(candidates.map(({ path }) => valueAt(row, path)))
  const [first, ...others] = rows.toSorted((a, b) => distinct(b) - distinct(a))
  const second = others.find(({ row }) =>
    candidates.every(
      ({ path }) => valueAt(row, path) == null || valueAt(row, path) !== valueAt(first?.row, path),
    ),
  )
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
    return digits === undefined ? [] : [{ leaf, digits }]
  })
  const [found, ...more] = fits
  if (found === undefined)
    throw new Refusal(
      `No field has the prices ${seen.map(({ amount }) => amount).join(' and ')} in one unit.`,
    )
  if (more.some(({ leaf }) => !table.isTwin(found.leaf, leaf, textOf)))
    throw new Refusal('More than one field has these prices, and they differ for other products.')
  return { ...found, witness: `you said ${seen.map(({ amount }) => amount).join(' and ')}` }
}

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
    const sometimes = table.rivalsOf(choice.leaf).find((rival) => isSometimes(rival))
    if (sometimes)
      throw new Refusal(
        `Some products have ${sometimes.path.join('.')}, and it cannot be known when a shopper pays it.`,
      )
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
