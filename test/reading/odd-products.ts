import type { Product } from '../../src/core/schemas/product.js'
import type { Variant } from '../../src/core/schemas/variant.js'
import type { Availability, Subject } from './random-product.js'

/** A variant as the store writes it, and what every reader says of it. Without `says`: in stock at 10.00, with `/a.jpg`. */
interface OddVariant extends Partial<Variant> {
  readonly says?: {
    readonly selection?: Readonly<Record<string, string>>
    readonly availability?: Availability
    readonly price?: string
    readonly original?: string
    /** `null` for none. */
    readonly picture?: string | null
  }
}

interface OddProduct {
  readonly product?: Partial<Omit<Product, 'variants'>>
  readonly variants: readonly OddVariant[]
  readonly isForSale?: boolean
}

let products = 0

function odd({ product: fields, variants, isForSale = true }: OddProduct): Subject {
  products += 1
  const id = `odd_${products}`
  const product: Product = {
    id,
    storeId: 'store',
    name: `Product ${products}`,
    slug: `product-${products}`,
    status: 'ACTIVE',
    description: 'A description.',
    metaTitle: null,
    metaDescription: null,
    images: ['/a.jpg'],
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    options: [],
    collections: [],
    ...fields,
    variants: variants.map(({ says: _, ...variant }, at) => ({
      id: `${id}_${at}`,
      price: '10.00',
      compareAtPrice: null,
      stockQuantity: 5,
      stockStatus: 'IN_STOCK',
      image: null,
      attributes: {},
      ...variant,
    })),
  }
  const truths = variants.map(({ says = {} }, at) => {
    const { selection = {}, availability = 'inStock', price = '10.00', original, picture = '/a.jpg' } = says
    return {
      id: product.variants[at]!.id,
      selection,
      availability: isForSale ? availability : ('outOfStock' as const),
      price,
      original,
      picture: picture ?? undefined,
    }
  })
  const values = new Map<string, Set<string>>()
  for (const { selection } of truths)
    for (const [name, value] of Object.entries(selection))
      values.set(name, (values.get(name) ?? new Set()).add(value))
  return {
    product,
    isForSale,
    options: Object.fromEntries([...values].map(([name, list]) => [name, [...list]])),
    variants: truths,
  }
}

const chosen = (
  attributes: Readonly<Record<string, unknown>>,
  selection: Readonly<Record<string, string>>,
) => ({
  attributes,
  says: { selection },
})
/** Attributes that are read as they are written. */
const plain = (selection: Readonly<Record<string, string>>) => chosen(selection, selection)

