import { expect, it } from 'vitest'
import { writeMapping } from 'storefront-doctor'

import { runs, seedOf } from '../../../../test/setup/random-runs.js'
import { runCode } from './run-code.js'
import { createShapeServer } from './server.js'
import {
  createRandom,
  createTruth,
  toDecimal,
  type TrueProduct,
  type Truth,
  type TrueVariant,
} from './truth.js'

type Json = Record<string, unknown>
type Random = () => number

const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!
const CURRENCIES = [
  ['USD', 2],
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
] as const

/** Ways to write what a shopper pays. */
const WRITERS: readonly ((truth: Truth, minor: number) => Json)[] = [
  (truth, minor) => ({ price: minor, currency: truth.currency }),
  (_truth, minor) => ({ price: minor }),
  (_truth, minor) => ({ price: String(minor) }),
  (truth, minor) => ({ price: toDecimal(truth, minor) }),
  (truth, minor) => ({ price: Number(toDecimal(truth, minor)) }),
  (truth, minor) => ({ price: { amount: minor, currency: truth.currency } }),
  (truth, minor) => ({ price: { amount: toDecimal(truth, minor), currency: truth.currency } }),
  (truth, minor) => ({ price_cents: minor, currency: truth.currency }),
  (truth, minor) => ({ price: minor, price_formatted: shown(truth, minor, '.') }),
  (truth, minor) => ({ price: minor, display_price: shown(truth, minor, ',') }),
  (truth, minor) => ({
    prices: { price: String(minor), currency_code: truth.currency, currency_minor_unit: truth.digits },
  }),
  (truth, minor) => ({ amount: minor, value: Number(toDecimal(truth, minor)) }),
  (truth, minor) => ({ price: minor, price_decimal: toDecimal(truth, minor) }),
  (truth, minor) => ({ selling_price: toDecimal(truth, minor) }),
  (truth, minor) => ({ price: toDecimal(truth, minor * 10 ** truth.digits) }),
  (_truth, minor) => ({ unit_amount: minor }),
  (truth, minor) => ({ list_price: toDecimal(truth, minor + 500), final_price: toDecimal(truth, minor) }),
]

const group = (whole: string, separator: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, separator)
function shown(truth: Truth, minor: number, point: '.' | ','): string {
  const [whole = '', cents] = toDecimal(truth, minor).split('.')
  const text = group(whole, point === '.' ? ',' : '.')
  return `${truth.currency} ${cents === undefined ? text : text + point + cents}`
}

/** Numbers that are no price, and prices that a shopper does not pay. Some are in another unit, some only sometimes there. */
const DECOYS: readonly ((truth: Truth, variant: TrueVariant, index: number) => Json)[] = [
  (truth, { minor }) => ({ cost_price: toDecimal(truth, Math.round(minor * 0.4)) }),
  (_truth, { minor }) => ({ cost: Math.round(minor / 3) }),
  (truth, { minor }) => ({ price_incl_tax: toDecimal(truth, Math.round(minor * 1.19)) }),
  (truth, { minor }, index) => ({
    sale_price: index % 3 === 0 ? toDecimal(truth, Math.round(minor * 0.8)) : null,
  }),
  (_truth, { minor }, index) => ({ discounted_price: index % 3 === 0 ? Math.round(minor * 0.8) : 0 }),
  (_truth, { minor }) => ({ price_mills: minor * 10 }),
  (_truth, { minor }) => ({ price_micros: minor * 10_000 }),
  (_truth, { minor }) => ({ hundredths_of_cents: minor * 100 }),
  (_truth, _variant, index) => ({ discount_percent: (index * 5) % 20 }),
  (truth, { minor }) => ({ wholesale_price: toDecimal(truth, Math.round(minor * 0.6)) }),
  (_truth, { minor }) => ({ price_points: Math.round(minor / 7) }),
  (_truth, { minor }) => ({ shipping_price: 490, tax: Math.round(minor * 0.19) }),
  () => ({ decimal_places: 2 }),
  () => ({ exponent: 2, weight: 2 }),
  (_truth, _variant, index) => ({ weight: 100 + index, rank: index * 100, rating: 4.5 }),
  (_truth, { minor }) => ({ prices_by_quantity: [{ from: 10, price: Math.round(minor * 0.9) }] }),
  (truth, { before }) => ({ compare_at_price: before === null ? null : toDecimal(truth, before) }),
  (_truth, { before }) => ({ regular_price: before }),
  (_truth, { minor }) => ({ member_price: Math.round(minor * 0.95) }),
  (_truth, { minor }) => ({ fee: Math.round(minor * 0.02) + 30 }),
  (truth, { minor }) => ({ loan_text: `${truth.currency} ${toDecimal(truth, Math.round(minor / 12))}` }),
]

