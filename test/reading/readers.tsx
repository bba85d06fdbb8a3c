import { NuqsTestingAdapter } from 'nuqs/adapters/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMarkdownHandler } from 'storefront-agents'
import { createProductFeed } from 'storefront-agents/feed'
import { createLocalSearchEngine } from 'storefront-search/local'
import {
  collectSearchDocuments,
  decodeSearchDocuments,
  encodeSearchDocuments,
} from 'storefront-search/server'

import { readStatusWords } from '../../packages/doctor/src/survey/status-words.js'
import { createCatalog } from '../../packages/agents/src/catalog/create-catalog.js'
import { createCartStore } from '../../src/cart/index.js'
import { checkCartLines } from '../../src/cart/check/check-cart-lines.js'
import {
  formatMoney,
  getMaxQuantity,
  getProductJsonLd,
  getVariantState,
  getVariantStock,
  readVariantForm,
  type AnyStorefrontClient,
  type Product,
  type StoreRules,
  type Variant,
  type VariantSelection,
} from '../../src/core/index.js'
import { createMemoryStorage } from '../../src/device/memory-storage.js'
import { ProductGallery, ProductImage, Price } from '../../src/index.js'
import { createSavedList } from '../../src/saved/index.js'
import { createSearch } from '../../src/search/client/create-search.js'
import { useVariantUrl } from '../../src/url/index.js'
import type { RawItem } from '../../packages/doctor/src/survey/list-page.js'
import type { Subject, VariantTruth } from './random-product.js'

/** What was compared, what the reader says, and what the product says. */
export type Compare = (what: string, actual: unknown, expected: unknown) => void
export type Reader = (subject: Subject, compare: Compare) => void | Promise<void>

const SITE = 'https://shop.example'
const rules: StoreRules = { currency: 'EUR' }
const sorted = (selection: object = {}) =>
  Object.entries(selection).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
/** Cents: nobody can pay a price that is finer, so neither feeds nor agents name it. */
const isExact = ({ price }: VariantTruth) => /^\d+(\.\d{1,2}0*)?$/.test(price)
const isAvailable = ({ availability }: VariantTruth) => availability !== 'outOfStock'
const hrefOf = (product: Pick<Product, 'slug'>, variantId?: string) =>
  `/products/${product.slug}${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`

/** A client over one product: requests would only make a run slower. */
const clientOf = (product: Product) =>
  ({
    rules,
    cacheScope: 'reading',
    products: {
      definition: {},
      list: () => Promise.resolve({ items: [product], invalidItems: [], hasMore: false, totalCount: 1 }),
      retrieve: () => Promise.resolve(product),
    },
    collections: {},
    // oxlint-disable-next-line typescript/no-explicit-any -- the readers use these two calls only
  }) as any as AnyStorefrontClient

/** Each product's variants by their options: to compare all with all would take longer than the readers. */
const byOptions = new WeakMap<readonly VariantTruth[], Map<string, VariantTruth[]>>()

/** Variants with the same options, of which option names can open one only. */
function twinsOf(variants: readonly VariantTruth[], truth: VariantTruth): readonly VariantTruth[] {
  const keyOf = ({ selection }: VariantTruth) => JSON.stringify(sorted(selection))
  let groups = byOptions.get(variants)
  if (!groups) {
    groups = new Map()
    for (const each of variants) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
    byOptions.set(variants, groups)
  }
  return groups.get(keyOf(truth)) ?? []
}

/** The variant that an address opens, on the server and in the browser. */
function open(product: Product, search: string) {
  const params = Object.fromEntries(new URLSearchParams(search))
  let hook: VariantSelection = {}
  function Page() {
    hook = useVariantUrl(product).value
    return null
  }
  let idHook: VariantSelection = {}
  function IdPage() {
    idHook = useVariantUrl(product, { mode: 'variant' }).value
    return null
  }
  renderToStaticMarkup(
    <NuqsTestingAdapter searchParams={search}>
      <Page />
      <IdPage />
    </NuqsTestingAdapter>,
  )
  return {
    server: getVariantState(product, params).variant?.id,
    hook: getVariantState(product, hook).variant?.id,
    idHook: getVariantState(product, idHook).variant?.id,
  }
}

const picker: Reader = ({ product, options, variants }, compare) => {
  const state = getVariantState(product, {})
  const used = state.options.flatMap(({ name, values }) => {
    const reachable = values.flatMap(({ value, targetVariant }) => (targetVariant ? [value] : []))
    return reachable.length > 0 ? [[name, reachable.toSorted()] as const] : []
  })
  const expected = Object.entries(options).flatMap(([name, values]) =>
    values.length > 0 ? [[name, values.toSorted()] as const] : [],
  )
  compare('options', sorted(Object.fromEntries(used)), sorted(Object.fromEntries(expected)))
  for (const truth of variants) {
    const { selection, status } = getVariantState(product, truth.selection)
    compare('selection', sorted(selection), sorted(truth.selection))
    const hasAvailable = twinsOf(variants, truth).some(isAvailable)
    compare('availability', status, hasAvailable ? 'available' : 'soldOut')
  }
}

