import { createShapeServer, type ServerOptions } from './server.js'
import { createTruth, toDecimal, type TrueProduct, type Truth, type TrueVariant } from './truth.js'

type Json = Record<string, unknown>

/** A shape of a public service, written from its published document, and what must come of it. */
export interface StandIn {
  readonly service: string
  /** Where the shape is published. */
  readonly source: string
  readonly truth: Truth
  readonly options: ServerOptions
  readonly keyHeader?: string
  readonly searchParams?: Readonly<Record<string, string>>
  /** What the doctor must find. */
  readonly expected: 'live' | 'copy' | RegExp
  /** How many products it asks about. */
  readonly questions: number
  /** How the server names an option, if it writes it. */
  readonly hasBackward?: boolean
}

const first = ({ variants }: TrueProduct): TrueVariant => variants[0]!
const iso = ({ created }: TrueProduct) => new Date(created).toISOString()
const optionsOf = ({ variants }: TrueProduct) =>
  Object.keys(first({ variants } as TrueProduct).attributes).map((name) => ({
    name,
    values: [...new Set(variants.map(({ attributes }) => attributes[name]!))],
  }))
const numberOf = (truth: Truth, minor: number) => Number(toDecimal(truth, minor))
const single = createTruth(11)
const options = createTruth(12, { hasVariants: true })
const asData = {
  envelope: (data: readonly Json[], { hasMore, total }: { hasMore: boolean; total: number }) => ({
    data,
    has_more: hasMore,
    total_count: total,
  }),
}

/** Whale tools: cents under `price`, addresses of pictures, key in x-api-key. The document says cents, the answers do not. */
const whaletools: StandIn = {
  service: 'whaletools.dev',
  source: 'whaletools.dev, API reference',
  truth: single,
  keyHeader: 'x-api-key',
  questions: 2,
  expected: 'live',
  hasBackward: true,
  options: {
    path: '/products',
    size: 'limit',
    paging: 'both',
    names: { after: 'starting_after', before: 'ending_before' },
    keyHeader: 'x-api-key',
    key: 'wk_test_12345678',
    ...asData,
    single: (item) => item,
    items: single.products.map((p) => ({
      id: `prod_${p.n}`,
      object: 'product',
      name: p.name,
      slug: p.slug,
      description: p.description,
      price: first(p).minor,
      currency: 'usd',
      images: p.images,
      inventory_quantity: first(p).stock,
      active: true,
      created_at: iso(p),
    })),
  },
}

/** headlesscommerce.io: forward only, money as objects of integers, option values by id, a cost that nobody may see. */
const headless: StandIn = {
  service: 'headlesscommerce.io',
  source: 'headlesscommerce.io, API reference',
  truth: options,
  questions: 2,
  expected: 'live',
  options: {
    path: '/products',
    size: 'limit',
    paging: 'forward',
    names: { after: 'starting_after' },
    envelope: (data, { hasMore, next }) => ({ data, has_more: hasMore, next_cursor: next }),
    single: (item) => ({ data: item }),
    items: options.products.map((p) => ({
      id: `prd_${p.n}`,
      title: p.name,
      handle: p.slug,
      description: p.description,
      status: 'active',
      created_at: iso(p),
      media: p.images.map((url) => ({ url, alt: p.name })),
      options: optionsOf(p).map(({ name, values }) => ({
        id: `opt_${name}`,
        name,
        values: values.map((value) => ({ id: `val_${name}_${value}`, value })),
      })),
      variants: p.variants.map((v) => ({
        id: `var_${v.id}`,
        sku: `SKU${v.id}`,
        price: { amount: v.minor, currency: 'USD' },
        compare_at_price: v.before === null ? null : { amount: v.before, currency: 'USD' },
        cost_price: { amount: Math.round(v.minor * 0.4), currency: 'USD' },
        option_values: Object.entries(v.attributes).map(([name, value]) => `val_${name}_${value}`),
        inventory: { track_inventory: true, allow_backorder: false, available: v.stock },
      })),
    })),
  },
}

