import type { Change } from './changed-server.js'
import { testProducts } from './products.js'
import { KEY, TestServer } from './test-server.js'

export type Habit = readonly [name: string, change: Change]

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === '' ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  })
type Product = Record<string, unknown>
const variantsOf = (product: Product) => product['variants'] as Product[]
const path = (request: Request) => new URL(request.url).pathname
/** Sends another key, or none, although the others send one. */
const isStranger = (request: Request) => request.method === 'GET' && !isOwn(request)
const rows = testProducts()
const newest = rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
const replica = new TestServer(
  [],
  {},
  rows.filter((row) => row !== newest),
)
const isOwn = (request: Request) => request.headers.get('authorization') === `Bearer ${KEY}`
const refusing = (refused: (status: number, request: Request) => Response | undefined): Change => ({
  respond: async (request, next) => {
    const response = await next(request)
    return (response.ok ? undefined : refused(response.status, request)) ?? response
  },
})
const each = (change: (product: Product, index: number) => void): Change => ({ product: change })
const single = (change: (product: Product, index: number) => void): Change => ({
  product: (product, index, isSingle) => (isSingle ? change(product, index) : undefined),
})
const names = (of: (name: string, index: number) => string): Change => ({
  rows: (rows) => rows.map((row, index) => ({ ...row, name: of(row.name, index) })),
})
const variants = (change: (variant: Product, index: number) => void): Change =>
  each((product, index) => variantsOf(product).forEach((variant) => change(variant, index)))
const collated = (locale: string, words: readonly string[]): Change => ({
  settings: { locale },
  ...names((name, index) => `${words[index % words.length]} ${name.slice(-2)} ${index}`),
})