const addresses: Reader = ({ product, variants }, compare) => {
  for (const truth of variants) {
    const byId = open(product, `?${new URLSearchParams({ variant: truth.id }).toString()}`)
    for (const [who, id] of Object.entries(byId)) compare(`?variant= in ${who}`, id, truth.id)
    if (Object.keys(truth.selection).length === 0) continue
    const byNames = open(product, `?${new URLSearchParams(truth.selection).toString()}`)
    const twins = twinsOf(variants, truth).map(({ id }) => id)
    for (const [who, id] of Object.entries(byNames))
      compare(`option names in ${who}`, id !== undefined && twins.includes(id), true)
    const both = open(
      product,
      `?${new URLSearchParams({ ...variants[0]?.selection, variant: truth.id }).toString()}`,
    )
    for (const [who, id] of Object.entries(both)) compare(`both in ${who}`, id, truth.id)
  }
}

const forms: Reader = ({ product, variants }, compare) => {
  for (const truth of variants) {
    const read = readVariantForm(new URLSearchParams({ variantId: truth.id }), product)
    compare('id', [read.variant?.id, read.problem === null], [truth.id, isAvailable(truth)])
    compare('selection', sorted(read.selection), sorted(truth.selection))
    const names = Object.entries(truth.selection).map(([name, value]) => [`variantId[${name}]`, value])
    if (names.length === 0) continue
    const { variant } = readVariantForm(new URLSearchParams(names), product)
    const isTwin = twinsOf(variants, truth).some(({ id }) => id === variant?.id)
    compare('names', isTwin, true)
  }
}

const srcIn = (html: string) => /src="([^"]*)"/.exec(html.replaceAll('&amp;', '&'))?.[1]

const pictures: Reader = ({ product, variants }, compare) => {
  variants.forEach(({ picture }, at) => {
    const variant = product.variants[at] as Variant
    const image = srcIn(renderToStaticMarkup(<ProductImage product={product} variant={variant} />))
    compare('ProductImage', image?.startsWith('data:') ? undefined : image, picture)
    const gallery = renderToStaticMarkup(
      <ProductGallery.Root product={product} variant={variant}>
        <ProductGallery.Image />
      </ProductGallery.Root>,
    )
    const shown = srcIn(gallery)
    compare('ProductGallery', shown?.startsWith('data:') ? undefined : shown, picture)
  })
}

const prices: Reader = ({ product, variants }, compare) => {
  variants.forEach(({ price, original }, at) => {
    const variant = product.variants[at] as Variant
    const html = renderToStaticMarkup(
      <Price.Root product={product} variant={variant} currency="EUR" locale="en">
        <Price.Current />
        <Price.Original />
      </Price.Root>,
    )
    const money = (amount: string | undefined) =>
      amount === undefined ? undefined : formatMoney(amount, { currency: 'EUR', locale: 'en' })
    const found = [/€[\d.,]+/g].flatMap((pattern) => html.match(pattern) ?? [])
    compare('prices', found, [money(price), money(original)].filter(Boolean))
  })
}

const stock: Reader = ({ product, variants }, compare) => {
  variants.forEach(({ availability }, at) => {
    const variant = product.variants[at] as Variant
    const { level } = getVariantStock(variant, { product })
    const words = { inStock: 'inStock', low: 'inStock', soldOut: 'outOfStock', backorder: 'backorder' }
    compare('level', words[level], availability === 'preorder' ? 'backorder' : availability)
    compare('quantity', getMaxQuantity(variant, { product }) > 0, availability !== 'outOfStock')
  })
}

const cart: Reader = async ({ product, variants }, compare) => {
  for (const [at, truth] of variants.entries()) {
    const variant = product.variants[at] as Variant
    const store = createCartStore({ storage: createMemoryStorage() })
    const { line, added } = store.add({ product, variant, currency: 'EUR' })
    compare('added', added, isAvailable(truth) ? 1 : 0)
    if (line) {
      const { attributes, image, price } = line.seen
      compare('line: options', sorted(attributes), sorted(truth.selection))
      compare('line: picture', image, truth.picture)
      compare('line: price', price, truth.price)
    }
    store.destroy()
    const posted = { productId: product.id, variantId: truth.id, quantity: 1 }
    const checked = await checkCartLines(clientOf(product), [posted])
    compare('check', checked.ok, isAvailable(truth))
    compare('check: options', sorted(checked.lines[0]?.seen.attributes), sorted(truth.selection))
    compare('check: picture', checked.lines[0]?.seen.image, truth.picture)
  }
}

