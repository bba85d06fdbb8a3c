import type { Line } from './more-mistakes.js'
import { KEY } from './test-server.js'
import type { TestProduct } from './products.js'

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  })
const fails = () => json({ message: 'Internal error' }, 500)
const query = (request: Request, name: string) => new URL(request.url).searchParams.get(name)
const path = (request: Request) => new URL(request.url).pathname
const given = (request: Request) => request.headers.get('authorization') ?? ''
const withOwnKey = (request: Request) =>
  new Request(request.url, { headers: { authorization: `Bearer ${KEY}` } })

interface ListBody {
  readonly data: { readonly id: string }[]
  readonly has_more: boolean
}
/** Changes the body of some lists. */
const changeLists = (
  isMeant: (request: Request) => boolean,
  change: (body: ListBody, request: Request) => object,
): Line[3] => ({
  respond: async (request, next) => {
    const response = await next(request)
    if (!response.ok || request.method !== 'GET' || !isMeant(request)) return response
    return json(change((await response.json()) as ListBody, request))
  },
})
const isProducts = (request: Request) => /\/v1\/products$/.test(path(request))
const dropsConnection = (isMeant: (request: Request) => boolean): Line[3] => ({
  respond: async (request, next) => {
    if (isMeant(request)) throw new TypeError('fetch failed')
    return next(request)
  },
})
const accepts = (isAccepted: (request: Request) => boolean): Line[3] => ({
  respond: async (request, next) => next(isAccepted(request) ? withOwnKey(request) : request),
})

/** What somebody invented who wanted the doctor to say "fits" about a server that does not. */
export const attacks: readonly Line[] = [
  [
    'limit-ignored-after',
    'returns ten products after a cursor, whatever the limit is',
    'limit-respected',
    {
      respond: async (request, next) => {
        const url = new URL(request.url)
        const limit = Number(url.searchParams.get('limit') ?? 10)
        if (isProducts(request) && url.searchParams.has('starting_after') && limit < 10)
          url.searchParams.set('limit', '10')
        return next(new Request(url, request))
      },
    },
  ],
  [
    'before-short',
    'returns one product too few before a cursor',
    'limit-respected',
    changeLists(
      (request) => isProducts(request) && query(request, 'ending_before') !== null,
      (body) => ({ ...body, data: body.data.slice(1) }),
    ),
  ],
  [
    'has-more-sorted',
    'says that more follows at the end of sorted lists',
    'sort-has-more',
    changeLists(
      (request) => isProducts(request) && query(request, 'sort') !== null,
      (body) => ({ ...body, has_more: true }),
    ),
  ],
  [
    'order-alone-500',
    'fails for order without sort',
    'unknown-values',
    {
      respond: async (request, next) =>
        query(request, 'order') === 'desc' && query(request, 'sort') === null ? fails() : next(request),
    },
  ],
  [
    'unknown-sort-empty',
    'returns an empty list for an unknown sort',
    'unknown-values',
    {
      respond: async (request, next) =>
        /unknown/.test(query(request, 'sort') ?? '')
          ? json({ data: [], has_more: false, total_count: 0 })
          : next(request),
    },
  ],
  [
    'parameter-filters',
    'takes every parameter for a filter',
    'unknown-values',
    {
      respond: async (request, next) =>
        query(request, 'doctor_unknown') === null
          ? next(request)
          : json({ data: [], has_more: false, total_count: 0 }),
    },
  ],
  [
    'key-any-case',
    'compares keys without regard to case',
    'wrong-key',
    accepts((request) => given(request).toLowerCase() === `Bearer ${KEY}`.toLowerCase()),
  ],
  [
    'key-longer',
    'accepts a key with more behind it',
    'wrong-key',
    accepts((request) => given(request).startsWith(`Bearer ${KEY}`)),
  ],
  [
    'pages-open',
    'shows content pages without a key',
    'no-key',
    accepts((request) => /\/pages$/.test(path(request)) && request.method === 'GET'),
  ],
  [
    'menus-any-key',
    'shows menus with any key',
    'wrong-key',
    accepts((request) => /\/menus$/.test(path(request)) && given(request) !== ''),
  ],
  [
    'latin-1',
    'sends text in Latin-1 and calls it UTF-8',
    'text-encoding',
    {
      product: (product, index) =>
        index % 5 === 0 && (product['name'] = `Caf\ufffd ${String(product['name'])}`),
    },
  ],
  [
    'name-html',
    'has HTML in a name',
    'text-encoding',
    {
      product: (product, index) => index % 5 === 0 && (product['name'] = `<b>${String(product['name'])}</b>`),
    },
  ],
  [
    'unknown-cursor-200',
    'answers an unknown cursor with status 200 and an error in the body',
    'unknown-cursor',
    {
      respond: async (request, next) => {
        const response = await next(request)
        const isCursor = query(request, 'starting_after') !== null && query(request, 'ending_before') === null
        return response.status === 400 && isCursor ? json({ error: 'No such product' }) : response
      },
    },
  ],
  [
    'limit-200-error',
    'answers a limit of 0 with status 200 and an error in the body',
    'limit-out-of-range',
    {
      respond: async (request, next) =>
        query(request, 'limit') === '0' ? json({ success: false, error: 'limit' }) : next(request),
    },
  ],
  [
    'page-single-500',
    'fails for a single content page',
    'pages',
    { respond: async (request, next) => (/\/pages\/./.test(path(request)) ? fails() : next(request)) },
  ],
  [
    'collection-cursor-ignored',
    'ignores the cursor in the products of a collection',
    'collection-products',
    {
      respond: async (request, next) => {
        const url = new URL(request.url)
        if (/\/collections\/.+\/products$/.test(url.pathname)) url.searchParams.delete('starting_after')
        return next(new Request(url, request))
      },
    },
  ],
  [
    'price-negative',
    'has a negative price',
    'price-not-negative',
    {
      product: (product, index) => {
        const [variant] = product['variants'] as Record<string, unknown>[]
        if (variant && index % 9 === 0) variant['price'] = `-${String(variant['price'])}`
      },
    },
  ],
  [
    'variants-alike',
    'has two variants of the same size',
    'distinct-variants',
    {
      product: (product, index) => {
        const variants = product['variants'] as Record<string, unknown>[]
        if (index % 9 === 0) variants.push({ ...variants[0], id: `va_more_${index}` })
      },
    },
  ],
  [
    'price-sorts-otherwise',
    'sorts by another price than it shows',
    'sort-values',
    {
      product: (product, index) => {
        const [variant] = product['variants'] as Record<string, unknown>[]
        if (variant && index % 7 === 0) variant['price'] = '555.55'
      },
    },
  ],
  [
    'quote-drops-connection',
    'drops the connection for a cursor with a quotation mark',
    'unknown-cursor',
    dropsConnection((request) => (query(request, 'starting_after') ?? '').includes("'")),
  ],
  [
    'collections-drop-connection',
    'drops the connection for collections',
    'collections',
    dropsConnection((request) => /\/collections/.test(path(request))),
  ],
  [
    'without-variants-500',
    'fails for a single product without variants',
    'single-product',
    {
      rows: (rows: TestProduct[]) =>
        rows.map((row, index) => (index === 77 ? { ...row, variants: [] } : row)),
      respond: async (request, next) => {
        const response = await next(request)
        const isSingle = /\/products\/[^/]+$/.test(path(request))
        return isSingle && response.ok && (await response.clone().text()).includes('"variants":[]')
          ? fails()
          : response
      },
    },
  ],
]
