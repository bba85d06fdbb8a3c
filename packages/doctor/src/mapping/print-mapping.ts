import type { ListPlan } from './find-list.js'
import type { MoneyPlan } from './find-money.js'
import type { AttributesPlan, DatePlan, ProductPlan, StockPlan } from './find-product.js'
import type { Path } from './leaves.js'

/** Everything that a mapping is made of. */
export interface MappingPlan {
  readonly baseUrl: string
  readonly path: string
  readonly keyHeader?: string | undefined
  readonly hasKey: boolean
  readonly searchParams: Readonly<Record<string, string>>
  readonly list: ListPlan
  /** Of the items of the list, and of single products where they have more. */
  readonly listed: ProductPlan
  readonly single?: { readonly by: string; readonly itemPath: Path; readonly plan: ProductPlan } | undefined
}

const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** TypeScript, or the same code without its types, which the doctor runs to check it. */
class Printer {
  readonly #typed: boolean

  constructor(typed: boolean) {
    this.#typed = typed
  }

  type(text: string): string {
    return this.#typed ? text : ''
  }

  at(root: string, path: Path): string {
    return path.length === 0 ? root : `at(${root}, ${path.map(quote).join(', ')})`
  }

  helpers(plan: MappingPlan, full: ProductPlan): string[] {
    const t = (text: string) => this.type(text)
    const { money } = full
    return [
      `const at = (value${t(': unknown')}, ...path${t(': string[]')})${t(': unknown')} =>
  path.reduce${t('<unknown>')}((inner, key) => (inner${t(' as Raw | null | undefined')})?.[key], value)`,
      `const text = (value${t(': unknown')})${t(': string')} =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''`,
      `const list = (value${t(': unknown')})${t(': Raw[]')} =>
  Array.isArray(value) ? value${t(' as Raw[]')} : []`,
      ...(money === undefined ? [] : this.#moneyHelpers(money)),
      ...(full.images === undefined
        ? []
        : [
            `const pictures = (value${t(': unknown')})${t(': unknown[]')} =>
  value == null ? [] : Array.isArray(value) ? value : [value]`,
          ]),
    ]
  }

  #moneyHelpers({ digits, currency, shown, compareAt }: MoneyPlan): string[] {
    const t = (text: string) => this.type(text)
    const amount =
      digits === 0
        ? `/** The amounts are in the main unit. What is not an amount is refused. */
const amount = (value${t(': unknown')})${t(': string')} => {
  const written = text(value)
  if (!/^\\d+(\\.\\d{1,6})?$/.test(written)) throw new Error('not an amount: ' + written)
  return written
}`
        : `/** 1999 is 19.99. What is not an integer is refused. */
const amount = (value${t(': unknown')})${t(': string')} => {
  const written = text(value)
  if (!/^\\d+$/.test(written)) throw new Error('not an integer: ' + written)
  const padded = written.padStart(${digits + 1}, '0')
  return padded.slice(0, -${digits}) + '.' + padded.slice(-${digits})
}`
    return [
      amount,
      ...(currency === undefined
        ? []
        : [
            `/** The unit was seen in this currency only. */
const inCurrency = (currency${t(': unknown')}, price${t(': string')})${t(': string')} => {
  if (currency !== ${quote(currency.written)}) throw new Error('a price in ' + text(currency))
  return price
}`,
          ]),
      ...(shown === undefined
        ? []
        : [
            `/** The text that shows the amount must say the same. */
const asShown = (shown${t(': unknown')}, price${t(': string')})${t(': string')} => {
  const digits = (value${t(': unknown')}) => text(value).replace(/\\D/g, '').replace(/^0+|0+$/g, '')
  if (digits(shown) !== digits(price)) throw new Error('another amount: ' + text(shown))
  return price
}`,
          ]),
      ...(compareAt === undefined
        ? []
        : [
            `const higher = (value${t(': unknown')}, price${t(': string')})${t(': string | null')} => {
  if (value == null || text(value) === '') return null
  const before = amount(value)
  return Number(before) > Number(price) ? before : null
}`,
          ]),
    ]
  }