const search: Reader = async ({ product, isForSale, options, variants }, compare) => {
  const collected = await collectSearchDocuments(clientOf(product)).catch(() => undefined)
  compare('found', (collected?.documents.length ?? 0) > 0, isForSale)
  if (!collected || !isForSale) return
  const documents = decodeSearchDocuments(encodeSearchDocuments(collected))
  const [document] = documents.documents
  variants.forEach((truth, at) => {
    const found = document?.variants[at]
    compare('options', sorted(found?.attributes), sorted(truth.selection))
    compare('available', found?.available, isAvailable(truth))
    compare('price', found?.price, truth.price)
    compare('picture', found?.image?.src ?? document?.images[0]?.src, truth.picture)
  })
  const engine = createLocalSearchEngine({ documents })
  const { facets } = await createSearch({ client: clientOf(product), engine }).query({
    facets: Object.fromEntries(documents.facets.map(({ name }) => [name, 100])),
  })
  const values = facets.flatMap((facet) =>
    facet.kind === 'values' && facet.name.startsWith('option:')
      ? [[facet.name.slice('option:'.length), facet.values.map(({ label }) => label).toSorted()] as const]
      : [],
  )
  const expected = Object.entries(options).filter(([, list]) => list.length > 0)
  compare(
    'facets',
    sorted(Object.fromEntries(values)),
    sorted(Object.fromEntries(expected.map(([name, list]) => [name, list.toSorted()]))),
  )
}

const jsonLd: Reader = ({ product, variants }, compare) => {
  const data = getProductJsonLd(product, {
    url: (variant) => `${SITE}${hrefOf(product, variant?.id)}`,
    rules,
  }) as {
    readonly image: readonly string[]
    readonly name: string
    readonly offers?: Offer
    readonly hasVariant?: readonly (Offered & { readonly name: string })[]
  }
  interface Offer {
    readonly availability: string
    readonly price?: string
    readonly url: string
    readonly priceSpecification?: unknown
  }
  interface Offered {
    readonly offers: Offer
    readonly image: readonly string[]
  }
  const list = data.hasVariant ?? [{ ...data, offers: data.offers as Offer }]
  variants.forEach((truth, at) => {
    const each = list[at]
    const words = {
      inStock: 'InStock',
      outOfStock: 'OutOfStock',
      preorder: 'PreOrder',
      backorder: 'BackOrder',
    }
    compare('availability', each?.offers.availability, `https://schema.org/${words[truth.availability]}`)
    compare('url', each?.offers.url, `${SITE}${hrefOf(product, truth.id)}`)
    if (list.length < 2) return
    // Relative to the page, as the documentation of `url` says.
    const picture = truth.picture === undefined ? undefined : new URL(truth.picture, `${SITE}/products/`).href
    compare('picture', each?.image[0], picture)
    const name = [product.name, ...Object.values(truth.selection)].toSorted()
    compare('options', each?.name.split(' – ').toSorted(), name)
  })
}

async function readFeed(product: Product, format: 'openai-jsonl' | 'google-xml') {
  const feed = createProductFeed({
    client: clientOf(product),
    format,
    siteUrl: SITE,
    getProductUrl: (item, variantId) => hrefOf(item, variantId),
    getImageUrl: (src) => new URL(src, SITE).href,
    // OpenAI requires a brand, and a picture, which not every product has.
    getFields: () => ({ brand: 'Brand', availability_date: '2027-01-01T00:00:00Z' }),
  })
  let text = ''
  for await (const chunk of feed.stream) text += chunk
  return text
}

const inCents = (amount: string) => Number(amount).toFixed(2)

const feeds: Reader = async (subject, compare) => {
  const { product, isForSale, variants } = subject
  // Both specifications require a picture and a price above 0.
  const shown = variants.filter(
    (truth) => truth.picture !== undefined && Number(truth.price) > 0 && isExact(truth),
  )
  const text = await readFeed(product, 'openai-jsonl')
  const rows = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
  compare('rows', rows.length, isForSale ? shown.length : 0)
  if (!isForSale) return
  for (const truth of shown) {
    const url = `${SITE}${hrefOf(product, truth.id)}`
    const row = rows.find((each) => new URL(String(each.url)).href === new URL(url).href)
    const words = {
      inStock: 'in_stock',
      outOfStock: 'out_of_stock',
      preorder: 'pre_order',
      backorder: 'backorder',
    }
    compare('availability', row?.availability, words[truth.availability])
    compare(
      'price',
      [row?.price, row?.sale_price],
      [
        `${inCents(truth.original ?? truth.price)} EUR`,
        truth.original === undefined ? undefined : `${inCents(truth.price)} EUR`,
      ],
    )
    compare('picture', row?.image_url, new URL(truth.picture ?? '', SITE).href)
    if (variants.length > 1) compare('options', sorted(row?.variant_dict as object), sorted(truth.selection))
  }
  const xml = await readFeed(product, 'google-xml')
  compare('google: rows', xml.split('<item>').length - 1, shown.length)
  for (const name of ['cost_price', 'supplier']) compare('google: internal', xml.includes(name), false)
}

