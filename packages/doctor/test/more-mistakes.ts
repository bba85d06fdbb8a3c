import type { Change } from './changed-server.js'
import { testProducts } from './products.js'
import { KEY } from './test-server.js'

export type Line = readonly [name: string, behaves: string, rule: string, change: Change]

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  })
const fails = json.bind(undefined, { message: 'Internal error' }, 500)
const query = (request: Request, name: string) => new URL(request.url).searchParams.get(name)
const path = (request: Request) => new URL(request.url).pathname
const isSingle = (request: Request) => /\/products\/[^/]+$/.test(path(request))
const isOwn = (request: Request) => request.headers.get('authorization') === `Bearer ${KEY}`
const variantsOf = (product: Record<string, unknown>) => product['variants'] as Record<string, unknown>[]
/** Refuses unknown cursors with a text of its own. */
const refuses = (text: string): Change => ({
  respond: async (request, next) => {
    const response = await next(request)
    return response.status === 400 ? json({ message: text }, 400) : response
  },
})
const failsFor = (isBad: (request: Request) => boolean): Change => ({
  respond: async (request, next) => (isBad(request) && request.method === 'GET' ? fails() : next(request)),
})
const everyThird = (change: (product: Record<string, unknown>, single: boolean) => void): Change => ({
  product: (product, index, single) => (index % 3 === 0 ? change(product, single) : undefined),
})
const singleOnly = (change: (product: Record<string, unknown>) => void): Change => ({
  product: (product, index, single) => (single && index % 2 === 0 ? change(product) : undefined),
})

const lastId = testProducts()[50]!.id