  #price({ path, currency, shown }: MoneyPlan): string {
    const price = `amount(${this.at('v', path)})`
    const checked = shown === undefined ? price : `asShown(${this.at('v', shown)}, ${price})`
    return currency === undefined
      ? checked
      : `inCurrency(${this.at(currency.isOfProduct ? 'p' : 'v', currency.path)}, ${checked})`
  }

  #status(stock: StockPlan | undefined): string {
    if (stock === undefined) return `'IN_STOCK_QUANTITY_UNKNOWN'`
    const { quantity, flag, tracked, backorder } = stock
    const is = (path: Path, value: string) => `${this.at('v', path)} === ${value}`
    return [
      ...(flag ? [`${is(flag, 'false')} ? 'OUT_OF_STOCK'`] : []),
      ...(quantity ? [`quantity > 0 ? 'IN_STOCK'`] : []),
      ...(tracked ? [`${is(tracked, 'false')} ? 'IN_STOCK_QUANTITY_UNKNOWN'`] : []),
      ...(backorder ? [`${is(backorder, 'true')} ? 'BACKORDER'`] : []),
      ...(flag ? [`${is(flag, 'true')} ? 'IN_STOCK_QUANTITY_UNKNOWN'`] : []),
      `'OUT_OF_STOCK'`,
    ].join('\n      : ')
  }

  #attributes(plan: AttributesPlan | undefined): string {
    const t = (text: string) => this.type(text)
    if (plan === undefined) return '{}'
    if (plan.form === 'object') return `{ ...(${this.at('v', plan.path)}${t(' as Raw')}) }`
    if (plan.form === 'entries')
      return `Object.fromEntries(
      list(${this.at('v', plan.path)}).map((entry) => [
        text(${this.at('entry', plan.name)}),
        text(${this.at('entry', plan.value)}),
      ]),
    )`
    if (plan.form === 'numbered')
      return `Object.fromEntries(
      list(${this.at('p', plan.options)}).flatMap((option, index) => {
        const value = text(v['option' + (index + 1)])
        return value === '' ? [] : [[text(option[${quote(plan.name)}]), value]]
      }),
    )`
    return `Object.fromEntries(
      list(${this.at('v', plan.path)}).map((entry) => {
        const id = entry !== null && typeof entry === 'object' ? entry['id'] : entry
        for (const option of list(${this.at('p', plan.options)}))
          for (const value of list(option['values']))
            if (value['id'] === id) return [text(option[${quote(plan.name)}]), text(value[${quote(plan.value)}])]
        throw new Error('an unknown option value: ' + text(id))
      }),
    )`
  }

  variant(full: ProductPlan & { readonly money: MoneyPlan }, id: string): string {
    const t = (text: string) => this.type(text)
    const { money, stock, attributes } = full
    const quantity = stock?.quantity ? `Math.max(0, Number(${this.at('v', stock.quantity)}) || 0)` : '0'
    return `const toVariant = (v${t(': Raw')}, p${t(': Raw')})${t(': Variant')} => {
  const price = ${this.#price(money)}
  const quantity = ${quantity}
  void p
  return {
    id: text(v[${quote(id)}]),
    price,
    compareAtPrice: ${money.compareAt === undefined ? 'null' : `higher(${this.at('v', money.compareAt)}, price)`},
    stockQuantity: quantity,
    stockStatus: ${this.#status(stock)},
    image: null,
    attributes: ${this.#attributes(attributes)},
  }
}`
  }

  product(name: string, plan: ProductPlan, id: string, variants: string): string {
    const t = (text: string) => this.type(text)
    const { slug, description, active, status, createdAt, updatedAt, images } = plan
    const date = (each: DatePlan | undefined) =>
      each === undefined
        ? `''`
        : `new Date(${each.isUnix ? `Number(${this.at('p', each.path)}) * 1000` : `text(${this.at('p', each.path)})`}).toISOString()`
    const state =
      status === undefined
        ? active === undefined
          ? `'ACTIVE'`
          : `${this.at('p', active)} === false ? 'INACTIVE' : 'ACTIVE'`
        : `/^(?:active|published|publish|enabled|live|visible)$/i.test(text(${this.at('p', status)}))
      ? 'ACTIVE'
      : text(${this.at('p', status)}).toUpperCase()`
    const picture = images?.url
      ? `.map((picture) => ({ url: text(${this.at('picture', images.url)}), alt: ${images.alt === undefined ? `''` : `text(${this.at('picture', [images.alt])})`} }))`
      : ''
    return `const ${name} = (p${t(': Raw')})${t(': Product')} => {
  const variants${t(': Variant[]')} = ${variants}
  const values${t(': Record<string, Set<string>>')} = {}
  for (const { attributes } of variants)
    for (const [option, value] of Object.entries(attributes)) (values[option] ??= new Set()).add(text(value))
  if (text(${this.at('p', plan.name)}) === '') throw new Error('a product without a name')
  return {
    id: text(p[${quote(id)}]),
    storeId: '',
    name: text(${this.at('p', plan.name)}),
    slug: ${slug === undefined ? `text(p[${quote(id)}])` : `text(${this.at('p', slug)})`},
    status: ${state},
    description: ${description === undefined ? `''` : `text(${this.at('p', description)})`},
    metaTitle: null,
    metaDescription: null,
    images: ${images === undefined ? '[]' : `pictures(${this.at('p', images.path)})${picture}`},
    tags: [],
    createdAt: ${date(createdAt)},
    updatedAt: ${date(updatedAt ?? createdAt)},
    options: Object.entries(values).map(([name, each]) => ({ name, values: [...each] })),
    variants,
    collections: [],
  }
}`
  }

  schema(): string {
    const t = (text: string) => this.type(text)
    return `const mapped = (map${t(': (item: Raw) => Product')})${t(': StandardSchema<Product>')} => ({
  '~standard': {
    version: 1,
    vendor: 'shop',
    validate(value) {
      try {
        const product = map(value${t(' as Raw')})
        for (const variant of product.variants) {
          const { issues } = variantSchema['~standard'].validate(variant)${t(' as { issues?: readonly { message: string }[] }')}
          if (issues) return { issues }
        }
        return product.id === '' ? { issues: [{ message: 'no id' }] } : { value: product }
      } catch (error) {
        return { issues: [{ message: String(error) }] }
      }
    },
  },
})`
  }

  client(plan: MappingPlan): string {
    const t = (text: string) => this.type(text)
    const { list, baseUrl, path, single, keyHeader, hasKey, searchParams } = plan
    const names = {
      ...(list.size !== 'limit' && { limit: list.size }),
      ...(list.after !== 'starting_after' && { startingAfter: list.after }),
      ...(list.before === undefined
        ? { endingBefore: null }
        : list.before !== 'ending_before' && { endingBefore: list.before }),
    }
    const inline = (record: object) =>
      `{ ${Object.entries(record)
        .map(
          ([key, value]) =>
            `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${value === null ? 'null' : quote(String(value))}`,
        )
        .join(', ')} }`
    const more = this.hasMore(list)
    const total =
      list.total === undefined
        ? ''
        : `, totalCount: ${'path' in list.total ? `Number(${this.at('json', list.total.path)})` : `Number(headers.get(${quote(list.total.header)}))`}`
    const usesHeaders = list.total !== undefined && 'header' in list.total
    const items = `list(${this.at('json', list.itemsPath)})`
    const ids =
      list.id === 'id' ? items : `${items}.map((item) => ({ ...item, id: item[${quote(list.id)}] }))`
    const isSlug = single !== undefined && single.by !== list.id
    return `export const client = createStorefrontClient({
  baseUrl: ${quote(baseUrl)},
  apiKey: ${hasKey ? `process.env['STOREFRONT_API_KEY'] ?? null` : 'null'},${keyHeader === undefined ? '' : `\n  keyHeader: ${quote(keyHeader)},`}
  resources: {
    products: defineResource({
      name: 'products',
      path: ${quote(path)},${isSlug ? `\n      // Single products are read by ${quote(single.by)}: link them with { slug }.\n      slugPath: ${quote(`${path}/{slug}`)},` : ''}
      schema: mapped(toProduct),${single?.plan.variants !== undefined && plan.listed.money === undefined ? '\n      listSchema: mapped(toListItem),' : ''}${Object.keys(names).length === 0 ? '' : `\n      parameters: ${inline(names)},`}${Object.keys(searchParams).length === 0 ? '' : `\n      searchParams: ${inline(searchParams)},`}
      readList: (json${usesHeaders ? ', { headers }' : ''}) => {
        const items = ${ids}
        return { items, hasMore: ${more}${total} }
      },${single === undefined || (single.itemPath.length === 0 && list.id === 'id') ? '' : `\n      readItem: (json) => ${list.id === 'id' ? this.at('json', single.itemPath) : `({ ...(${this.at('json', single.itemPath)}${t(' as Raw')}) })`},`}
    }),
  },
})`
  }

  /** Whether another page follows, as an expression over `json` and `items`. */
  private hasMore({ more }: MappingPlan['list']): string {
    if (more === undefined) return 'items.length > 0'
    const value = this.at('json', more.path)
    return more.isBoolean ? `${value} === true` : `text(${value}) !== ''`
  }

  /** A fetch that answers as the API reference says, for a shop whose clients know no other API. */
  storeFetch(plan: MappingPlan): string {
    const t = (text: string) => this.type(text)
    const { list, baseUrl, path, single, keyHeader, searchParams } = plan
    const names = [
      [list.size, 'limit'],
      [list.after, 'starting_after'],
      [list.before ?? '', 'ending_before'],
    ].filter(([own, name]) => own !== name && own !== '')
    const more = this.hasMore(list)
    const total =
      list.total === undefined
        ? ''
        : `, total_count: Number(${'path' in list.total ? this.at('json', list.total.path) : `response.headers.get(${quote(list.total.header)})`})`
    // Without a path by slug, the id is the address of a product.
    const isById = single?.by === list.id
    return `const read = (map${t(': (item: Raw) => Product')}, item${t(': Raw')})${t(': unknown')} => {
  try {
    const product = map(item)
    return { ...product${isById ? ', slug: product.id' : ''}, createdAt: product.createdAt || undefined, updatedAt: product.updatedAt || undefined }
  } catch {
    // The client leaves such a product out, and pages on after it.
    return { id: text(item[${quote(list.id)}]) }
  }
}

