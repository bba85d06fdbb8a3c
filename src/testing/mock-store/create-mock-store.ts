import type { Collection } from '../../core/schemas/collection.js'
import type { Menu } from '../../core/schemas/menu.js'
import type { Page } from '../../core/schemas/page.js'
import type { Product } from '../../core/schemas/product.js'
import { delay } from './delay.js'
import { resolveDialect, type MockDialect, type MockDialectOptions } from './dialect.js'
import { Faults, type MockFault, type MockFaultRule } from './faults.js'
import { faultyResponse } from './faulty-response.js'
import { Gate } from './gate.js'
import { ItemTable, type MockResource } from './item-table.js'
import { latencyDraw, type MockLatency } from './latency.js'
import type { LoggedRequest, MockRequest } from './request-log.js'
import { problemResponse, RequestProblem } from './request-problem.js'
import { createRouter, type MockFilters, type MockRoute } from './router.js'
import type { Entity } from '../../core/resources/define-resource.js'

/** The data of a store. The document shows fields for products only; the others are assumptions. */
export interface MockCatalog {
  readonly products: readonly Product[]
  readonly collections?: readonly Collection[] | undefined
  readonly pages?: readonly Page[] | undefined
  readonly menus?: readonly Menu[] | undefined
}

export interface MockStoreOptions extends MockCatalog {
  /** Resources of your own, by name: served at `/{name}` and `/{name}/{id}`. */
  readonly resources?: Readonly<Record<string, readonly Entity[]>> | undefined
  /** The key that requests must carry. Default `'pk_mock'`; `null` lets requests without a key pass. */
  readonly apiKey?: string | null | undefined
  /** How long answers take. Default 0. */
  readonly latency?: MockLatency | undefined
  /** How the store does what the document leaves open. */
  readonly dialect?: MockDialectOptions | undefined
  /** Query parameters that narrow lists, by resource and parameter name. */
  readonly filters?: MockFilters | undefined
  /** Answers for other GET paths, e.g. `{ '/shipping/rates': () => ({ rates: [] }) }`. */
  readonly routes?: Readonly<Record<string, MockRoute>> | undefined
}

/** A store in memory that answers as the API does. */
export interface MockStore {
  /** A base URL that `fetch` answers; any other origin does as well. */
  readonly baseUrl: string
  /** The key that requests must carry; `null` when none is needed. */
  readonly apiKey: string | null
  readonly dialect: MockDialect
  /** Answers in place of the network: hand it to the client or the provider. Needs no `this`. */
  readonly fetch: typeof fetch
  /** Answers a request, for any host. Rejects where a network would: aborted, dropped. */
  handle(request: Request): Promise<Response>
  /** Every request since the start or the last `clearRequests`, oldest first. */
  readonly requests: readonly MockRequest[]
  clearRequests(): void
  /** How long answers take; takes effect with the next request. */
  latency: MockLatency

  readonly products: MockResource<Product>
  readonly collections: MockResource<Collection>
  readonly pages: MockResource<Page>
  readonly menus: MockResource<Menu>
  /** Any resource by name. @throws TypeError when there is none. */
  resource(name: string): MockResource
  /** `products.insert` */
  readonly insert: MockResource<Product>['insert']
  /** `products.update` */
  readonly update: MockResource<Product>['update']
  /** `products.remove` */
  readonly remove: MockResource<Product>['remove']

  /** Makes the next request fail, or the next `times`. Default: one, with status 500. */
  failNext(fault?: MockFault, times?: number): void
  /** Makes requests fail by path, count or probability. Returns a function that ends it. */
  failWhen(rule: MockFaultRule, fault: MockFault): () => void
  /** Ends all faults. */
  clearFaults(): void
  /** Holds every request from now on, so that a pending state can be looked at. */
  pause(): void
  /** Lets held and later requests through. */
  resume(): void
}

/** The key of a mock store that was given none. */
const DEFAULT_KEY = 'pk_mock'

function requestBodyOf(request: Request): boolean {
  // A server's bridge cannot put a body on a GET Request; the headers tell that one was sent. Firefox's have no `body`.
  return (
    Boolean(request.body) ||
    Number(request.headers.get('content-length') ?? 0) > 0 ||
    request.headers.has('transfer-encoding')
  )
}

/**
 * A Storefront API in memory: the document's rules over your catalogue. Use it as a `fetch` for the
 * client, behind MSW (`storefront-react/testing/msw`) or over HTTP (`storefront-react/testing/node`).
 *
 * Lists are ordered by (sort field, id); descending is the exact mirror of ascending. Text is ordered by
 * code unit, `price` by the lowest price among a product's variants, compared exactly.
 *
 * @example
 * const store = createMockStore(sampleCatalog({ size: 48 }))
 * const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
 *
 * @throws TypeError when an item has no id, an id is used twice or an item contains itself.
 * @see The API's document, "Pagination rules (all list endpoints)".
 */
