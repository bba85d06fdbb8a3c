import { getImage } from '../../src/core/readers/get-image.js'
import type { Product } from '../../src/core/schemas/product.js'
import type { Variant } from '../../src/core/schemas/variant.js'

export type Availability = 'inStock' | 'outOfStock' | 'preorder' | 'backorder'

/** What a variant is, known before the product was written down. */
export interface VariantTruth {
  readonly id: string
  /** In the order and the spelling of the product. */
  readonly selection: Readonly<Record<string, string>>
  readonly availability: Availability
  readonly price: string
  /** The price before the reduction. */
  readonly original: string | undefined
  /** The URL of the picture to show first. */
  readonly picture: string | undefined
}

export interface Subject {
  readonly product: Product
  readonly isForSale: boolean
  /** With the values that a variant has. */
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly variants: readonly VariantTruth[]
}

/** Mulberry32: the same numbers for the same seed. */
function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  }
}
type Random = ReturnType<typeof createRandom>

const OPTIONS: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['Color', ['Red', 'Blue', 'Café crème', 'Pink & White', 'schwarz']],
  ['Size', ['S', 'M', 'L', '10', '1/2"']],
  ['Größe', ['klein', 'groß', 'extra groß']],
  ['Resistance', ['1mΩ', '1MΩ', '10Ω']],
  ['variant', ['Deluxe', 'Basic']],
  ['__proto__', ['null', 'undefined']],
  ['Size & Fit', ['slim', 'Wide', 'true']],
  ['0', ['zero', '0']],
  ['Material', ['Cotton']],
]
const COLOURS = ['#ff0000', '#00f', 'rgb(0, 0, 0)', '#abcdef12']
const PRODUCT_STATUSES = ['ACTIVE', 'ACTIVE', 'ACTIVE', 'PUBLISHED', 'LIVE', 'COMING_SOON', '']
const OFF_SALE = 'ARCHIVED DRAFT INACTIVE DISABLED HIDDEN UNPUBLISHED DELETED DISCONTINUED'.split(' ')
const STATUSES = (
  'IN_STOCK IN_STOCK IN_STOCK OUT_OF_STOCK LOW_STOCK SOLD_OUT DISCONTINUED NOT_FOR_SALE PREORDER PRE_ORDER ' +
  'BACKORDER ON_BACKORDER MADE_TO_ORDER IN_STOCK_QUANTITY_UNKNOWN SOME_WORD_OF_TOMORROW'
).split(' ')

/** A second reading of `docs/variants.md`. */
function availabilityOf(isForSale: boolean, { stockStatus, stockQuantity }: Variant): Availability {
  const saysNo = /^(OUT_OF_STOCK|SOLD_OUT|DISCONTINUED|NOT_FOR_SALE)$/.test(stockStatus)
  if (!isForSale || saysNo) return 'outOfStock'
  if (/^PRE_?ORDER$/.test(stockStatus)) return 'preorder'
  if (stockQuantity > 0 || stockStatus === 'IN_STOCK_QUANTITY_UNKNOWN') return 'inStock'
  return /^(ON_)?BACKORDER$|^MADE_TO_ORDER$/.test(stockStatus) ? 'backorder' : 'outOfStock'
}

/** The same text, as another system would have written it. */
function respell(text: string, random: Random, keepsCase: boolean): string {
  const spelled = random.pick([
    text,
    text,
    ` ${text}  `,
    text.normalize('NFD'),
    ...(keepsCase ? [] : [text.toUpperCase(), text.toLowerCase()]),
  ])
  // "ß" in capitals is "SS", which is another text.
  return spelled.trim().normalize('NFC').toLowerCase() === text.normalize('NFC').toLowerCase()
    ? spelled
    : text
}

interface WrittenValue {
  readonly listed: unknown
  /** What variants may have for it. */
  readonly forms: readonly unknown[]
}

function writeValue(text: string, at: number, random: Random, keepsCase: boolean): WrittenValue {
  const code = `code-${at}`
  const plain = () => respell(text, random, keepsCase)
  switch (random.below(6)) {
    case 0:
      return { listed: { value: text }, forms: [plain(), { value: plain() }] }
    case 1:
      return { listed: { label: text, value: code }, forms: [plain(), code, { label: text, value: code }] }
    case 2: {
      const colour = COLOURS[at % COLOURS.length] as string
      const named = { name: text, value: `${colour}${at < COLOURS.length ? '' : ' '}` }
      return { listed: named, forms: [plain(), named] }
    }
    case 3:
      return { listed: { title: text, swatch: { color: '#123456' } }, forms: [plain(), { title: text }] }
    default:
      return { listed: text, forms: [plain(), { value: plain() }] }
  }
}

const IMAGES: readonly unknown[] = [
  '/a.jpg',
  { url: '/b.jpg', alt: 'B' },
  { src: 'https://cdn.example/c.jpg' },
  'javascript:alert(1)',
  null,
  {},
]
const srcOf = (raw: unknown) => getImage(raw)?.src