/** Reads the store as if it were the Storefront API. Written by storefront-doctor, which has read ${list.items.length} products with it. */
export const storeFetch${t(': typeof fetch')} = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const below = url.pathname.slice(${new URL(baseUrl).pathname.replace(/\/$/, '').length})
  const headers = new Headers(init?.headers)${
    keyHeader === undefined
      ? ''
      : `
  const key = headers.get('Authorization')?.replace('Bearer ', '')
  headers.delete('Authorization')
  if (key) headers.set(${quote(keyHeader)}, key)`
  }
  if (below !== '/products' && !below.startsWith('/products/')) return fetch(url, { ...init, headers })
${
  list.before === undefined
    ? `  // This server pages forward only.
  if (url.searchParams.has('ending_before')) return Response.json({ message: 'forward only' }, { status: 400 })
`
    : ''
}  const target = new URL(${quote(baseUrl + path)} + below.slice('/products'.length))
  for (const [name, value] of url.searchParams) target.searchParams.set(name, value)${names
    .map(
      ([own = '', name = '']) => `
  if (target.searchParams.has(${quote(name)})) target.searchParams.set(${quote(own)}, target.searchParams.get(${quote(name)}) ?? '')
  target.searchParams.delete(${quote(name)})`,
    )
    .join('')}${Object.entries(searchParams)
    .map(
      ([name, value]) => `
  target.searchParams.set(${quote(name)}, ${quote(value)})`,
    )
    .join('')}
  const response = await fetch(target, { ...init, headers })
  if (!response.ok) return response
  const json${t(': unknown')} = await response.json()
  if (below !== '/products') return Response.json(read(toProduct, ${this.at('json', single?.itemPath ?? [])}${t(' as Raw')}))
  const items = list(${this.at('json', list.itemsPath)})
  return Response.json({
    data: items.map((item) => read(${single?.plan.variants !== undefined && plan.listed.money === undefined ? 'toListItem' : 'toProduct'}, item)),
    has_more: ${more}${total},
  })
}`
  }

  copy(plan: MappingPlan): string {
    const t = (text: string) => this.type(text)
    const { list, baseUrl, path, single, keyHeader = 'Authorization', hasKey, searchParams } = plan
    const key = `process.env['STOREFRONT_API_KEY'] ?? ''`
    const headers = hasKey
      ? `, { headers: { ${quote(keyHeader)}: ${plan.keyHeader === undefined ? `'Bearer ' + (${key})` : key} } }`
      : ''
    const next =
      list.paging === 'page'
        ? `String(page${list.firstPage === 0 ? '' : ' + 1'})`
        : list.paging === 'offset'
          ? `String(products.length)`
          : `text(${this.at('json', list.nextPath ?? [])})`
    const fixed = Object.entries(searchParams).map(
      ([name, value]) => `\n    url.searchParams.set(${quote(name)}, ${quote(value)})`,
    )
    const readsSingles = single?.plan.variants !== undefined && plan.listed.money === undefined
    return `/** The pages of this server cannot follow a product, so this reads a copy: createMockStore({ products }). */