const agents: Reader = async ({ product, isForSale, options, variants }, compare) => {
  const client = clientOf(product)
  const empty = { v: 1 as const, store: '', asOf: '2026-01-01T00:00:00.000Z', facets: [], documents: [] }
  const documents = (await collectSearchDocuments(client).catch(() => undefined)) ?? empty
  const shared = {
    client,
    siteUrl: SITE,
    search: createSearch({ client, engine: createLocalSearchEngine({ documents }) }),
    getProductUrl: hrefOf,
  }
  const catalog = createCatalog({ ...shared, findProductId: () => product.id })
  const whole = await catalog.product({ id: product.id }).catch(() => undefined)
  compare('shown', whole !== undefined, isForSale && variants.some(isExact))
  const markdown = await createMarkdownHandler({ ...shared, name: 'Shop' })(
    new Request(`${SITE}/products/${product.slug}.md`),
  )
  const text = await markdown.text()
  compare('markdown: shown', markdown.ok, isForSale)
  if (!whole || !isForSale) return
  const list = whole.product.options.map(({ name, values }) => [
    name,
    values.flatMap(({ label, exists }) => (exists === false ? [] : [label])).length > 0,
  ])
  compare('options', list.map(([name]) => name).toSorted(), Object.keys(options).toSorted())
  const found = await catalog.search({ query: product.name })
  for (const truth of variants.filter(isExact)) {
    const { product: shown } = await catalog.product({ id: truth.id })
    const hit = found.products[0]?.variants.find(({ id }) => id === truth.id)
    for (const [who, variant] of Object.entries({ product: shown.variants[0], search: hit })) {
      compare(`${who}: id`, variant?.id, truth.id)
      compare(
        `${who}: options`,
        sorted(Object.fromEntries((variant?.options ?? []).map(({ name, label }) => [name, label]))),
        sorted(truth.selection),
      )
      const status = {
        inStock: 'in_stock',
        outOfStock: 'out_of_stock',
        preorder: 'preorder',
        backorder: 'backorder',
      }[truth.availability]
      compare(`${who}: availability`, variant?.availability, { available: isAvailable(truth), status })
      const picture = variant?.media?.[0]?.url ?? whole.product.media[0]?.url
      compare(`${who}: picture`, picture, truth.picture && new URL(truth.picture, SITE).href)
      const url = new URL(variant?.url ?? SITE)
      compare(`${who}: url`, url.searchParams.get('variant'), truth.id)
    }
  }
  const cells = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  compare('markdown: rows', cells.length, variants.length + 1)
  for (const name of ['cost_price', 'supplier'])
    compare('markdown: internal', text.replaceAll('\\', '').includes(name), false)
}

/** The words that the doctor lists have the effect that the shop gives them. */
const doctor: Reader = ({ product, isForSale, variants }, compare) => {
  const words = readStatusWords([product as unknown as RawItem])
  compare('product', words?.product[0]?.split(': ').at(-1), isForSale ? 'for sale' : 'not for sale')
  if (!isForSale) return
  variants.forEach((truth, at) => {
    const { stockStatus, stockQuantity } = product.variants[at] as Variant
    const [word] = readStatusWords([{ variants: [{ stockStatus }] }])?.variant ?? []
    const effects = {
      'for sale without stock': true,
      'sold out': false,
      'the quantity decides': stockQuantity > 0,
    }
    const effect = word?.split(': ').at(-1) as keyof typeof effects
    compare('variant', effects[effect], isAvailable(truth))
  })
}

/** A saved list keeps ids, and reads the product again. */
const saved: Reader = ({ product }, compare) => {
  const storage = createMemoryStorage()
  const list = createSavedList({ name: 'reading', storage })
  list.add(product.id)
  compare('ids', list.getState().ids, [product.id])
  const stored = Array.from(
    { length: storage.length },
    (_, at) => storage.getItem(storage.key(at) ?? '') ?? '',
  )
  for (const name of ['cost_price', 'supplier', product.name])
    compare(
      'stored',
      stored.some((text) => text.includes(name)),
      false,
    )
  list.destroy()
}

export const READERS: Readonly<Record<string, Reader>> = {
  picker,
  addresses,
  forms,
  pictures,
  prices,
  stock,
  cart,
  search,
  'JSON-LD': jsonLd,
  feeds,
  agents,
  doctor,
  saved,
}