/** A product, written down in one of the ways in which stores write, and what it says. */
export function randomProduct(seed: number): Subject {
  const random = createRandom(seed)
  const number = random.below(4)
  const chosen = Array.from({ length: number }, () => random.pick(OPTIONS))
  const options = [...new Map(chosen)].map(([name, all]) => {
    const values = all.slice(0, 1 + random.below(all.length))
    const keepsCase = name === 'Resistance'
    // Two values with one colour would be one value if nothing else named them.
    return {
      name,
      keepsCase,
      values: values.map((text, at) => ({ text, ...writeValue(text, at, random, keepsCase) })),
    }
  })
  const isListed = options.length === 0 || random.chance(0.8)
  // An index behind the last value: the variant does not have the option.
  const optional = isListed && options.length > 1 && random.chance(0.3) ? random.below(options.length) : -1
  const combinations = options.reduce<number[][]>(
    (rows, { values }, option) =>
      rows.flatMap((row) =>
        Array.from({ length: values.length + Number(option === optional) }, (_, at) => [...row, at]),
      ),
    [[]],
  )
  const used = combinations.filter(() => random.chance(0.7))
  const rows = (used.length > 0 ? used : combinations).slice(0, 12)
  const hasInternal = isListed && options.length > 0 && random.chance(0.5)
  // Attributes that tell two variants apart become options, so a product with internal ones has no twins.
  const twinOf = !hasInternal && random.chance(0.15) ? random.below(rows.length) : -1
  if (twinOf >= 0) rows.push(rows[twinOf] as number[])
  const isSame = (row: readonly number[], other: readonly number[], option: number) =>
    row.every((at, each) => each === option || at === other[each])
  /** Without a list, "1mΩ" and "1MΩ" are two values only where variants differ in nothing else. Else the first one is shown. */
  const textAt = (option: number, at: number): string | undefined => {
    const { keepsCase, values } = options[option] as (typeof options)[number]
    const cased = rows.filter((row) => (row[option] as number) < 2)
    const isKept = cased.some((row) =>
      cased.some((other) => other[option] !== row[option] && isSame(row, other, option)),
    )
    return values[keepsCase && !isListed && !isKept && at < 2 ? (cased[0]?.[option] ?? at) : at]?.text
  }
  const status = random.chance(0.25) ? random.pick(OFF_SALE) : random.pick(PRODUCT_STATUSES)
  const isForSale = !OFF_SALE.includes(status)
  const images = Array.from({ length: random.below(4) }, () => random.pick(IMAGES))

  const variants = rows.map((row, at): Variant => {
    const entries = options.flatMap(({ name, values }, option): [string, unknown][] => {
      const value = values[row[option] as number]
      if (!value) return []
      // Without `options`, the first spelling is the one to show.
      return [[name, isListed ? random.pick(value.forms) : value.text]]
    })
    const internal: [string, unknown][] = hasInternal
      ? [
          ['cost_price', `${at}.10`],
          ['supplier', `Supplier ${at % 2}`],
        ]
      : []
    const price = `${10 + at}.${random.pick(['00', '50', '99'])}`
    return {
      id: random.chance(0.2) ? `v ${at}&ü/%` : `var_${seed}_${at}`,
      price,
      compareAtPrice: random.chance(0.3) ? random.pick(['99.00', '1.00', price]) : null,
      stockQuantity: random.pick([0, 0, 3, 50, -2]),
      stockStatus: random.pick(STATUSES),
      image: random.chance(0.4) ? random.pick([...IMAGES, '/own.jpg', { url: `/v${at}.jpg` }]) : null,
      attributes: Object.fromEntries(
        random.chance(0.3) ? [...internal, ...entries] : [...entries, ...internal],
      ),
    }
  })
  const product: Product = {
    id: `prod_${seed}`,
    storeId: 'store',
    name: `Product ${seed}`,
    slug: `product-${seed}`,
    status,
    description: 'A description.',
    metaTitle: null,
    metaDescription: null,
    images,
    tags: ['new'],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    options: isListed
      ? options.map(({ name, values }) => ({ name, values: values.map(({ listed }) => listed) }))
      : [],
    variants,
    collections: [],
  }
  // In another spelling, the values would be other values: nothing else tells the two apart.
  if (twinOf >= 0)
    variants[rows.length - 1] = { ...(variants.at(-1) as Variant), attributes: variants[twinOf]!.attributes }
  return {
    product,
    isForSale,
    options: Object.fromEntries(
      options.map(({ name, values }, option) => [
        name,
        [
          ...new Set(
            values.flatMap((_, at) =>
              rows.some((row) => row[option] === at) ? (textAt(option, at) ?? []) : [],
            ),
          ),
        ],
      ]),
    ),
    variants: rows.map((row, at) => {
      const variant = variants[at] as Variant
      return {
        id: variant.id,
        selection: Object.fromEntries(
          options.flatMap(({ name }, option) => {
            const text = textAt(option, row[option] as number)
            return text === undefined ? [] : [[name, text]]
          }),
        ),
        ...factsOf(variant, product, isForSale),
      }
    }),
  }
}

function factsOf(variant: Variant, product: Product, isForSale: boolean) {
  const before = variant.compareAtPrice
  return {
    availability: availabilityOf(isForSale, variant),
    price: variant.price,
    original: before !== null && Number(before) > Number(variant.price) ? before : undefined,
    picture: srcOf(variant.image) ?? product.images.map(srcOf).find(Boolean),
  }
}

/** A product of a store whose options are strings, which needs no second reading. */
export function plainProduct(product: Product): Subject {
  const isForSale = !OFF_SALE.includes(product.status)
  const names = (product.options as readonly { readonly name: string }[]).map(({ name }) => name)
  const variants = product.variants.map((variant) => ({
    id: variant.id,
    selection: Object.fromEntries(
      names.flatMap((name) => {
        const value = variant.attributes[name]
        return typeof value === 'string' ? [[name, value] as const] : []
      }),
    ),
    ...factsOf(variant, product, isForSale),
  }))
  return {
    product,
    isForSale,
    options: Object.fromEntries(
      names.map((name) => [name, [...new Set(variants.flatMap(({ selection }) => selection[name] ?? []))]]),
    ),
    variants,
  }
}
