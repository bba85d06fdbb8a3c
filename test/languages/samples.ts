import type { OptionValueState } from '../../src/core/variants/variant-types.js'
import type { Labels } from '../../src/core/labels/labels.js'

/** For each label: an empty list for a text, else the values that it is called with. */
type SamplesOf<Group> = {
  readonly [Name in keyof Group]: Group[Name] extends (values: infer Values) => string
    ? readonly [Values, ...Values[]]
    : readonly []
}

// Names and amounts have no letters, so that every word in a text is the label's.
const name = '①'
const price = '12'
const format = (amount: string) => amount
const position = { position: 2, total: 5 }
const value: OptionValueState = {
  value: '②',
  selected: false,
  exists: true,
  available: true,
  targetVariant: null,
  targetAvailable: false,
  swatch: undefined,
  changes: [],
  raw: '②',
}
const variant = { id: '1', price: '12', stockStatus: 'IN_STOCK', attributes: {} } as NonNullable<
  OptionValueState['targetVariant']
>
const accepted = { name, price, issues: [], format }
const status = { totalQuantity: 2, reason: undefined, accepted: undefined }
const found = { query: name, total: 3, isPending: false, isRelaxed: false, options: 0 }
const picked = { missingOptions: [], changedOptions: [] }

/** Calls every label so that it returns each of its texts. A label without a sample does not compile. */
const samples: { readonly [Group in keyof Labels]: SamplesOf<Labels[Group]> } = {
  cart: {
    add: [],
    quantity: [{ name }],
    increment: [{ name }],
    decrement: [{ name }],
    remove: [{ name }],
    undo: [{ count: 1 }, { count: 2 }, { count: 3 }, { count: 12 }],
    empty: [],
    update: [],
    accept: [
      { ...accepted, quantity: 2 },
      { ...accepted, quantity: 0 },
    ],
    issue: [
      { issue: { type: 'priceChanged', from: '9', to: '12' }, format },
      { issue: { type: 'soldOut' }, format },
      { issue: { type: 'tooMany', available: 1 }, format },
      { issue: { type: 'tooMany', available: 3 }, format },
      { issue: { type: 'tooMany', available: 3, counted: 2 }, format },
      { issue: { type: 'quantityLimit', limit: 9 }, format },
      { issue: { type: 'quantityRule', quantity: 5, min: 6, step: 1 }, format },
      { issue: { type: 'quantityRule', quantity: 5, min: 6, step: 3, max: 24, counted: 6 }, format },
      { issue: { type: 'notAQuantity', text: '2.5', counted: 1 }, format },
      { issue: { type: 'lineLimit', limit: 1 }, format },
      { issue: { type: 'lineLimit', limit: 3 }, format },
      { issue: { type: 'lineLimit', limit: 12 }, format },
      { issue: { type: 'gone' }, format },
      { issue: { type: 'unknown', error: new Error('?') }, format },
    ],
    status: [
      { ...status, totalQuantity: 0 },
      { ...status, totalQuantity: 1 },
      status,
      { ...status, totalQuantity: 12 },
      { ...status, accepted: name },
      { ...status, reason: 'soldOut' },
      { ...status, reason: 'stock' },
      { ...status, reason: 'quantityLimit' },
      { ...status, reason: 'lineLimit' },
      { ...status, reason: 'quantityRule' },
    ],
    limit: [
      { reason: 'soldOut' },
      { reason: 'stock' },
      { reason: 'quantityLimit' },
      { reason: 'lineLimit' },
      { reason: 'quantityRule' },
    ],
    subtotal: [],
    savings: [],
  },
  error: { network: [], timeout: [], rateLimit: [], server: [], notFound: [], unknown: [] },
  facets: {
    group: [
      { name: 'collections' },
      { name: 'price' },
      { name: 'available' },
      { name: 'option:①' },
      { name: '②' },
      { name: 'brand' },
      { name: 'option:Color' },
      { name: 'colour' },
      { name: 'size' },
      { name: 'option:Material' },
    ],
    value: [
      { name: 'available', value: 'true', label: 'true' },
      { name: 'available', value: 'false', label: 'false' },
      { name, value: '②', label: '②' },
    ],
    count: [{ count: 12 }],
    min: [{ name: 'price', lowest: '9' }],
    max: [{ name: 'price', highest: '12' }],
    invalidAmount: [{ text: '?' }],
    more: [{ name: 'collections' }],
    range: [
      { min: '9', max: undefined },
      { min: undefined, max: '12' },
      { min: '9', max: '12' },
    ],
    remove: [{ group: name, label: '②' }],
    clear: [],
    apply: [],
  },
  price: {
    current: [],
    original: [],
    from: [{ price }],
    discount: [{ percent: 20 }],
    prior: [{ price }],
    unitPrice: [],
    perUnit: [{ price, unit: '①' }],
    items: [{ count: 1 }, { count: 2 }, { count: 3 }, { count: 12 }],
  },
  productGallery: {
    gallery: [{ name }],
    thumbnail: [
      { ...position, alt: '' },
      { ...position, alt: '③' },
    ],
    previous: [],
    next: [],
    status: [{ ...position, alt: '③' }],
  },
  productList: {
    items: [],
    next: [{ paging: 'load-more' }, { paging: 'auto' }, { paging: 'pages' }],
    previous: [{ paging: 'load-more' }, { paging: 'auto' }, { paging: 'pages' }],
    loading: [{ side: 'initial' }, { side: 'next' }, { side: 'previous' }],
    paused: [{ side: 'initial' }, { side: 'next' }, { side: 'previous' }],
    loaded: [
      { shown: 1, total: undefined },
      { shown: 3, total: undefined },
      { shown: 12, total: undefined },
      { shown: 1, total: 1 },
      { shown: 3, total: 3 },
      { shown: 12, total: 1234 },
    ],
    empty: [],
    cursorLost: [],
    error: [
      { side: 'initial', error: new Error('?') },
      { side: 'next', error: new Error('?') },
      { side: 'previous', error: new Error('?') },
      { side: 'refetch', error: new Error('?') },
    ],
    retry: [],
  },
  saved: { toggle: [], toggleName: [{ name }] },
  searchField: {
    input: [],
    clear: [],
    list: [],
    status: [
      { ...found, isPending: true },
      { ...found, total: undefined },
      { ...found, total: 0 },
      { ...found, total: 1 },
      found,
      { ...found, total: 12 },
      { ...found, isRelaxed: true },
      { ...found, options: 1 },
      { ...found, options: 3 },
      { ...found, options: 12 },
    ],
  },
  sort: {
    relevance: [],
    'createdAt-asc': [],
    'createdAt-desc': [],
    'name-asc': [],
    'name-desc': [],
    'price-asc': [],
    'price-desc': [],
  },
  stock: {
    inStock: [],
    low: [{ quantity: 1 }, { quantity: 3 }, { quantity: 12 }],
    backorder: [],
    soldOut: [],
    unknown: [],
  },
  variantPicker: {
    value: [
      { ...value, targetVariant: variant, targetAvailable: true },
      { ...value, targetVariant: variant },
      { ...value, targetVariant: null },
      { ...value, targetVariant: variant, targetAvailable: true, changes: ['③', '④'] },
    ],
    status: [
      { ...picked, status: 'incomplete', missingOptions: ['③', '④'] },
      { ...picked, status: 'available' },
      { ...picked, status: 'soldOut' },
      { ...picked, status: 'nonexistent' },
      {
        ...picked,
        status: 'available',
        changedOptions: [
          { name: '③', value: '②' },
          { name: '④', value: undefined },
        ],
      },
    ],
  },
}

/** Every text of a pack: `cart.undo 2` is the second sample of that label. */
export function textsOf(labels: Labels): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  const groups = labels as unknown as Record<string, Record<string, string | ((values: unknown) => string)>>
  for (const [group, names] of Object.entries<Record<string, readonly unknown[]>>(samples)) {
    for (const [name, calls] of Object.entries(names)) {
      const label = groups[group]![name]!
      if (typeof label === 'string') texts.set(`${group}.${name}`, label)
      else
        for (const [index, values] of calls.entries())
          texts.set(`${group}.${name} ${index + 1}`, label(values))
    }
  }
  return texts
}