/** Ways to say that a product costs less today, on its variants or on itself. */
const REDUCTIONS: readonly ((truth: Truth, reduced: number) => Json)[] = [
  (truth, reduced) => ({
    custom_attributes: [{ attribute_code: 'special_price', value: toDecimal(truth, reduced) }],
  }),
  () => ({ discount: '20%' }),
  () => ({ badge: '-20%' }),
  () => ({ promotions: [{ type: 'percentage', value: 20 }] }),
  () => ({ campaign: { percent_off: 20 } }),
  (truth, reduced) => ({
    pricing: { today: { deal: { gross: { value: Number(toDecimal(truth, reduced)) } } } },
  }),
  (_truth, reduced) => ({ offers: [{ now: { amount: reduced } }] }),
  (truth, reduced) => ({ promo_price: shown(truth, reduced, '.') }),
  (truth, reduced) => ({ sale: { price: toDecimal(truth, reduced) } }),
]

/** Amounts that look like the price in another unit: 1% of 1999 is 19.99. */
const HUNDREDTHS: readonly ((truth: Truth, minor: number) => Json)[] = [
  (truth, minor) => ({ cashback: Number(toDecimal(truth, minor)) / 100 }),
  (truth, minor) => ({ loyalty_amount: (Number(toDecimal(truth, minor)) / 100).toFixed(2) }),
  (truth, minor) => ({ you_earn: `${truth.currency} ${(Number(toDecimal(truth, minor)) / 100).toFixed(2)}` }),
  (truth, minor) => ({ points_value: minor * 100 }),
]

/** What a shopper pays: a sale that the shape writes counts, where the shape has one. */
function paidOf(row: Json, truth: Truth, { minor }: TrueVariant): number {
  const sale = row['sale_price'] ?? row['discounted_price']
  return sale === undefined || sale === null || sale === 0 || !row['__sales']
    ? minor
    : Math.round(minor * 0.8)
}