/** Products as public shops have them. Each has something that two readers could read in two ways. */
export const oddProducts: readonly (readonly [what: string, subject: Subject])[] = [
  [
    'an option that each variant writes in another case',
    odd({
      product: { options: [{ name: 'Color', values: ['Red', 'Blue'] }] },
      variants: [
        chosen({ COLOR: 'Red' }, { Color: 'Red' }),
        chosen({ color: 'BLUE ' }, { Color: 'Blue' }),
        plain({}),
      ],
    }),
  ],
  [
    'two listed options whose names differ in case',
    odd({
      product: {
        options: [
          { name: 'Size', values: ['S', 'M'] },
          { name: 'size', values: ['wide', 'slim'] },
        ],
      },
      variants: [
        plain({ Size: 'S', size: 'wide' }),
        plain({ Size: 'M', size: 'wide' }),
        plain({ Size: 'M', size: 'slim' }),
      ],
    }),
  ],
  [
    'numbers and booleans as values',
    odd({
      product: {
        options: [
          { name: 'Size', values: [36, 36.5, '37'] },
          { name: 'Wide', values: [true, false] },
        ],
      },
      variants: [
        chosen({ Size: 36, Wide: true }, { Size: '36', Wide: 'true' }),
        chosen({ Size: '36.5', Wide: 'false' }, { Size: '36.5', Wide: 'false' }),
        chosen({ Size: 37, Wide: false }, { Size: '37', Wide: 'false' }),
      ],
    }),
  ],
  [
    'empty strings and blanks as values',
    odd({
      product: {
        options: [{ name: 'Color', values: ['', 'Red', ' '] }, { name: 'Size', values: ['M'] }, ''],
      },
      variants: [
        chosen({ Color: '', Size: 'M' }, { Size: 'M' }),
        chosen({ Color: 'Red', Size: '  ' }, { Color: 'Red' }),
        chosen({ Color: '\t', Size: '' }, {}),
      ],
    }),
  ],
  [
    'three variants with the same options, two of them sold out',
    odd({
      product: { options: [{ name: 'Size', values: ['M'] }] },
      variants: [
        {
          attributes: { Size: 'M' },
          stockQuantity: 0,
          says: { selection: { Size: 'M' }, availability: 'outOfStock' },
        },
        { attributes: { Size: 'M' }, price: '12.00', says: { selection: { Size: 'M' }, price: '12.00' } },
        {
          attributes: { Size: 'M' },
          stockQuantity: -4,
          says: { selection: { Size: 'M' }, availability: 'outOfStock' },
        },
      ],
    }),
  ],
  [
    'prices: free, without decimals, a sale price above the price, and equal to it',
    odd({
      product: { options: ['Plan'] },
      variants: [
        { attributes: { Plan: 'Free' }, price: '0.00', says: { selection: { Plan: 'Free' }, price: '0.00' } },
        {
          attributes: { Plan: 'A' },
          price: '20',
          compareAtPrice: '15.00',
          says: { selection: { Plan: 'A' }, price: '20' },
        },
        {
          attributes: { Plan: 'B' },
          price: '20.00',
          compareAtPrice: '20',
          says: { selection: { Plan: 'B' }, price: '20.00' },
        },
        {
          attributes: { Plan: 'C' },
          price: '9.90',
          compareAtPrice: '100.00',
          says: { selection: { Plan: 'C' }, price: '9.90', original: '100.00' },
        },
        {
          attributes: { Plan: 'D' },
          price: '9.90',
          compareAtPrice: '0',
          says: { selection: { Plan: 'D' }, price: '9.90' },
        },
      ],
    }),
  ],
  [
    'attributes without a value that can be read',
    odd({
      product: {
        options: [
          { name: 'Color', values: [{ label: 'Red' }, null, {}] },
          { name: 'Size', values: null },
        ],
      },
      variants: [
        chosen({ Color: null, Size: {} }, {}),
        chosen({ Color: { label: 'Red' }, Size: [] }, { Color: 'Red' }),
        chosen({ Color: { swatch: '#f00' }, Size: 'L' }, { Size: 'L' }),
      ],
    }),
  ],
  [
    'lists of pictures with entries that are not pictures',
    odd({
      product: {
        images: [
          null,
          '',
          [],
          {},
          { url: null },
          'javascript:alert(1)',
          { url: { nested: '/no.jpg' } },
          { src: ' /b c.jpg ' },
        ],
        options: ['Color'],
      },
      variants: [
        { attributes: { Color: 'Red' }, says: { selection: { Color: 'Red' }, picture: '/b c.jpg' } },
        {
          attributes: { Color: 'Blue' },
          image: { url: '' },
          says: { selection: { Color: 'Blue' }, picture: '/b c.jpg' },
        },
        {
          attributes: { Color: 'Green' },
          image: { path: '/own.jpg' },
          says: { selection: { Color: 'Green' }, picture: '/own.jpg' },
        },
      ],
    }),
  ],
  [
    'no pictures but those of one variant',
    odd({
      product: { images: [null], options: ['Color'] },
      variants: [
        {
          attributes: { Color: 'Red' },
          image: '/red.jpg',
          says: { selection: { Color: 'Red' }, picture: '/red.jpg' },
        },
        { attributes: { Color: 'Blue' }, says: { selection: { Color: 'Blue' }, picture: null } },
      ],
    }),
  ],
  [
    'emoji, joined emoji and letters from right to left',
    odd({
      product: {
        name: 'قميص 👕',
        options: [
          { name: 'اللون', values: ['أحمر', 'אדום', '🔴', '👩‍👩‍👧'] },
          { name: '📏', values: ['١', '２', 'ﬁ'] },
        ],
      },
      variants: [
        plain({ اللون: 'أحمر', '📏': '١' }),
        plain({ اللون: 'אדום', '📏': '２' }),
        plain({ اللون: '🔴', '📏': 'ﬁ' }),
        plain({ اللون: '👩‍👩‍👧', '📏': '١' }),
      ],
    }),
  ],
  [
    'an option called "variant", and one called "Variant Id"',
    odd({
      product: {
        options: [
          { name: 'variant', values: ['Deluxe', 'Basic'] },
          { name: 'Variant Id', values: ['X', 'Y'] },
        ],
      },
      variants: [
        plain({ variant: 'Deluxe', 'Variant Id': 'X' }),
        plain({ variant: 'Basic', 'Variant Id': 'X' }),
        plain({ variant: 'Basic', 'Variant Id': 'Y' }),
      ],
    }),
  ],
  [
    'options that are called as parameters and as members of objects',
    odd({
      product: { options: ['sort', 'q', 'constructor', '__proto__', 'length'] },
      variants: [
        plain(
          Object.fromEntries([
            ['sort', 'asc'],
            ['q', 'a'],
            ['constructor', 'x'],
            ['__proto__', 'y'],
            ['length', '1'],
          ]),
        ),
        plain(
          Object.fromEntries([
            ['sort', 'desc'],
            ['q', 'a'],
            ['constructor', 'x'],
            ['__proto__', 'y'],
            ['length', '2'],
          ]),
        ),
      ],
    }),
  ],
  [
    'signs that addresses, tables and HTML reserve',
    odd({
      product: { options: ['Size & Fit', 'A=B', 'C|D', '<b>'] },
      variants: [
        plain({ 'Size & Fit': 'S/M', 'A=B': '1+1', 'C|D': 'x|y', '<b>': '<i>"\'' }),
        plain({ 'Size & Fit': 'L%20', 'A=B': '?#', 'C|D': 'x\\|y', '<b>': '&lt;i&gt;' }),
      ],
    }),
  ],
  [
    'blanks inside of values',
    odd({
      product: { options: ['Color'] },
      variants: [
        plain({ Color: 'Dark Blue' }),
        plain({ Color: 'Dark  Blue' }),
        plain({ Color: 'Dark\u00a0Blue' }),
      ],
    }),
  ],
  [
    'two values with one label, and two with one colour',
    odd({
      product: {
        options: [
          {
            name: 'Color',
            values: [
              { label: 'Red', value: 'red-1', hex: '#f00' },
              { label: 'Red', value: 'red-2', hex: '#e00' },
              { label: 'Rose', value: '#f00' },
            ],
          },
        ],
      },
      variants: [
        chosen({ Color: { label: 'Red', value: 'red-1' } }, { Color: 'Red' }),
        chosen({ Color: { label: 'Red', value: 'red-2' } }, { Color: 'red-2' }),
        chosen({ Color: '#f00' }, { Color: 'Rose' }),
      ],
    }),
  ],
  [
    'codes that differ in case only',
    odd({
      product: {
        options: [
          {
            name: 'Size',
            values: [
              { label: 'Big', value: 'A' },
              { label: 'Small', value: 'a' },
            ],
          },
          'Color',
        ],
      },
      variants: [
        chosen({ Size: 'A', Color: 'Red' }, { Size: 'Big', Color: 'Red' }),
        chosen({ Size: 'a', Color: 'Blue' }, { Size: 'Small', Color: 'Blue' }),
      ],
    }),
  ],
  [
    'no options and no attributes, but two variants',
    odd({
      product: { options: null as never },
      variants: [plain({}), { attributes: null as never, price: '12.00', says: { price: '12.00' } }],
    }),
  ],
  ['no variants', odd({ product: { options: [{ name: 'Size', values: ['M'] }] }, variants: [] })],
  [
    'words of stock in other spellings, with quantities that say otherwise',
    odd({
      product: { options: ['Size'] },
      variants: [
        { stockStatus: 'out of stock', stockQuantity: 9, says: { availability: 'outOfStock' } },
        { stockStatus: 'Sold-Out', stockQuantity: 9, says: { availability: 'outOfStock' } },
        { stockStatus: 'pre order', stockQuantity: 0, says: { availability: 'preorder' } },
        { stockStatus: 'On Backorder', stockQuantity: 0, says: { availability: 'backorder' } },
        { stockStatus: 'backorder', stockQuantity: 2, says: { availability: 'inStock' } },
        { stockStatus: '', stockQuantity: 0, says: { availability: 'outOfStock' } },
        { stockStatus: 'in_stock', stockQuantity: -1, says: { availability: 'outOfStock' } },
        { stockStatus: 'In Stock Quantity Unknown', stockQuantity: 0, says: { availability: 'inStock' } },
      ].map(({ says, ...variant }, at) => ({
        ...variant,
        attributes: { Size: `${at}` },
        says: { ...says, selection: { Size: `${at}` } },
      })) as OddVariant[],
    }),
  ],
  [
    'a product whose status is written otherwise',
    odd({
      product: { status: ' Un-Published', options: ['Size'] },
      isForSale: false,
      variants: [plain({ Size: 'M' })],
    }),
  ],
  [
    'attributes with blanks in their names, none of them listed as an option',
    odd({
      product: { options: [{ title: 'Color', optionValues: ['Red', 'Blue'] }] },
      variants: [
        chosen({ ' Color ': 'Red', cost_price: '1.10', 'Supplier ': 'X' }, { Color: 'Red' }),
        chosen({ 'Color ': 'Blue', cost_price: '1.20', 'Supplier ': 'Y' }, { Color: 'Blue' }),
      ],
    }),
  ],
  [
    'options that only attributes tell apart, with the same value in two options',
    odd({
      product: { options: [{ name: 'Front', values: ['M'] }] },
      variants: [plain({ Front: 'M', Back: 'M' }), plain({ Front: 'M', Back: 'L' })],
    }),
  ],
  [
    'values that repeat the name of their option',
    odd({
      product: {
        options: [
          {
            name: 'Color',
            values: [
              { name: 'Color', value: 'Red' },
              { name: 'Color', value: 'Blue' },
            ],
          },
        ],
      },
      variants: [
        chosen({ Color: { name: 'Color', value: 'Red' } }, { Color: 'Red' }),
        chosen({ Color: { name: 'Color', value: 'Blue' } }, { Color: 'Blue' }),
      ],
    }),
  ],
]