/** What the first table lacks: one line a mistake, with how the server behaves and the rule that must name it. */
export const moreMistakes: readonly Line[] = [
  [
    'variant-null',
    'has null among the variants of a product',
    'client-lists',
    everyThird((p) => variantsOf(p).push(null as never)),
  ],
  [
    'option-null',
    'has variants that are strings',
    'client-lists',
    everyThird((p) => (p['variants'] = ['S', 'M'])),
  ],
  [
    'single-description-null',
    'has description null in single products only',
    'client-singles',
    singleOnly((p) => (p['description'] = null)),
  ],
  [
    'single-without-images',
    'leaves images out of single products',
    'client-singles',
    singleOnly((p) => delete p['images']),
  ],
  [
    'single-other-dates',
    'writes dates of single products as seconds',
    'client-singles',
    singleOnly((p) => (p['createdAt'] = 1_760_000_000)),
  ],
  [
    'single-price-number',
    'writes prices of single products as numbers',
    'client-singles',
    singleOnly((p) => variantsOf(p).forEach((v) => (v['price'] = Number(v['price'])))),
  ],
  [
    'single-variant-missing',
    'leaves a variant out of the single product',
    'single-product',
    singleOnly((p) => (p['variants'] = [])),
  ],
  [
    'single-other-name',
    'has another name in the single product',
    'single-product',
    singleOnly((p) => (p['name'] = `The ${String(p['name'])}`)),
  ],
  [
    'single-other-compare',
    'has another compareAtPrice in the single product',
    'single-product',
    singleOnly((p) => variantsOf(p).forEach((v) => (v['compareAtPrice'] = '1999.00'))),
  ],
  [
    'single-other-colour',
    'has other attributes in the single product',
    'single-product',
    singleOnly((p) => variantsOf(p).forEach((v) => (v['attributes'] = { Size: 'XL' }))),
  ],
  [
    'single-other-stock',
    'has other stock in single products than in the list',
    'single-product',
    { product: (p, _i, single) => single && variantsOf(p).forEach((v) => (v['stockQuantity'] = 99)) },
  ],
  [
    'single-lost',
    'does not find one product of the list by its id',
    'single-product',
    {
      respond: async (r, next) =>
        isSingle(r) && /1$/.test(path(r)) ? json({ message: 'No such product' }, 404) : next(r),
    },
  ],
  [
    'flaky',
    'fails one request in seven with 502',
    'reliable',
    { respond: async (r, next, count) => (count % 7 === 0 && isOwn(r) ? json({}, 502) : next(r)) },
  ],
  [
    'flaky-line',
    'drops one connection in eleven',
    'reliable',
    {
      respond: async (r, next, count) => {
        if (count % 11 === 0 && isOwn(r)) throw new TypeError('fetch failed')
        return next(r)
      },
    },
  ],
  [
    'truncated-sometimes',
    'cuts one body in thirteen off',
    'reliable',
    {
      respond: async (r, next, count) =>
        count % 13 === 0 && isOwn(r) && r.method === 'GET'
          ? new Response('{"data": [', { headers: { 'access-control-allow-origin': '*' } })
          : next(r),
    },
  ],
  ['slug-empty', 'has an empty slug', 'product-names', everyThird((p) => (p['slug'] = ''))],
  ['name-empty', 'has an empty name', 'product-names', everyThird((p) => (p['name'] = ''))],
  ['name-blank', 'has a name of spaces', 'product-names', everyThird((p) => (p['name'] = '  '))],
  [
    'slug-twice',
    'gives two products the same slug',
    'unique-slugs',
    { rows: (rows) => rows.map((row, index) => (index === 7 ? { ...row, slug: rows[8]!.slug } : row)) },
  ],
  [
    'variant-id-twice',
    'gives two variants of a product the same id',
    'unique-variant-ids',
    everyThird((p) => variantsOf(p).push({ ...variantsOf(p)[0]! })),
  ],
  [
    'name-encoded-twice',
    'encodes the & of a name twice',
    'text-encoding',
    everyThird((p) => (p['name'] = `${String(p['name'])} &amp; more`)),
  ],
  [
    'name-mojibake',
    'sends UTF-8 that was read as Latin-1',
    'text-encoding',
    everyThird((p) => (p['name'] = `CafÃ© ${String(p['name'])}`)),
  ],
  [
    'price-in-cents',
    'writes prices in cents',
    'price-unit',
    { product: (p, index) => variantsOf(p).forEach((v) => (v['price'] = `${index + 1}99`)) },
  ],
  [
    'price-in-cents-with-zeros',
    'writes prices in cents next to 12.00',
    'price-unit',
    {
      product: (p, index) => index % 5 === 0 && variantsOf(p).forEach((v) => (v['price'] = `${index + 7}50`)),
    },
  ],
  [
    'price-in-cents-beside',
    'writes the prices of some products in cents, and cuts .00 off the others',
    'price-unit',
    {
      product: (p, index) =>
        variantsOf(p).forEach(
          (v) => (v['price'] = index % 5 === 0 ? `${100 + (index % 90)}5` : `1${index % 9}.95`),
        ),
    },
  ],
  [
    'compare-in-euros',
    'writes prices in cents, with half cents, and compareAtPrice in euros',
    'price-unit',
    {
      product: (p, index) =>
        variantsOf(p).forEach((v) =>
          Object.assign(v, { price: `${index + 7}50.5`, compareAtPrice: `${index + 9}.00` }),
        ),
    },
  ],
  [
    'listed-twice',
    'lists a product once for each row of a JOIN, with another variant each',
    'unique-ids',
    {
      body: (body, url) => {
        const data = body['data'] as Record<string, unknown>[] | undefined
        if (!/\/products$/.test(url.pathname) || data === undefined || data.length < 5) return body
        const [first, ...rest] = data
        const variants = variantsOf(first!).map((v) => ({ ...v, id: `${String(v['id'])}-b`, price: '3.50' }))
        return { ...body, data: [first, { ...first, variants }, ...rest.slice(0, -1)] }
      },
    },
  ],
  [
    'before-null-price-empty',
    'returns nothing before the last product of a sorted list, which has no price',
    'sort-before-cursor',
    {
      rows: (rows) =>
        rows.map((row) => (row.id === rows[50]!.id ? { ...row, status: 'LIVE', variants: [] } : row)),
      respond: async (r, next) => {
        const response = await next(r)
        const isSorted = query(r, 'sort') === 'price' && query(r, 'ending_before') === lastId
        return isSorted ? json({ data: [], has_more: false, total_count: 122 }) : response
      },
    },
  ],
  [
    'java-trace-escaped',
    'shows a stack trace of Java in the JSON of an error',
    'error-body',
    refuses(
      'Internal\n\tat shop.api.ProductController.<init>(Native Method)\n\tat java.base/java.lang.Thread.run(Unknown Source)',
    ),
  ],
  [
    'java-exception-name',
    'names the exception of a framework',
    'error-body',
    refuses('io.micronaut.core.convert.ConversionErrorException: limit'),
  ],
  [
    'etag-constant',
    'sends one ETag for all responses, although prices change',
    'cache',
    {
      headers: { etag: '"v1"' },
      respond: async (r, next, count) => {
        const response = await next(r)
        if (count < 50 || !response.ok || r.method !== 'GET') return response
        const text = (await response.text()).replaceAll('"price":"249.00"', '"price":"239.00"')
        return new Response(text, { headers: response.headers })
      },
    },
  ],
  [
    'image-null',
    'has null among the images of a product',
    'product-arrays',
    everyThird((p) => (p['images'] = [null, { src: '/a.png' }])),
  ],
  [
    'limit-0-empty',
    'answers limit=0 with an empty page',
    'limit-out-of-range',
    {
      respond: async (r, next) =>
        query(r, 'limit') === '0' ? json({ data: [], has_more: true, total_count: 122 }) : next(r),
    },
  ],
  [
    'limit-overflow-500',
    'fails for a limit beyond 64 bits',
    'limit-out-of-range',
    failsFor((r) => /^\d{20}$/.test(query(r, 'limit') ?? '')),
  ],
  [
    'limit-twice-500',
    'fails for a limit that is given twice',
    'limit-out-of-range',
    failsFor((r) => new URL(r.url).searchParams.getAll('limit').length > 1),
  ],
  [
    'cursor-nul-500',
    'fails for a cursor with %00',
    'unknown-cursor',
    failsFor((r) => (query(r, 'starting_after') ?? '').includes('\0')),
  ],
  [
    'cursor-overflow-500',
    'fails for a cursor beyond 64 bits',
    'unknown-cursor',
    failsFor((r) => /^\d{20}$/.test(query(r, 'starting_after') ?? '')),
  ],
  [
    'java-trace',
    'shows a stack trace of Java',
    'error-body',
    refuses('java.lang.NullPointerException at com.shop.Api.list(Api.java:42)'),
  ],
  [
    'php-trace',
    'shows a warning of PHP',
    'error-body',
    refuses('Warning: Undefined index: id in /var/www/api.php on line 12'),
  ],
  [
    'mysql-error',
    'shows an error of MySQL',
    'error-body',
    refuses("You have an error in your SQL syntax near ''doctor''"),
  ],
  [
    'oracle-error',
    'shows an error of Oracle',
    'error-body',
    refuses('ORA-00933: SQL command not properly ended'),
  ],
  [
    'dotnet-trace',
    'shows an exception of .NET',
    'error-body',
    refuses('System.FormatException: Input string was not in a correct format'),
  ],
  [
    'cors-preflight-only',
    'answers the preflight request, and sends no CORS header with a page',
    'cors',
    {
      respond: async (r, next) => {
        const response = await next(r)
        if (r.method === 'GET') response.headers.delete('access-control-allow-origin')
        return response
      },
    },
  ],
  [
    'cors-not-for-errors',
    'sends no CORS header with an error',
    'cors',
    {
      respond: async (r, next) => {
        const response = await next(r)
        if (!response.ok) response.headers.delete('access-control-allow-origin')
        return response
      },
    },
  ],
  [
    'cors-twice',
    'sends two values of Access-Control-Allow-Origin',
    'cors',
    {
      respond: async (r, next) => {
        const response = await next(r)
        if (r.method === 'GET') response.headers.set('access-control-allow-origin', '*, *')
        return response
      },
    },
  ],
  [
    'single-open',
    'shows single products without a key',
    'no-key',
    {
      respond: async (r, next) =>
        next(
          isSingle(r) && !r.headers.has('authorization')
            ? new Request(r.url, { headers: { authorization: `Bearer ${KEY}` } })
            : r,
        ),
    },
  ],
  [
    'collections-open',
    'shows collections without a key',
    'no-key',
    {
      respond: async (r, next) =>
        next(
          /collections$/.test(path(r)) && !r.headers.has('authorization') && r.method === 'GET'
            ? new Request(r.url, { headers: { authorization: `Bearer ${KEY}` } })
            : r,
        ),
    },
  ],
  [
    'key-prefix',
    'accepts every key with the right beginning',
    'wrong-key',
    {
      respond: async (r, next) =>
        next(
          (r.headers.get('authorization') ?? '').startsWith(`Bearer ${KEY.slice(0, 10)}`)
            ? new Request(r.url, { headers: { authorization: `Bearer ${KEY}` } })
            : r,
        ),
    },
  ],
  [
    'wrong-key-500',
    'fails for a wrong key',
    'wrong-key',
    {
      respond: async (r, next) => {
        const given = r.headers.get('authorization')
        return given !== null && given !== `Bearer ${KEY}` ? fails() : next(r)
      },
    },
  ],
  ['no-key-500', 'fails without a key', 'no-key', failsFor((r) => !r.headers.has('authorization'))],
  [
    'json-as-html',
    'sends JSON as text/html',
    'json-content-type',
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  ],
  [
    'null-cursor-empty',
    'returns an empty page after an item without a price',
    'sort-after-cursor',
    {
      rows: (rows) => rows.map((row, index) => (index % 20 === 3 ? { ...row, variants: [] } : row)),
      respond: async (r, next) => {
        const response = await next(r)
        const body = (await response
          .clone()
          .json()
          .catch(() => undefined)) as { data?: { variants: unknown[] }[] } | undefined
        return query(r, 'sort') === 'price' &&
          query(r, 'starting_after') &&
          body?.data?.[0]?.variants.length === 0
          ? json({ data: [], has_more: false, total_count: 122 })
          : response
      },
    },
  ],
]
