import { MemoryResponse } from './memory-response.js'
import type { Mistake } from './mistakes.js'
import { testProducts, type TestProduct } from './products.js'

/** What the API reference leaves open. */
export interface Settings {
  readonly envelope: 'data' | 'products'
  readonly hasMore: 'direction' | 'end'
  readonly errors: 'stripe' | 'plain'
  /** Whether unknown values and limits are refused. */
  readonly strict: boolean
  readonly orders: { readonly asc: string; readonly desc: string }
  readonly unknownCursor: 'refused' | 'empty' | 'start'
  /** Names are sorted as in this language. */
  readonly locale?: string
  /** Statuses are sorted in this order, which is not that of the alphabet. */
  readonly statuses?: readonly string[]
}

/** As Stripe's list endpoints are documented: strict, `has_more` in the direction of paging, 400 with `error.param`. */
const stripeLike: Settings = {
  envelope: 'data',
  hasMore: 'direction',
  errors: 'stripe',
  strict: true,
  orders: { asc: 'asc', desc: 'desc' },
  unknownCursor: 'refused',
}

export const KEY = 'pk_test_4eC39HqLyjWDarjtT1zd'

class Refusal extends Error {
  readonly status: number
  readonly param: string
  constructor(status: number, message: string, param = '') {
    super(message)
    this.status = status
    this.param = param
  }
}

type Row = TestProduct
type Query = Readonly<Record<string, string | undefined>>

const amount = (text: string) => Math.round(Number(text) * 100)
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const valueOf: Record<string, (row: Row) => string | number> = {
  name: (row) => row.name,
  // Products without variants come first.
  price: (row) => (row.variants[0] ? amount(row.variants[0].price) : -1),
  createdAt: (row) => row.createdAt,
  updatedAt: (row) => row.updatedAt,
  status: (row) => row.status,
}

/** A small Storefront API, written without the package. Each mistake changes one behaviour. */
export class TestServer {
  readonly rows: Row[]
  readonly requests: Request[] = []
  readonly #mistakes: ReadonlySet<Mistake>
  readonly #settings: Settings
  #count = 0
  readonly #offsets = new Map<string, number>()
  #firstTotal: number | undefined

  constructor(mistakes: readonly Mistake[] = [], settings: Partial<Settings> = {}, rows = testProducts()) {
    this.#mistakes = new Set(mistakes)
    this.#settings = { ...stripeLike, ...settings }
    this.rows = rows
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) =>
    // Nothing here is cancelled, and a request with a signal listens to it.
    this.handle(new Request(input, { ...init, signal: null }))