/** Shopify's Admin REST products: since_id, integer ids, option1 to option3. Decimals as strings. */
const admin: StandIn = {
  service: 'Shopify Admin REST',
  source: 'shopify.dev, Admin REST, Product',
  truth: options,
  keyHeader: 'X-Shopify-Access-Token',
  questions: 0,
  expected: 'live',
  options: {
    path: '/products',
    size: 'limit',
    paging: 'forward',
    names: { after: 'since_id' },
    keyHeader: 'x-shopify-access-token',
    key: 'wk_test_12345678',
    envelope: (products) => ({ products }),
    single: (product) => ({ product }),
    items: options.products.map((p) => ({
      id: 7_000_000 + p.n,
      title: p.name,
      body_html: p.description,
      handle: p.slug,
      status: 'active',
      created_at: iso(p).replace('.000Z', '+00:00'),
      updated_at: iso(p).replace('.000Z', '+00:00'),
      tags: 'a, b',
      options: optionsOf(p).map((option, position) => ({
        id: 10 * p.n + position,
        product_id: p.n,
        position,
        ...option,
      })),
      images: p.images.map((src, position) => ({
        id: 20 * p.n + position,
        position,
        src,
        alt: null,
        width: 800,
        height: 600,
      })),
      variants: p.variants.map((v, position) => ({
        id: 9_000_000 + v.id,
        title: Object.values(v.attributes).join(' / '),
        price: toDecimal(options, v.minor),
        compare_at_price: v.before === null ? null : toDecimal(options, v.before),
        position,
        sku: `S${v.id}`,
        grams: 200 + v.id,
        option1: v.attributes['Size'] ?? null,
        option2: v.attributes['Color'] ?? null,
        option3: null,
        inventory_quantity: v.stock,
        inventory_item_id: 3 * v.id,
      })),
    })),
  },
}

/** Stripe products with the default price expanded. The name unit_amount is no proof. */
const stripe: StandIn = {
  service: 'Stripe products',
  source: 'docs.stripe.com/api/products/list',
  truth: single,
  searchParams: { 'expand[]': 'data.default_price' },
  questions: 2,
  expected: 'live',
  hasBackward: true,
  options: {
    path: '/products',
    size: 'limit',
    paging: 'both',
    names: { after: 'starting_after', before: 'ending_before' },
    envelope: (data, { hasMore }) => ({ object: 'list', url: '/v1/products', has_more: hasMore, data }),
    single: (item) => item,
    items: single.products.map((p) => ({
      id: `prod_${p.n}`,
      object: 'product',
      active: true,
      created: Math.floor(p.created / 1000),
      updated: Math.floor(p.created / 1000),
      name: p.name,
      description: p.description,
      images: p.images,
      livemode: false,
      default_price: {
        id: `price_${p.n}`,
        object: 'price',
        currency: 'usd',
        unit_amount: first(p).minor,
        unit_amount_decimal: String(first(p).minor),
      },
    })),
  },
}

/** Your Next Store: UUIDs, minor units in a string, variants without option values in the list. */
const nextStore: StandIn = {
  service: 'Your Next Store',
  source: 'yournextstore.com, API reference',
  truth: single,
  questions: 2,
  expected: 'live',
  options: {
    path: '/products',
    size: 'limit',
    paging: 'forward',
    names: { after: 'cursor' },
    envelope: (data, { total }) => ({ data, meta: { count: total } }),
    single: (item) => item,
    singleBy: 'slug',
    items: single.products.map((p) => ({
      id: `00000000-0000-4000-8000-${String(p.n).padStart(12, '0')}`,
      name: p.name,
      slug: p.slug,
      summary: p.description,
      status: 'published',
      createdAt: iso(p),
      updatedAt: iso(p),
      images: p.images,
      variants: p.variants.map((v) => ({
        id: `v${v.id}`,
        price: String(v.minor),
        stock: v.stock,
        images: [],
      })),
    })),
  },
}

/** Medusa's store API with calculated prices: offsets, decimals as numbers. */
const medusa: StandIn = {
  service: 'Medusa',
  source: 'docs.medusajs.com/api/store',
  truth: options,
  questions: 2,
  expected: 'copy',
  options: {
    path: '/products',
    size: 'limit',
    paging: 'offset',
    names: { after: 'offset' },
    envelope: (products, { total }) => ({ products, count: total, offset: 0, limit: 50 }),
    single: (product) => ({ product }),
    items: options.products.map((p) => ({
      id: `prod_${p.n}`,
      title: p.name,
      handle: p.slug,
      description: p.description,
      status: 'published',
      created_at: iso(p),
      updated_at: iso(p),
      images: p.images.map((url, rank) => ({ id: `img_${p.n}_${rank}`, url, rank })),
      options: optionsOf(p).map(({ name, values }) => ({
        id: `o_${name}`,
        title: name,
        values: values.map((value) => ({ id: value, value })),
      })),
      variants: p.variants.map((v) => ({
        id: `variant_${v.id}`,
        title: Object.values(v.attributes).join(' / '),
        sku: `S${v.id}`,
        manage_inventory: true,
        allow_backorder: false,
        inventory_quantity: v.stock,
        options: Object.entries(v.attributes).map(([title, value]) => ({
          id: value,
          value,
          option: { id: title, title },
        })),
        calculated_price: {
          calculated_amount: numberOf(options, v.minor),
          original_amount: numberOf(options, v.before ?? v.minor),
          currency_code: 'usd',
        },
      })),
    })),
  },
}