/** What healthy back ends do: none of these lines may be an alarm. */
export const habits: readonly Habit[] = [
  [
    'sends of a product only its id, name, slug and variants',
    each((product) => {
      const { id, name, slug, variants: own } = product
      for (const field of Object.keys(product)) Reflect.deleteProperty(product, field)
      Object.assign(product, { id, name, slug, variants: own })
    }),
  ],
  // Gateways
  [
    'answers an unknown path with 401',
    refusing((_s, r) =>
      /unknown$/.test(path(r)) && isOwn(r) ? json({ message: 'Unauthorized' }, 401) : undefined,
    ),
  ],
  [
    'answers an unknown path with 403',
    refusing((_s, r) =>
      /unknown$/.test(path(r)) ? json({ message: 'Missing Authentication Token' }, 403) : undefined,
    ),
  ],
  [
    'asks for another key for collections with 401',
    {
      respond: async (r, next) =>
        /collections/.test(path(r)) ? json({ message: 'Unauthorized' }, 401) : next(r),
    },
  ],
  [
    'asks for another key for pages with 403',
    { respond: async (r, next) => (/pages$/.test(path(r)) ? json({ message: 'Forbidden' }, 403) : next(r)) },
  ],
  [
    'has no menus',
    { respond: async (r, next) => (/menus$/.test(path(r)) ? json({ message: 'Not found' }, 404) : next(r)) },
  ],
  [
    'has no single products',
    {
      respond: async (r, next) =>
        /products\/.+/.test(path(r)) && !/collections/.test(path(r))
          ? json({ message: 'Not found' }, 404)
          : next(r),
    },
  ],
  [
    'answers wrong keys with 403',
    refusing((status) => (status === 401 ? json({ message: 'Forbidden' }, 403) : undefined)),
  ],
  [
    'asks with WWW-Authenticate',
    refusing((status) =>
      status === 401 ? json({ message: 'No key' }, 401, { 'www-authenticate': 'Bearer' }) : undefined,
    ),
  ],
  [
    'drops one connection in two hundred',
    {
      respond: async (r, next, count) => {
        if (count % 200 === 90) throw new TypeError('fetch failed')
        return next(r)
      },
    },
  ],
  [
    'limits requests once',
    { respond: async (r, next, count) => (count === 30 ? json('', 429, { 'retry-after': '1' }) : next(r)) },
  ],
  [
    'is busy once with Retry-After',
    { respond: async (r, next, count) => (count === 40 ? json('', 503, { 'retry-after': '1' }) : next(r)) },
  ],
  ['sends headers of a cache', { headers: { age: '12', 'x-cache': 'HIT', via: '1.1 varnish' } }],
  ['sends a private cache header', { headers: { 'cache-control': 'private, max-age=30' } }],
  ['sends no-store', { headers: { 'cache-control': 'no-store' } }],
  [
    'sends a public cache header with Vary',
    { headers: { 'cache-control': 'public, max-age=30', vary: 'Authorization, Accept-Encoding' } },
  ],
  ['sends an ETag', { headers: { etag: 'W/"123"' } }],
  ['sends rate limit headers', { headers: { 'ratelimit-limit': '100', 'ratelimit-remaining': '7' } }],
  ['names a charset', { headers: { 'content-type': 'application/json; charset=utf-8' } }],
  ['has a JSON type of its own', { headers: { 'content-type': 'application/vnd.api+json' } }],
  ['writes the content type in upper case', { headers: { 'content-type': 'Application/JSON' } }],
  [
    'echoes the asked origin',
    {
      respond: async (r, next) => {
        const response = await next(r)
        response.headers.set('access-control-allow-origin', r.headers.get('origin') ?? '*')
        return response
      },
    },
  ],
  [
    'allows headers in mixed case',
    { headers: { 'access-control-allow-headers': 'Content-Type, AUTHORIZATION' } },
  ],
  [
    'answers the preflight request with 200',
    {
      respond: async (r, next) => {
        const response = await next(r)
        return r.method === 'OPTIONS'
          ? new Response('', { status: 200, headers: response.headers })
          : response
      },
    },
  ],
  // Errors
  [
    'explains errors as problem+json',
    refusing((status) =>
      json({ type: 'about:blank', title: 'Bad', status }, status, {
        'content-type': 'application/problem+json',
      }),
    ),
  ],
  ['has errors in a list', refusing((status) => json({ errors: [{ detail: 'Bad request' }] }, status))],
  [
    'has errors of plain text',
    refusing(
      (status) =>
        new Response('Bad request', {
          status,
          headers: { 'content-type': 'text/plain', 'access-control-allow-origin': '*' },
        }),
    ),
  ],
  ['has empty errors', refusing((status) => json('', status))],
  [
    'uses 422 for validation',
    refusing((status) => (status === 400 ? json({ message: 'Invalid' }, 422) : undefined)),
  ],
  [
    'names a trace id in errors',
    refusing((status) => json({ message: 'Bad request', traceId: '4bf92f3577b34da6' }, status)),
  ],
  [
    'says at which field an error is',
    refusing((status) => json({ message: 'limit: at least 1 (given at query.limit)' }, status)),
  ],
  [
    'uses 410 for unknown products',
    refusing((status) => (status === 404 ? json({ message: 'Gone' }, 410) : undefined)),
  ],
  // Envelopes
  ['adds metadata to a list', { body: (body) => ({ ...body, meta: { took: 3 }, object: 'list' }) }],
  [
    'adds links to a list',
    { body: (body) => (Array.isArray(body['data']) ? { ...body, links: { self: '/products' } } : body) },
  ],
  ['wraps single products in data', { body: (body) => ('storeId' in body ? { data: body } : body) }],
  ['wraps single products in product', { body: (body) => ('storeId' in body ? { product: body } : body) }],
  ['has null for a next cursor', { body: (body) => ({ ...body, next_cursor: null }) }],
  // Fields
  [
    'adds fields to products',
    each((p) => Object.assign(p, { vendor: 'Elm', rating: 4.5, seo: { noindex: false } })),
  ],
  [
    'adds fields to variants',
    variants((v) => Object.assign(v, { sku: 'E-1', barcode: null, weight: { value: 1 } })),
  ],
  ['has null in fields of its own', each((p) => Object.assign(p, { brand: null, gtin: null }))],
  ['sends tags as objects', each((p) => (p['tags'] = [{ id: 't1', name: 'Wood' }]))],
  ['sends images as addresses', each((p) => (p['images'] = ['/a.png']))],
  [
    'sends collections as objects',
    each((p) => (p['collections'] = [{ id: 'co_1', name: 'One', slug: 'one' }])),
  ],
  [
    'sends options with ids',
    each((p) => (p['options'] = [{ id: 1, name: 'Size', values: [{ id: 1, name: 'S' }] }])),
  ],
  ['has a status PRE-ORDER', variants((v, index) => index % 4 === 0 && (v['stockStatus'] = 'PRE-ORDER'))],
  ['has negative stock for backorders', variants((v, index) => index % 4 === 0 && (v['stockQuantity'] = -2))],
  ['writes amounts without decimals', variants((v) => (v['price'] = String(v['price']).replace('.00', '')))],
  ['writes amounts with four decimals', variants((v) => (v['price'] = `${String(v['price'])}00`))],
  [
    'has prices in yen',
    {
      rows: (rows) =>
        rows.map((row, index) => ({
          ...row,
          variants: row.variants.map((v) => ({
            ...v,
            price: `${(index * 37) % 900}80`,
            compareAtPrice: null,
          })),
        })),
    },
  ],
  [
    'has products without variants',
    { rows: (rows) => rows.map((row, index) => (index % 30 === 3 ? { ...row, variants: [] } : row)) },
  ],
  ['has empty descriptions', each((p) => (p['description'] = ''))],
  ['has HTML descriptions', each((p) => (p['description'] = '<p>Made of <b>elm</b> &amp; oak.</p>'))],
  ['has empty attributes', variants((v) => (v['attributes'] = {}))],
  [
    'has an image with sizes',
    variants((v) => (v['image'] = { src: '/v.png', width: 10, height: 10, alt: null })),
  ],
  // Single products
  ['has more fields in single products', single((p) => Object.assign(p, { reviews: [], related: ['x'] }))],
  [
    'has more variants in single products',
    single(
      (p) => (p['variants'] = [...variantsOf(p), { ...variantsOf(p)[0], id: `${String(p['id'])}-more` }]),
    ),
  ],
  [
    'orders fields of single products differently',
    single((p) => {
      const entries = Object.entries(p).toReversed()
      for (const [name] of entries) Reflect.deleteProperty(p, name)
      Object.assign(p, Object.fromEntries(entries))
    }),
  ],
  [
    'has more attributes in single products',
    single((p) =>
      variantsOf(p).forEach((v) => Object.assign(v['attributes'] as object, { Material: 'Elm' })),
    ),
  ],
  [
    'writes amounts of single products with other zeros',
    single((p) => variantsOf(p).forEach((v) => (v['price'] = `${String(v['price'])}0`))),
  ],
  [
    'has live stock in a few single products',
    single((p, index) => index % 9 === 0 && variantsOf(p).forEach((v) => (v['stockQuantity'] = 77))),
  ],
  // Languages
  [
    'sells in Czech',
    collated('cs', ['Čaj', 'Cukr', 'Chléb', 'Hrnek', 'Šálek', 'Stůl', 'Řízek', 'Rum', 'Žula', 'Zámek']),
  ],
  ['sells in Swedish', collated('sv', ['Ärta', 'Apa', 'Åker', 'Zebra', 'Öl', 'Ost', 'Ek', 'Bok'])],
  [
    'sells in Swedish, with most names in plain letters, after which all others come',
    {
      settings: { locale: 'sv' },
      rows: (rows) =>
        rows.map((row, index) => ({
          ...row,
          name: `${index % 12 ? 'abcdefghijk'[index % 11] : ['Ärta', 'Åker', 'Öl'][(index / 12) % 3]} ${100 + index}`,
          updatedAt: row.createdAt,
        })),
    },
  ],
  [
    'sorts by created_at and updated_at, and names the fields createdAt and updatedAt',
    {
      respond: async (r, next) => {
        const url = new URL(r.url)
        const sort = url.searchParams.get('sort')
        if (sort === 'createdAt' || sort === 'updatedAt') return json({ message: 'Invalid sort' }, 400)
        if (sort?.endsWith('_at')) url.searchParams.set('sort', sort.replace('_at', 'At'))
        return next(new Request(url, r))
      },
    },
  ],
  ['sells in Danish', collated('da', ['Ærter', 'Aal', 'Abe', 'Øl', 'Zebra', 'Åse', 'Ost', 'Bog'])],
  ['sells in Russian', collated('ru', ['Ёлка', 'Едок', 'Яблоко', 'Арбуз', 'Чашка', 'Стол', 'Лампа'])],
  ['sells in Japanese', collated('ja', ['急須', '茶碗', '皿', '机', '花瓶', '箸', '湯呑'])],
  ['sells in Chinese', collated('zh-u-co-stroke', ['茶壶', '杯子', '盘子', '桌子', '花瓶', '灯', '椅子'])],
  [
    'sells in Spanish with ll after l',
    collated('es-u-co-trad', ['Llave', 'Lima', 'Lupa', 'Chal', 'Cuna', 'Dado', 'Cama']),
  ],
  ['sells in Turkish', collated('tr', ['Çay', 'Cam', 'Işık', 'İnci', 'Şal', 'Su', 'Ünite', 'Un'])],
  [
    'sorts a status by its place in an enumeration',
    {
      settings: { statuses: ['OUTLET', 'ALPHA', 'LIVE', 'BETA'] },
      rows: (rows) =>
        rows.map((row, index) => ({ ...row, status: ['LIVE', 'OUTLET', 'ALPHA', 'BETA'][index % 4]! })),
    },
  ],
  [
    'sells in yen, with prices such as 1990',
    {
      rows: (rows) =>
        rows.map((row, index) => ({
          ...row,
          variants: row.variants.map((v) => ({ ...v, price: `${index + 1}9${index % 3 ? '9' : '8'}0` })),
        })),
    },
  ],
  ['has Portuguese names in capitals', names((name) => `MAÇÃ & IRMÃOS < ${name}`)],
  // Kinds of servers
  [
    'blocks with 429 who sends a wrong key',
    {
      respond: async (r, next) => (isStranger(r) ? json('', 429, { 'retry-after': '3600' }) : next(r)),
    },
  ],
  [
    'asks with 503 and Retry-After who sends a wrong key',
    { respond: async (r, next) => (isStranger(r) ? json('', 503, { 'retry-after': '60' }) : next(r)) },
  ],
  [
    'drops the connection of who sends a wrong key',
    {
      respond: async (r, next) => {
        if (isStranger(r)) throw new TypeError('fetch failed')
        return next(r)
      },
    },
  ],
  [
    'has a firewall that refuses a quotation mark with 403',
    {
      respond: async (r, next) => (/%27|%00/.test(r.url) ? json({ message: 'Blocked' }, 403) : next(r)),
    },
  ],
  [
    'finds single products by their slug only',
    {
      respond: async (r, next) =>
        /\/products\/it_/.test(r.url) ? json({ message: 'Not found' }, 404) : next(r),
    },
  ],
  [
    'finds single products by their id only',
    {
      respond: async (r, next) =>
        /\/products\/(?!it_)[^/?]+$/.test(r.url) ? json({ message: 'Not found' }, 404) : next(r),
    },
  ],
  [
    'has ids of other characters',
    { rows: (rows) => rows.map((row) => ({ ...row, id: `gid:${row.id}+a/b==` })) },
  ],
  [
    'signs the addresses of pictures again in each response',
    each((p) => (p['images'] = [{ src: `/p.png?signature=${(left -= 1)}` }])),
  ],
  ['has one product', { rows: (rows) => rows.slice(0, 1) }],
  ['has five products', { rows: (rows) => rows.slice(0, 5) }],
  ['has no products', { rows: () => [] }],
  [
    'has an order of its own, and single pages and menus',
    {
      rows: (rows) =>
        rows.map((row, index) => ({ ...row, createdAt: rows[(index * 41) % rows.length]!.createdAt })),
      respond: async (r, next) => {
        const [, name = '', id = ''] = /\/(pages|menus|collections)\/(\w+)$/.exec(path(r)) ?? []
        if (name === '') return next(r)
        const list = await next(new Request(r.url.replace(/\/\w+$/, '?limit=100'), r))
        const { data } = (await list.json()) as { data: { id: string }[] }
        return json(data.find((item) => item.id === id))
      },
    },
  ],
  // A store that sells
  [
    'has two replicas, one of which lacks the newest product for a while',
    {
      respond: async (r, next, count) => (count < 40 && count % 2 ? replica.handle(r) : next(r)),
    },
  ],
  [
    'changes prices during the check',
    {
      respond: async (r, next, count) => {
        const response = await next(r)
        if (count < 50 || !response.ok || r.method !== 'GET') return response
        const text = (await response.text()).replaceAll('"price":"249.00"', '"price":"239.00"')
        return new Response(text, { headers: response.headers })
      },
    },
  ],
  [
    'sells during the check',
    {
      respond: async (r, next, count) => {
        const response = await next(r)
        return count > 60 ? sold(response) : response
      },
    },
  ],
]

/** Each response has less stock than the one before. */
let left = 1_000_000
async function sold(response: Response): Promise<Response> {
  const text = (await response.text()).replaceAll(
    /"stockQuantity":[1-9]\d*/g,
    () => `"stockQuantity":${left--}`,
  )
  return new Response(response.status === 204 ? null : text, {
    status: response.status,
    headers: response.headers,
  })
}