  async handle(request: Request): Promise<Response> {
    this.requests.push(request)
    this.#count += 1
    const response = this.#respond(request)
    const { headers } = response
    if (!this.#has('no-cors')) headers.set('access-control-allow-origin', '*')
    if (this.#has('public-cache')) headers.set('cache-control', 'public, max-age=60')
    if (this.#has('errors-cached') && response.status >= 400) headers.set('cache-control', 'max-age=3600')
    if (this.#has('key-in-header')) headers.set('x-request-key', request.headers.get('authorization') ?? '')
    return response
  }

  #has(mistake: Mistake): boolean {
    return this.#mistakes.has(mistake)
  }

  #respond(request: Request): Response {
    if (request.method === 'OPTIONS') return this.#preflight()
    const url = new URL(request.url)
    try {
      this.#authorize(request, url)
      return this.#route(url, request)
    } catch (error) {
      if (error instanceof Refusal) return this.#refuse(error)
      throw error
    }
  }

  #preflight(): Response {
    if (this.#has('no-cors')) return new Response(null, { status: 404 })
    const allowed = this.#has('cors-without-key') ? 'content-type' : 'authorization, content-type'
    return new Response(null, {
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': allowed },
    })
  }

  #authorize(request: Request, url: URL): void {
    const given = request.headers.get('authorization')
    if (given === `Bearer ${KEY}`) return
    if (this.#has('key-in-query') && url.searchParams.get('api_key') === KEY) return
    if (this.#has('open') && given === null) return
    if (this.#has('any-key') && given !== null) return
    throw new Refusal(401, 'Invalid key.')
  }

  #refuse({ status, message, param }: Refusal): Response {
    if (this.#has('error-stack'))
      return new Response(`${message}\n at Foo.bar (/srv/list.js:10:3)`, { status })
    if (this.#has('error-html')) {
      return new Response(`<!doctype html><h1>${message}</h1>`, {
        status,
        headers: { 'content-type': 'text/html' },
      })
    }
    const body =
      this.#settings.errors === 'stripe'
        ? { error: { type: 'invalid_request_error', message, ...(param && { param }) } }
        : { message }
    return Response.json(body, { status })
  }

  #json(value: unknown, request: Request): Response {
    const text = JSON.stringify(
      this.#has('key-in-body') ? { ...(value as object), auth: request.headers.get('authorization') } : value,
    )
    const type = this.#has('text-plain') ? 'text/plain' : 'application/json'
    return new MemoryResponse(text, { headers: { 'content-type': type } })
  }

  #route(url: URL, request: Request): Response {
    const [, , , resource = '', id, child] = url.pathname.split('/').map(decodeURIComponent)
    const query: Query = Object.fromEntries(url.searchParams)
    const lists: Record<string, readonly { id: string }[]> = this.#otherLists()
    if (resource === 'products') {
      if (id !== undefined) return this.#single(id, request)
      return this.#json(this.#list(query, this.rows), request)
    }
    const list = lists[resource]
    if (list === undefined) {
      if (this.#has('unknown-path-200')) return this.#json({ ok: true }, request)
      throw new Refusal(404, 'Unrecognized request URL.')
    }
    if (resource === 'collections' && id !== undefined && child === 'products') {
      const rows = this.rows.filter((row) => row.collections.includes(id))
      const page = this.#list(query, rows)
      return this.#json(
        this.#has('collection-total') ? { ...page, total_count: this.rows.length } : page,
        request,
      )
    }
    if (id !== undefined) throw new Refusal(404, `No such item: '${id}'`)
    return this.#json(this.#otherList(resource, list, query), request)
  }

  #otherLists() {
    const menuItems = [{ label: 'All', url: '/all', children: [] }]
    return {
      collections: [0, 1, 2].map((n) => ({
        id: `co_${n}`,
        name: `Collection ${n}`,
        slug: `collection-${n}`,
      })),
      pages: [0, 1, 2, 3].map((n) => ({
        id: `pg_${n}`,
        title: `Page ${n}`,
        slug: `page-${n}`,
        content: 'Text',
      })),
      menus: [
        {
          id: this.#has('menus-id-number') ? (7 as never) : 'mn_0',
          name: 'Main',
          slug: 'main',
          items: menuItems,
        },
      ],
    }
  }

  #otherList(name: string, list: readonly { id: string }[], query: Query): object {
    if (name === 'collections' && this.#has('collections-bare')) return list
    const ignoresCursor = name === 'pages' && this.#has('pages-cursor-ignored')
    const start = ignoresCursor ? 0 : list.findIndex(({ id }) => id === query['starting_after']) + 1
    const limit = Number(query['limit'] ?? 10)
    const items = list.slice(start, start + limit)
    const key = this.#settings.envelope === 'data' ? 'data' : name
    return { [key]: items, has_more: start + limit < list.length, total_count: list.length }
  }

  #single(reference: string, request: Request): Response {
    if (this.#has('single-500')) throw new Refusal(500, 'Internal error')
    const row = this.rows.find(({ id, slug }) => id === reference || slug === reference)
    if (row === undefined) {
      if (this.#has('missing-product-200')) return this.#json(null, request)
      throw new Refusal(this.#has('missing-product-500') ? 500 : 404, `No such product: '${reference}'`, 'id')
    }
    const isBySlug = row.slug === reference
    if (isBySlug && this.#has('slug-of-another')) return this.#json(this.#present(this.rows[0]!, 0), request)
    const shown = this.#present(row, this.rows.indexOf(row))
    if (this.#has('single-other-price')) shown.variants = [{ ...row.variants[0]!, price: '1.11' }]
    return this.#json(shown, request)
  }

  /** Mistakes in single fields, for every third product. */
  #present(row: Row, index: number): Row {
    const product: Record<string, unknown> = { ...row }
    const variant: Record<string, unknown> = { ...row.variants[0] }
    if (index % 3 === 0) {
      for (const mistake of this.#mistakes) FIELD_MISTAKES[mistake]?.(product, variant)
      if (row.variants.length > 0) product['variants'] = [variant]
    }
    if (this.#has('name-null') && index % 50 === 2) product['name'] = null
    return product as unknown as Row
  }

  // ── Lists ────────────────────────────────────────────────────────────────

  #list(query: Query, all: readonly Row[]): object {
    for (const name of Object.keys(query)) {
      if (PARAMETERS.has(name) || name === 'api_key') continue
      if (this.#has('unknown-parameter-500')) throw new Refusal(500, 'Internal error')
      if (this.#settings.strict) throw new Refusal(400, `Received unknown parameter: ${name}`, name)
    }
    const { starting_after: after, ending_before: before } = query
    if (after !== undefined && before !== undefined && !this.#has('both-cursors-200')) {
      throw new Refusal(this.#has('both-cursors-500') ? 500 : 400, 'Received both cursors.', 'ending_before')
    }
    const limit = this.#readLimit(query['limit'], all.length)
    if (this.#has('page-500') && after !== undefined && limit > 30) throw new Refusal(500, 'Internal error')
    const cursor = after ?? before
    const rows = this.#sorted(
      query,
      all,
      cursor === undefined ? 'none' : after === undefined ? 'before' : 'after',
      limit,
    )
    const at = cursor === undefined ? -1 : rows.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && at < 0) {
      const unknown = this.#unknownCursor(cursor, after === undefined ? 'ending_before' : 'starting_after')
      if (unknown === 'empty') return this.#envelope([], [], 0, 0, limit, 'after', query)
      return this.#page(rows, -1, 'after', limit, query)
    }
    return this.#page(
      rows,
      at,
      before === undefined || after !== undefined ? 'after' : 'before',
      limit,
      query,
    )
  }

  #unknownCursor(cursor: string, param: string): 'empty' | 'start' {
    if (this.#has('unknown-cursor-500')) throw new Refusal(500, 'Internal error')
    if (this.#has('quote-500') && cursor.includes("'")) throw new Refusal(500, 'Internal error')
    if (this.#settings.unknownCursor !== 'refused') return this.#settings.unknownCursor
    throw new Refusal(400, `No such product: '${cursor}'`, param)
  }

  #readLimit(text: string | undefined, count: number): number {
    if (text === undefined) return this.#has('default-limit-20') ? 20 : 10
    if (this.#has('limit-ignored')) return 10
    const limit = Number(text)
    if (!Number.isInteger(limit)) {
      if (this.#has('limit-text-500')) throw new Refusal(500, 'Internal error')
      throw new Refusal(400, 'Invalid integer.', 'limit')
    }
    if (limit === 0 && this.#has('limit-0-all')) return count
    if (limit > 100 && this.#has('limit-101-all')) return limit
    if (limit === 100 && this.#has('limit-100-refused')) throw new Refusal(400, 'Too large.', 'limit')
    if (limit < 1 || limit > 100) {
      if (this.#settings.strict) throw new Refusal(400, 'Out of range.', 'limit')
      return limit < 1 ? 10 : 100
    }
    if (this.#has('limit-plus-one')) return limit + 1
    return this.#has('limit-50-at-most') ? Math.min(50, limit) : limit
  }

  #sorted(query: Query, all: readonly Row[], side: 'none' | 'after' | 'before', limit: number): Row[] {
    const { asc, desc } = this.#settings.orders
    let { sort, order } = query
    if (sort !== undefined && valueOf[sort] === undefined) {
      if (this.#has('unknown-sort-500')) throw new Refusal(500, 'Internal error')
      if (this.#settings.strict)
        throw new Refusal(400, `Invalid sort: must be one of ${Object.keys(valueOf).join(', ')}`, 'sort')
      sort = undefined
    }
    if (order !== undefined && order !== asc && order !== desc) {
      if (this.#settings.strict)
        throw new Refusal(400, `Invalid order: must be one of ${asc}, ${desc}`, 'order')
      order = undefined
    }
    if (this.#has('sort-ignored')) sort = undefined
    if (this.#has('order-ignored')) order = undefined
    if (side === 'after' && this.#has('sort-ignored-after')) sort = undefined
    if (side === 'after' && this.#has('order-ignored-after')) order = undefined
    if (side === 'before' && this.#has('sort-ignored-before')) sort = undefined
    let isDescending = order === undefined ? sort === undefined : order === desc
    if (this.#has('order-swapped') && order !== undefined) isDescending = !isDescending
    if (this.#has('order-ignored-for-price') && sort === 'price') isDescending = false
    return this.#arrange(sort ?? 'createdAt', isDescending, all, limit)
  }

  #arrange(sort: string, isDescending: boolean, all: readonly Row[], limit: number): Row[] {
    let read = valueOf[sort]!
    if (sort === 'price' && this.#has('price-as-text')) read = (row) => row.variants[0]!.price
    if (sort === 'name' && this.#has('name-by-length'))
      read = (row) => row.name.length * 100 + row.name.charCodeAt(3)
    let rows = all.filter(({ status }) => this.#hidesAfterPaging() || status !== 'PREVIEW')
    if (sort === 'price' && this.#has('sort-drops-items')) rows = rows.filter(({ id }) => !id.endsWith('3'))
    const { locale, statuses } = this.#settings
    let compareValues = compare
    if (sort === 'name' && locale !== undefined) {
      const collator = new Intl.Collator(locale)
      compareValues = (a, b) => compare(collator.compare(String(a), String(b)), 0)
    }
    if (sort === 'status' && statuses !== undefined) read = (row) => statuses.indexOf(row.status)
    const seed =
      this.#has('ties-random') && sort !== 'createdAt'
        ? this.#count
        : this.#has('ties-by-limit') && sort !== 'createdAt'
          ? limit
          : 0
    const tie = (row: Row) => (seed === 0 ? row.id : hash(`${seed}${row.id}`))
    const factor = isDescending ? -1 : 1
    rows.sort((a, b) => factor * (compareValues(read(a), read(b)) || compare(tie(a), tie(b))))
    if (this.#has('random-order'))
      rows = rows.toSorted((a, b) => compare(hash(`${this.#count}${a.id}`), hash(`${this.#count}${b.id}`)))
    return rows
  }

  #hidesAfterPaging(): boolean {
    return this.#has('hidden-after-paging') || this.#has('empty-pages')
  }

  /** Which rows a cursor selects. */
  #slice(
    rows: Row[],
    at: number,
    side: 'after' | 'before',
    limit: number,
    query: Query,
  ): [from: number, to: number] {
    const read = valueOf[query['sort'] ?? 'createdAt'] ?? valueOf['createdAt']!
    const tied = (row: Row) => query['sort'] !== undefined && at >= 0 && read(row) === read(rows[at]!)
    if (side === 'before') {
      if (this.#has('before-ignored')) return [0, limit]
      if (this.#has('before-as-after')) return [at + 1, at + 1 + limit]
      let to = this.#has('before-inclusive') ? at + 1 : at
      if (this.#has('ties-lost-before')) while (to > 0 && tied(rows[to - 1]!)) to -= 1
      if (this.#has('ties-repeated-before')) while (to < rows.length && tied(rows[to]!)) to += 1
      if (this.#has('before-from-start')) return [0, Math.min(limit, to)]
      if (to === 0 && this.#has('before-first-wraps')) return [rows.length - limit, rows.length]
      return [Math.max(0, to - limit), to]
    }
    let from = at + 1
    if (at >= 0) {
      // Remembers at which offset an item was first sent, as a server does that translates cursors to offsets.
      if (this.#has('offsets-kept'))
        from = (this.#offsets.get(`${query['sort'] ?? ''}${query['order'] ?? ''}${rows[at]!.id}`) ?? at) + 1
      if (this.#has('after-ignored')) from = 0
      if (this.#has('after-inclusive')) from = at
      if (this.#has('after-skips')) from = at + 2
      if (this.#has('offset-rounded')) from = Math.floor((at + 1) / limit) * limit
      if (this.#has('small-pages-skip') && limit < 10 && from % 14 === 0) from += 1
      if (this.#has('ties-lost-after')) while (from < rows.length && tied(rows[from]!)) from += 1
      if (this.#has('ties-repeated-after')) while (from > 0 && tied(rows[from - 1]!)) from -= 1
      if (from >= rows.length && this.#has('after-last-restarts')) from = 0
    } else if (this.#has('first-page-offset') && query['limit'] === undefined) from = 1
    return [from, from + limit]
  }

  #page(rows: Row[], at: number, side: 'after' | 'before', limit: number, query: Query): object {
    const [from, to] = this.#slice(rows, at, side, limit, query)
    let items = rows.slice(from, to)
    items.forEach((row, index) => {
      const key = `${query['sort'] ?? ''}${query['order'] ?? ''}${row.id}`
      if (side === 'after' && !this.#offsets.has(key)) this.#offsets.set(key, from + index)
    })
    if (this.#has('hidden-after-paging')) items = items.filter(({ status }) => status !== 'PREVIEW')
    if (this.#has('empty-pages') && from >= 14 && from < 40) items = []
    if (this.#has('before-reversed') && side === 'before') items.reverse()
    return this.#envelope(rows, items, from, to, limit, side, query)
  }

  #envelope(
    rows: Row[],
    items: Row[],
    from: number,
    to: number,
    limit: number,
    side: 'after' | 'before',
    query: Query,
  ): object {
    const shown = items.map((row) => this.#present(row, this.rows.indexOf(row)))
    if (this.#has('duplicate-ids') && shown.length > 20) shown[9] = { ...shown[9]!, id: shown[8]!.id }
    const key = this.#settings.envelope
    if (this.#has('data-object') && query['starting_after'] !== undefined && limit === 4) {
      return {
        [key]: Object.fromEntries(shown.map((row, index) => [index, row])),
        has_more: false,
        total_count: rows.length,
      }
    }
    const hasMore = this.#hasMore(rows, items, from, to, limit, side)
    return {
      [key]: shown,
      ...(!this.#has('has-more-missing') && {
        has_more: this.#has('has-more-string') ? String(hasMore) : hasMore,
      }),
      ...(!this.#has('total-missing') && { total_count: this.#total(rows, items, from, query) }),
    }
  }

  #hasMore(
    rows: Row[],
    items: Row[],
    from: number,
    to: number,
    limit: number,
    side: 'after' | 'before',
  ): boolean {
    const ahead = to < rows.length
    const behind = from > 0
    if (this.#has('has-more-always')) return true
    if (this.#has('has-more-never')) return false
    if (side === 'before') {
      if (this.#has('has-more-before-never')) return false
      if (this.#has('has-more-before-by-length')) return items.length === limit
      return this.#settings.hasMore === 'direction' ? behind : true
    }
    if (this.#has('has-more-by-length')) return items.length === limit
    return this.#has('has-more-other-end') ? behind : ahead
  }

  #total(rows: Row[], items: Row[], from: number, query: Query): unknown {
    this.#firstTotal ??= rows.length
    if (this.#has('total-kept')) return this.#firstTotal
    if (this.#has('total-of-page')) return items.length
    if (this.#has('total-remaining')) return rows.length - from
    if (this.#has('total-off-by-one')) return rows.length + 1
    if (this.#has('total-with-hidden')) return this.rows.length
    if (this.#has('total-negative')) return -1
    if (this.#has('total-by-sort') && query['sort'] !== undefined) return rows.length - 5
    return this.#has('total-string') ? String(rows.length) : rows.length
  }
}

const PARAMETERS = new Set(['limit', 'starting_after', 'ending_before', 'sort', 'order'])

function hash(text: string): number {
  let value = 7
  for (const character of text) value = (value * 31 + character.charCodeAt(0)) % 1_000_003
  return (value * 7919) % 1_000_003
}

type Change = (product: Record<string, unknown>, variant: Record<string, unknown>) => void

/** The other half of the field mistakes is a value of another type or format. */
const FIELD_MISTAKES: Partial<Record<Mistake, Change>> = {
  'id-number': (product) => (product['id'] = hash(String(product['id']))),
  'slug-missing': (product) => delete product['slug'],
  'status-lower': (product) => (product['status'] = String(product['status']).toLowerCase()),
  'meta-missing': (product) => delete product['metaTitle'],
  'images-null': (product) => (product['images'] = null),
  'tags-string': (product) => (product['tags'] = 'a,b'),
  'date-seconds': (product) => (product['updatedAt'] = String(product['updatedAt']).replace('.000', '')),
  'date-local': (product) => (product['createdAt'] = String(product['createdAt']).replace('Z', '+02:00')),
  'date-number': (product) => (product['createdAt'] = Date.parse(String(product['createdAt']))),
  'variant-id-number': (_product, variant) => (variant['id'] = 12),
  'price-number': (_product, variant) => (variant['price'] = Number(variant['price'])),
  'price-currency': (_product, variant) => (variant['price'] = `€${String(variant['price'])}`),
  'price-comma': (_product, variant) => (variant['price'] = String(variant['price']).replace('.', ',')),
  'price-noise': (_product, variant) =>
    (variant['price'] = `${String(variant['price']).slice(0, -1)}0000000000001`),
  'compare-number': (_product, variant) => (variant['compareAtPrice'] = 20),
  'stock-string': (_product, variant) => (variant['stockQuantity'] = '3'),
  'stock-fraction': (_product, variant) => (variant['stockQuantity'] = 2.5),
  'stock-status-lower': (_product, variant) => (variant['stockStatus'] = 'in stock'),
  'image-missing': (_product, variant) => delete variant['image'],
  'image-empty': (_product, variant) => (variant['image'] = ''),
  'attributes-array': (_product, variant) => (variant['attributes'] = []),
  'attributes-null': (_product, variant) => (variant['attributes'] = null),
}
