import type { Product, Variant } from 'storefront-react/core'

import { combinations } from '../build/combinations.js'
import { seededRandom, seedFrom, type SeededRandom } from '../random/seeded-random.js'
import type { Colour } from './colours.js'
import type { ProductKind } from './product-kinds.js'
import { productName } from './product-name.js'
import { campaigns, collectionReferences } from './sample-collections.js'
import type { SamplePictures } from './sample-pictures.js'
import { slugOf } from './slug.js'

const NEWEST = Date.UTC(2026, 0, 1)
const HOUR = 3_600_000

const CARE = [
  'Wipe clean with a damp cloth.',
  'Packed and sent by the people who made it.',
  'Made in small numbers; slight differences are part of it.',
  'Comes in a box without plastic.',
  'Repairs are free for five years.',
]

const OTHER_VIEWS = [
  ['close', 'from close by'],
  ['side', 'from the side'],
] as const

function pick<T>(random: SeededRandom, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

function some<T>(random: SeededRandom, values: readonly T[], count: number): T[] {
  const from = Math.floor(random() * values.length)
  const step = values.length % 3 === 0 ? 1 : 3
  const chosen = new Set(Array.from({ length: count }, (_, index) => (from + index * step) % values.length))
  return values.filter((_, index) => chosen.has(index))
}

/** In cents, with a usual ending, e.g. `2400`, `2450` or `2495`. */
function priceIn(random: SeededRandom, [low, high]: readonly [number, number]): number {
  const units = low + Math.floor(random() * random() * (high - low + 1))
  return units * 100 + pick(random, [0, 0, 50, 95])
}

const toFiveCents = (cents: number) => Math.round(cents / 5) * 5
const amount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

function stockOf(random: SeededRandom): number {
  const draw = random()
  return draw < 0.14 ? 0 : draw < 0.3 ? 1 + Math.floor(random() * 4) : 5 + Math.floor(random() * 120)
}

/** Added to the price factor for each step in an option of `PRICED_BY`. */
const SURCHARGE = 0.45
const PRICED_BY = new Set(['Size', 'Volume', 'Weight', 'Diameter', 'Height'])

function factorOf(attributes: Readonly<Record<string, string>>, kind: ProductKind): number {
  if (kind.department === 'Clothing') return 1
  let factor = 1
  for (const [name, values] of Object.entries(kind.options)) {
    if (PRICED_BY.has(name)) factor += SURCHARGE * values.indexOf(attributes[name] ?? '')
  }
  return factor
}

export interface SampleProductInput {
  readonly seed: number
  /** 0 is the newest product. */
  readonly index: number
  readonly kind: ProductKind
  readonly indexInKind: number
  readonly pictures: SamplePictures
}

/** Depends only on the input, so that a larger catalogue starts with the products of a smaller one. */
export function sampleProduct(input: SampleProductInput): Product {
  const { seed, index, kind, indexInKind, pictures: source } = input
  const random = seededRandom(seedFrom(`product ${index}`, seed))
  const name = productName(kind, indexInKind, seedFrom(kind.name, seed) % 1000)
  const slug = slugOf(name)
  const own = some(random, source.coloursOf(kind.drawing), kind.coloured ? 1 + Math.floor(random() * 4) : 1)
  const cents = priceIn(random, kind.price)
  const reduction = random() < 0.2 ? pick(random, [0.1, 0.2, 0.25, 0.3, 0.5]) : 0
  const soldOut = random() < 0.05
  const incomplete = random() < 0.5

  const pictures = new Map<Colour, { readonly url: string; readonly alt: string }>()
  for (const colour of own) {
    const alt = own.length > 1 ? `${name} in ${colour.name}` : name
    pictures.set(colour, { url: source.pictureOf(kind.drawing, colour, 'front') ?? '', alt })
  }
  const [first] = own
  const images = [...pictures.values()]
  const hasPhotos = source.hasPhotos(kind.drawing)
  if (first !== undefined && (own.length < 3 || hasPhotos)) {
    for (const [view, words] of OTHER_VIEWS) {
      const url = source.pictureOf(kind.drawing, first, view)
      if (url !== undefined) images.push({ url, alt: `${name}, ${words}` })
    }
  }

  const options = [
    ...(own.length > 1 ? [{ name: 'Colour', values: own.map((colour) => colour.name) }] : []),
    ...Object.entries(kind.options).map(([option, values]) => ({ name: option, values })),
  ]
  const variants = combinations(options).flatMap((attributes, position): Variant[] => {
    // Keep the first combination, so that every product has a variant.
    if (incomplete && position > 0 && options.length > 1 && random() < 0.2) return []
    const full = toFiveCents(cents * factorOf(attributes, kind))
    const stockQuantity = soldOut ? 0 : stockOf(random)
    const colour = own.find((each) => each.name === attributes['Colour'])
    return [
      {
        id: `var_${index + 1}_${position + 1}`,
        price: amount(toFiveCents(full * (1 - reduction))),
        compareAtPrice: reduction > 0 ? amount(full) : null,
        stockQuantity,
        stockStatus: stockQuantity > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
        image: (colour && pictures.get(colour)) ?? null,
        attributes,
      },
    ]
  })

  const tags = [
    ...(index < 12 ? ['New'] : []),
    ...(reduction > 0 ? ['Sale'] : []),
    ...(random() < 0.12 ? ['Bestseller'] : []),
    ...(random() < 0.15 ? ['Organic'] : []),
    ...(cents < 4000 ? ['Gift'] : []),
  ]
  // Every eighth product has the date of the previous one, to test equal sort keys.
  const age = (index % 8 === 7 ? index - 1 : index) * 5 * HOUR
  const bare = random() < 0.03
  const [care, more] = [pick(random, CARE), pick(random, CARE.slice(2))]
  return {
    id: `prod_${index + 1}`,
    storeId: 'store_sample',
    name,
    slug,
    status: 'ACTIVE',
    description: bare ? '' : `${kind.pitch}\n\n${care} ${more === care ? CARE[1] : more}`,
    metaTitle: random() < 0.5 ? `${name} | ${kind.plural}` : null,
    metaDescription: random() < 0.5 ? kind.pitch : null,
    images: bare && !hasPhotos ? [] : images,
    tags,
    createdAt: new Date(NEWEST - age).toISOString(),
    updatedAt: new Date(NEWEST - Math.floor(age * random())).toISOString(),
    options,
    variants,
    collections: collectionReferences([
      kind.department,
      kind.group,
      kind.plural,
      ...(index < 24 ? [campaigns.newIn] : []),
      ...(reduction > 0 ? [campaigns.sale] : []),
      ...(cents < 4000 ? [campaigns.gifts] : []),
    ]),
  }
}