/** Commerce.js: pages, a price with a formatted twin. */
const chec: StandIn = {
  service: 'Commerce.js',
  source: 'commercejs.com/docs/api',
  truth: single,
  questions: 0,
  expected: 'copy',
  options: {
    path: '/products',
    size: 'limit',
    paging: 'page',
    names: { after: 'page' },
    envelope: (data, { total, page }) => ({
      data,
      meta: { pagination: { total, count: data.length, per_page: 50, current_page: page } },
    }),
    single: (item) => item,
    items: single.products.map((p) => ({
      id: `prod_${p.n}`,
      created: Math.floor(p.created / 1000),
      updated: Math.floor(p.created / 1000),
      active: true,
      permalink: p.slug,
      name: p.name,
      description: p.description,
      price: {
        raw: numberOf(single, first(p).minor),
        formatted: toDecimal(single, first(p).minor),
        formatted_with_symbol: `$${toDecimal(single, first(p).minor)}`,
        formatted_with_code: `${toDecimal(single, first(p).minor)} USD`,
      },
      inventory: { managed: true, available: first(p).stock },
      image: { url: p.images[0] },
      assets: p.images.map((url) => ({ id: url, url })),
    })),
  },
}

/** WooCommerce's Store API: the price of a variation is in no answer of the list. */
const woo: StandIn = {
  service: 'WooCommerce Store API',
  source: 'developer.woocommerce.com, Store API',
  truth: options,
  questions: 0,
  expected: /variants have no price/,
  options: {
    path: '/products',
    size: 'per_page',
    paging: 'page',
    names: { after: 'page' },
    envelope: (items) => items,
    headers: ({ total }) => ({ 'x-wp-total': String(total) }),
    items: options.products.map((p) => ({
      id: p.n,
      name: p.name,
      slug: p.slug,
      description: p.description,
      prices: {
        price: String(first(p).minor),
        regular_price: String(first(p).before ?? first(p).minor),
        currency_code: 'USD',
        currency_minor_unit: 2,
      },
      images: p.images.map((src) => ({ id: 1, src })),
      is_in_stock: first(p).stock > 0,
      variations:
        p.variants.length > 1
          ? p.variants.map((v) => ({
              id: v.id,
              attributes: Object.entries(v.attributes).map(([name, value]) => ({ name, value })),
            }))
          : [],
    })),
  },
}

/** commercetools product projections: prices by currency and group, texts by language. */
const commercetools: StandIn = {
  service: 'commercetools',
  source: 'docs.commercetools.com, product projections',
  truth: options,
  questions: 0,
  expected: /by language/,
  options: {
    path: '/product-projections',
    size: 'limit',
    paging: 'offset',
    names: { after: 'offset' },
    envelope: (results, { total }) => ({ limit: 20, offset: 0, count: results.length, total, results }),
    items: options.products.map((p) => ({
      id: `ct-${p.n}`,
      version: 1,
      createdAt: iso(p),
      name: { 'en-US': p.name, 'de-DE': p.name },
      slug: { 'en-US': p.slug },
      masterVariant: {
        id: 1,
        prices: [
          {
            value: {
              type: 'centPrecision',
              currencyCode: 'USD',
              centAmount: first(p).minor,
              fractionDigits: 2,
            },
          },
        ],
      },
      variants: [],
    })),
  },
}

/** Saleor: a connection of GraphQL, as a gateway writes it over REST. */
const saleor: StandIn = {
  service: 'Saleor',
  source: 'docs.saleor.io',
  truth: options,
  questions: 0,
  expected: /edges/,
  options: {
    path: '/products',
    size: 'first',
    paging: 'token',
    names: { after: 'after' },
    envelope: (page, { hasMore, next }) => ({
      data: {
        products: {
          edges: page.map((node) => ({ node, cursor: 'x' })),
          pageInfo: { hasNextPage: hasMore, endCursor: next },
        },
      },
    }),
    items: options.products.map((p) => ({ id: `UHJvZHVjdDo${p.n}`, name: p.name, slug: p.slug })),
  },
}

export const standIns: readonly StandIn[] = [
  whaletools,
  headless,
  admin,
  stripe,
  nextStore,
  medusa,
  chec,
  woo,
  commercetools,
  saleor,
]

export const serve = ({ options: server }: StandIn) => createShapeServer(server)