export async function readProducts(load = fetch)${t(': Promise<Product[]>')} {
  const products${t(': Product[]')} = []
  const seen = new Set${t('<string>')}()
  let next = ''
  for (let page = 1; ; page += 1) {
    const url = new URL(${quote(baseUrl + path)})
    url.searchParams.set(${quote(list.size)}, '50')${fixed.join('')}
    if (next !== '') url.searchParams.set(${quote(list.after)}, next)
    const json${t(': unknown')} = await (await load(url${headers})).json()
    const items = list(${this.at('json', list.itemsPath)}).filter((item) => !seen.has(text(item[${quote(list.id)}])))
    if (items.length === 0) return products
    for (const listed of items) {
      seen.add(text(listed[${quote(list.id)}]))
${
  readsSingles
    ? `      const address = ${quote(`${baseUrl + path}/`)} + encodeURIComponent(text(listed[${quote(single.by)}]))
      const answer${t(': unknown')} = await (await load(address${headers})).json()
      const item = ${this.at('answer', single.itemPath)}`
    : `      const item = listed`
}
      const result = await mapped(toProduct)['~standard'].validate(item)
      if (result.issues) throw new Error(JSON.stringify(result.issues[0]))
      products.push(result.value)
    }
    next = ${next}
    if (next === '') return products
  }
}`
  }
}

/**
 * The code of a mapping.
 * @param typed without types, the doctor runs it
 * @param form `fetch`: for a created shop, whose clients know no other API
 */
export function printMapping(plan: MappingPlan, typed: boolean, form: 'client' | 'fetch' = 'client'): string {
  const printer = new Printer(typed)
  const { listed, single, list } = plan
  const full = listed.money === undefined ? (single?.plan ?? listed) : listed
  const { money } = full
  if (money === undefined) throw new Error('A mapping without a price is never printed.')
  const rows =
    full.variants === undefined
      ? '[toVariant(p, p)]'
      : `list(${printer.at('p', full.variants)}).map((v) => toVariant(v, p))`
  const variantId = full.variants === undefined ? list.id : (full.variantId ?? 'id')
  const isLive = list.paging === 'id'
  const needsListItem = full !== listed && isLive
  if (form === 'fetch') {
    return `${[
      "import type { Product, Variant } from 'storefront-react/core'",
      'type Raw = Record<string, unknown>',
      ...printer.helpers(plan, full),
      printer.variant({ ...full, money }, variantId),
      printer.product('toProduct', full, list.id, rows),
      needsListItem ? printer.product('toListItem', listed, list.id, '[]') : '',
      printer.storeFetch(plan),
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`
  }
  const names = [
    ...(isLive ? ['createStorefrontClient', 'defineResource'] : []),
    'variantSchema',
    ...(typed ? ['type Product', 'type StandardSchema', 'type Variant'] : []),
  ]
  return `${[
    typed ? `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from 'storefront-react/core'` : '',
    typed ? 'type Raw = Record<string, unknown>' : '',
    ...printer.helpers(plan, full),
    printer.variant({ ...full, money }, variantId),
    printer.product('toProduct', full, list.id, rows),
    needsListItem ? printer.product('toListItem', listed, list.id, '[]') : '',
    printer.schema(),
    isLive ? printer.client(plan) : printer.copy(plan),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`
}
