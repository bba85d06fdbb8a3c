import fc from 'fast-check'

import type { SearchFilters } from 'storefront-react/search'
import type { SearchDocument } from 'storefront-search/local'

/** Few values, so that filters often match and often exclude each other. */
const COLORS = ['Red', 'Blue', 'Green', '__proto__']
const SIZES = ['S', 'M', 'L']
const PRICES = ['5', '5.00', '9.99', '10.00', '19.90', '100']
const TAGS = ['new', 'sale', 'constructor']
const COLLECTIONS = ['shirts', 'shoes'].map((slug) => ({ id: `col_${slug}`, name: slug.toUpperCase(), slug }))

const variant: fc.Arbitrary<SearchDocument['variants'][number]> = fc
  .record({
    id: fc.oneof(
      fc.constantFrom('var_7', 'var_p1', 'var_', 'x'),
      fc.nat().map((at) => `var_${at}`),
    ),
    image: fc.constantFrom(
      undefined,
      { src: 'https://cdn.test/a.jpg', alt: 'Linen shirt' },
      { src: 'b.jpg', alt: '' },
    ),
    price: fc.constantFrom(...PRICES),
    compareAtPrice: fc.constantFrom(null, '120.00'),
    available: fc.boolean(),
    attributes: fc
      .tuple(fc.constantFrom(undefined, ...COLORS), fc.constantFrom(undefined, ...SIZES))
      .map(([color, size]) => ({ ...(color && { Color: color }), ...(size && { Size: size }) })),
  })
  .map(({ image, ...rest }) => ({ ...rest, ...(image && { image }) }))

const document: fc.Arbitrary<Omit<SearchDocument, 'id'>> = fc.record({
  name: fc.constantFrom('Linen shirt', 'Wool coat', 'Café mug', 'ガラス'),
  slug: fc.constantFrom('linen-shirt', 'other'),
  images: fc.constantFrom([], [{ src: 'https://cdn.test/a.jpg', alt: 'Linen shirt' }]),
  tags: fc.subarray(TAGS),
  collections: fc.subarray(COLLECTIONS),
  createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2025-06-01T12:30:00.123Z', '2024-01-01T00:00:00Z'),
  variants: fc.array(variant, { maxLength: 5 }),
})

export const generatedDocuments: fc.Arbitrary<SearchDocument[]> = fc
  .array(document, { maxLength: 30 })
  .map((all) => all.map((each, index) => ({ ...each, id: `p${String(index)}` })))

const values = (all: readonly string[]) => fc.option(fc.subarray([...all, 'unknown']), { nil: undefined })

export const generatedFilters: fc.Arbitrary<SearchFilters> = fc.record({
  tags: values(TAGS),
  collections: values(COLLECTIONS.map(({ slug }) => slug)),
  color: values(COLORS),
  size: values(SIZES),
  available: values(['true', 'false']),
  price: fc.option(
    fc.record({ min: fc.constantFrom(undefined, ...PRICES), max: fc.constantFrom(undefined, ...PRICES) }),
    { nil: undefined },
  ),
})