export function createMockStore(options: MockStoreOptions): MockStore {
  const dialect = resolveDialect(options.dialect)
  const apiKey = options.apiKey === undefined ? DEFAULT_KEY : options.apiKey
  const products = new ItemTable('products', options.products)
  const collections = new ItemTable('collections', options.collections ?? [])
  const pages = new ItemTable('pages', options.pages ?? [])
  const menus = new ItemTable('menus', options.menus ?? [])
  // Whoever looks a table up by name reads nothing of its items but the id and what it checks for itself.
  const tables = new Map(Object.entries({ products, collections, pages, menus })) as unknown as Map<
    string,
    ItemTable<Entity>
  >
  for (const [name, items] of Object.entries(options.resources ?? {})) {
    tables.set(name, new ItemTable(name, items))
  }
  const answer = createRouter({
    tables,
    dialect,
    filters: options.filters ?? {},
    routes: options.routes ?? {},
  })
  const faults = new Faults()
  const gate = new Gate()
  let requests: LoggedRequest[] = []
  let latency = options.latency ?? 0
  let drawLatency = latencyDraw(latency)

  function pathBelowPrefix(pathname: string): string | undefined {
    const prefix = dialect.prefixes.find((each) => pathname.startsWith(`${each}/`))
    return prefix === undefined ? undefined : pathname.slice(prefix.length)
  }

  function assertAllowed(request: Request): void {
    if (request.method !== 'GET') {
      throw new RequestProblem('methodNotAllowed', `The API is read-only: ${request.method} is not allowed.`)
    }
    if (apiKey !== null && request.headers.get('authorization') !== `Bearer ${apiKey}`) {
      throw new RequestProblem(
        'unauthorized',
        'The header "Authorization: Bearer <API_KEY>" is missing or wrong.',
      )
    }
    if (dialect.requestBody === 'error' && requestBodyOf(request)) {
      throw new RequestProblem('validation', 'A request must not have a body.')
    }
  }

  async function respond(request: Request, url: URL): Promise<Response> {
    try {
      const path = pathBelowPrefix(url.pathname)
      if (path === undefined) throw new RequestProblem('notFound', `There is nothing at ${url.pathname}.`)
      assertAllowed(request)
      return await answer(request, path, url.searchParams)
    } catch (error) {
      if (error instanceof RequestProblem) return problemResponse(dialect, error)
      throw error
    }
  }

  async function serve(request: Request, signal: AbortSignal | null): Promise<Response> {
    signal?.throwIfAborted()
    const url = new URL(request.url)
    const logged: LoggedRequest = {
      method: request.method,
      url: request.url,
      path: pathBelowPrefix(url.pathname) ?? url.pathname,
      searchParams: url.searchParams,
      headers: request.headers,
      state: 'pending',
      status: undefined,
    }
    requests.push(logged)
    const fault = faults.take(logged)
    const wait = drawLatency(logged)
    try {
      await gate.pass(signal)
      if (wait > 0) await delay(wait, signal)
      const response =
        fault === undefined
          ? await respond(request, url)
          : await faultyResponse(fault, () => respond(request, url), dialect, signal)
      signal?.throwIfAborted()
      logged.state = 'answered'
      logged.status = response.status
      return response
    } catch (error) {
      logged.state = signal?.aborted ? 'aborted' : 'failed'
      throw error
    }
  }

  return {
    baseUrl: `https://mock-store.test${dialect.prefixes[0] ?? ''}`,
    apiKey,
    dialect,
    async fetch(input, init = {}) {
      // The signal goes beside the request: test environments replace AbortSignal by one that the
      // platform's Request refuses.
      const { signal, ...rest } = init
      const request = new Request(input, rest)
      return serve(request, signal ?? (input instanceof Request ? input.signal : null))
    },
    handle: (request) => serve(request, request.signal),
    get requests() {
      return requests
    },
    clearRequests() {
      requests = []
    },
    get latency() {
      return latency
    },
    set latency(value) {
      latency = value
      drawLatency = latencyDraw(value)
    },
    products,
    collections,
    pages,
    menus,
    resource(name) {
      const table = tables.get(name)
      if (table === undefined) {
        throw new TypeError(
          `mock store: there is no resource "${name}". Known: ${[...tables.keys()].join(', ')}.`,
        )
      }
      return table
    },
    insert: (items) => products.insert(items),
    update: (ids, patch) => products.update(ids, patch),
    remove: (ids) => products.remove(ids),
    failNext: (fault = 500, times = 1) => void faults.add(fault, { times }),
    failWhen: (rule, fault) => faults.add(fault, rule),
    clearFaults: () => faults.clear(),
    pause: () => gate.close(),
    resume: () => gate.open(),
  }
}