async function check(seed: number) {
  const random = createRandom(seed)
  const [currency, digits] = pick(random, CURRENCIES)
  const hasVariants = random() < 0.5
  const truth = createTruth(seed, {
    count: pick(random, [3, 4, 7, 13, 24]),
    hasVariants,
    isWhole: random() < 0.4,
    currency,
    digits,
  })
  const write = pick(random, WRITERS)
  const decoys = DECOYS.filter(() => random() < 0.12)
  const hasSales = random() < 0.5
  const reduce = random() < 0.3 ? pick(random, REDUCTIONS) : undefined
  const isOnProduct = hasVariants && random() < 0.5
  const hundredth = random() < 0.1 ? pick(random, HUNDREDTHS) : undefined
  // The price of a variant is what it costs more than its product.
  const isSurcharge = hasVariants && random() < 0.05
  const isMixed = random() < 0.05
  const paid = new Map<string, number>()
  const rowOf = new Map<string, Json>()
  const row = (variant: TrueVariant, index: number, product: TrueProduct, at: number): Json => {
    const isReduced = reduce !== undefined && (isOnProduct ? product.n : index) % 3 === 0
    const reduced = Math.round(variant.minor * 0.8)
    const base = product.variants[0]!.minor
    const made = Object.assign(
      {},
      ...decoys.map((decoy) => decoy(truth, variant, index)),
      write(truth, isSurcharge ? variant.minor - base : variant.minor),
      hundredth?.(truth, variant.minor),
      isReduced && !isOnProduct && reduce?.(truth, reduced),
    ) as Json
    rowOf.set(String(variant.id), made)
    const price = paidOf({ ...made, __sales: hasSales }, truth, variant)
    // A reduction of a product is written once, with the amount of its first variant.
    const isPaid = isReduced && hasSales && price === variant.minor && (!isOnProduct || at === 0)
    paid.set(String(variant.id), isPaid ? reduced : price)
    return made
  }
  let index = 0
  const items = truth.products.map((product): Json => {
    const rows = product.variants.map((variant, at) => ({
      id: variant.id,
      attributes: variant.attributes,
      ...row(variant, (index += 1), product, at),
    }))
    const base: Json = {
      id: `p${product.n}`,
      name: product.name,
      slug: product.slug,
      ...(isOnProduct &&
        product.n % 3 === 0 &&
        reduce?.(truth, Math.round(product.variants[0]!.minor * 0.8))),
      ...(isSurcharge && write(truth, product.variants[0]!.minor)),
    }
    if (isMixed && !JSON.stringify(rows[0]).includes('currency'))
      base['currency'] = product.n % 2 ? 'USD' : 'EUR'
    return hasVariants ? { ...base, variants: rows } : { ...rows[0], ...base }
  })
  const hasTwoCurrencies =
    items.some((item) => 'currency' in item) && new Set(items.map((item) => item['currency'])).size > 1
  const paging = pick(random, ['both', 'forward', 'offset', 'page'] as const)
  const server = createShapeServer({
    path: '/products',
    items,
    size: pick(random, ['limit', 'per_page']),
    paging,
    names: { after: paging === 'offset' || paging === 'page' ? paging : 'after', before: 'before' },
    envelope: (data, { hasMore }) => ({ data, has_more: hasMore }),
  })
  const truthOf = (id: string) => truth.products.find(({ n }) => `p${n}` === id)!
  const answers = random() < 0.7
  const mapping = await writeMapping({
    baseUrl: 'https://shop.test/api',
    apiKey: null,
    fetch: server.fetch,
    ask: async ({ id = '' }) =>
      answers ? toDecimal(truth, paid.get(String(truthOf(id).variants[0]!.id))!) : undefined,
  })
  if (mapping.code === '') return { outcome: mapping.outcome, wrong: [] }
  if (hasTwoCurrencies) return { outcome: mapping.outcome, wrong: [`seed ${seed}: prices in two currencies`] }
  const products = await runCode(mapping.code, server.fetch)
  const wrong = products.flatMap((product) =>
    product.variants.flatMap((variant, at) => {
      const real = truthOf(product.id).variants[at]!
      const right = toDecimal(truth, paid.get(String(real.id))!)
      const isRight = Number(variant.price) === Number(right)
      const before = variant.compareAtPrice
      const written = rowOf.get(String(real.id))?.['list_price']
      const trueBefore =
        written === undefined ? real.before && toDecimal(truth, real.before) : (written as string)
      const isBeforeRight =
        before === null || (trueBefore === null ? decoys.length > 0 : Number(before) === Number(trueBefore))
      return isRight && isBeforeRight
        ? []
        : [
            `seed ${seed}: ${variant.price} for ${right}, before ${String(before)} ${JSON.stringify(items.find((item) => item['id'] === product.id))} ${mapping.witness}`,
          ]
    }),
  )
  return { outcome: mapping.outcome, wrong }
}

/** `VITE_SHAPES=20000 VITE_RANDOM_RUNS=whole` checks so many; `VITE_RANDOM_SEED` is the first seed. */
it('prints no wrong price for random shapes with decoys', async () => {
  const count = runs(Number(process.env['VITE_SHAPES'] ?? 1000))
  const outcomes: Record<string, number> = {}
  const wrong: string[] = []
  const first = seedOf(1)
  for (let seed = first; seed < first + count; seed += 1) {
    const result = await check(seed)
    outcomes[result.outcome] = (outcomes[result.outcome] ?? 0) + 1
    wrong.push(...result.wrong.slice(0, 1))
  }
  if (process.env['VITE_SHAPES']) console.log(JSON.stringify(outcomes))
  expect(wrong).toEqual([])
  // A mapper that never prints would have no wrong price either.
  expect((outcomes['live'] ?? 0) + (outcomes['copy'] ?? 0)).toBeGreaterThan(count / 10)
}, 3_600_000)

// "KWD 7.790" and "JPY 10,319" have two readings, and are amounts of a reduction all the same.
// 57213836 and 57217502: both answers are a discounted price, which is 0 for the other products.
it.each([57113338, 57113520, 57213836, 57217502])(
  'prints no wrong price for shape %i, which once had one',
  async (seed) => {
    expect((await check(seed)).wrong).toEqual([])
  },
)
