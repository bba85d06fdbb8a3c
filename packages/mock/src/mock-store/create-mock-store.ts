import type { Product } from 'storefront-react/core'

import { resourceNames, type DefaultItemOf, type ResourceName } from './built-in-resources.js'
import { delay } from './faults/delay.js'
import { resolveDialect, type MockDialect, type MockDialectOptions } from './dialect.js'
import { Faults, type MockFault, type MockFaultRule } from './faults/faults.js'
import { faultyResponse } from './faults/faulty-response.js'
import { Gate } from './faults/gate.js'
import { ItemTable, type MockResource } from './item-table.js'
import { createLatency, type MockLatency } from './faults/latency.js'
import type { LoggedRequest, MockRequest } from './request-log.js'
import { problemResponse, RequestProblem } from './request-problem.js'
import { createRouter, type MockFilters, type MockRoute } from './router.js'
import type { Entity } from './entity.js'

/** The data of a store. The API reference documents products only; the other fields are assumptions. */
export interface MockCatalog extends Readonly<Partial<ItemsOfResources>> {
  readonly products: readonly Product[]
}

type ItemsOfResources = { [Name in ResourceName]: readonly DefaultItemOf<Name>[] | undefined }

/** Options of `createMockStore`. */
export interface MockStoreOptions extends MockCatalog {
  /** Your own resources by name, served at `/{name}` and `/{name}/{id}`. */
  readonly resources?:
    | Readonly<Record<string, readonly Entity[] | readonly (Entity & Readonly<Record<string, unknown>>)[]>>
    | undefined
  /** Default `'pk_mock'`; `null` accepts requests without a key. */
  readonly apiKey?: string | null | undefined
  /** Default 0. */
  readonly latency?: MockLatency | undefined
  readonly dialect?: MockDialectOptions | undefined
  /**
   * A report of `storefront-doctor --json`: the store behaves as that server where the API reference leaves it open. Switches in
   * `dialect` win.
   */
  readonly like?: { readonly dialect: MockDialectOptions } | undefined
  readonly filters?: MockFilters | undefined
  /** Other GET paths, e.g. `{ '/shipping/rates': () => ({ rates: [] }) }`. */
  readonly routes?: Readonly<Record<string, MockRoute>> | undefined
}

/** An in-memory store that responds as the API does. */
export interface MockStore extends TablesOfResources {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly dialect: MockDialect
  /** Makes no network request. Can be called without `this`. */
  readonly fetch: typeof fetch
  /** Responds to any host. Rejects as `fetch` does on an abort or a lost connection. */
  handle(request: Request): Promise<Response>
  /** The last 10,000 requests since creation or the last `clearRequests()`, oldest first. */
  readonly requests: readonly MockRequest[]
  clearRequests(): void
  /** Assign to change the delay of later requests. */
  latency: MockLatency

  /** @throws TypeError if the store has no resource of this name. */
  resource(name: string): MockResource
  readonly insert: MockResource<Product>['insert']
  readonly update: MockResource<Product>['update']
  readonly remove: MockResource<Product>['remove']

  /** Default: one request, with status 500. */
  failNext(fault?: MockFault, times?: number): void
  /** Returns a function that removes the rule. */
  failWhen(rule: MockFaultRule, fault: MockFault): () => void
  clearFaults(): void
  /** Keeps later requests pending until `resume()`. */
  pause(): void
  resume(): void
}

type TablesOfResources = { readonly [Name in ResourceName]: MockResource<DefaultItemOf<Name>> }

const DEFAULT_API_KEY = 'pk_mock'
/** Some 10 MB. A server that runs for weeks would keep every request otherwise. */
const MAX_LOGGED_REQUESTS = 10_000

function hasBody(request: Request): boolean {
  // A GET `Request` cannot have a body, so the Node server keeps only the headers that announce one.
  // Firefox has no `Request.body`.
  return (
    Boolean(request.body) ||
    Number(request.headers.get('content-length') ?? 0) > 0 ||
    request.headers.has('transfer-encoding')
  )
}

/** A misspelt field would leave the products in the order of their ids. */
function assertDefaultSort({ defaultSort, sortFields }: MockDialect, products: readonly object[]): void {
  // The price of a product is that of its cheapest variant.
  const known = [...sortFields, 'price']
  const isKnown = known.includes(defaultSort) || products.some((product) => defaultSort in product)
  if (isKnown || products.length === 0) return
  throw new TypeError(
    `mock store: the dialect switch "defaultSort" is "${defaultSort}", which no product has.`,
  )
}

/**
 * Creates an in-memory Storefront API. Pass its `fetch` to the client, or serve it through MSW or over HTTP.
 * Lists are sorted by (sort field, id): text by UTF-16 code unit, `price` by the lowest variant price.
 * @example
 * const store = createMockStore(createSampleCatalog({ size: 48 }))
 * const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch })
 * @throws TypeError if an item has no id, shares an id or contains itself, or if a dialect switch is invalid.
 * @see The API reference, "Pagination rules (all list endpoints)".
 */
export function createMockStore(options: MockStoreOptions): MockStore {
  const dialect = resolveDialect({ ...options.like?.dialect, ...options.dialect })
  const apiKey = options.apiKey === undefined ? DEFAULT_API_KEY : options.apiKey
  assertDefaultSort(dialect, options.products)
  const builtIn = Object.fromEntries(
    resourceNames.map((name) => [name, new ItemTable<Entity>(name, options[name] ?? [])]),
  )
  const tables = new Map(Object.entries(builtIn))
  // The cast is safe: code that looks up a table by name checks every field except `id` before reading it.
  const resources = builtIn as unknown as TablesOfResources
  const { products } = resources
  for (const [name, items] of Object.entries(options.resources ?? {})) {
    tables.set(name, new ItemTable(name, items))
  }
  const route = createRouter({
    tables,
    dialect,
    filters: options.filters ?? {},
    routes: options.routes ?? {},
  })
  const faults = new Faults()
  const gate = new Gate()
  let requests: LoggedRequest[] = []
  let latency = options.latency ?? 0
  let latencyFor = createLatency(latency)

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
    if (dialect.requestBody === 'error' && hasBody(request)) {
      throw new RequestProblem('validation', 'A request must not have a body.')
    }
  }

  async function respond(request: Request, url: URL): Promise<Response> {
    try {
      const path = pathBelowPrefix(url.pathname)
      if (path === undefined) throw new RequestProblem('notFound', `The API has no path ${url.pathname}.`)
      assertAllowed(request)
      return await route(request, path, url.searchParams)
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
    if (requests.length > MAX_LOGGED_REQUESTS) requests.shift()
    const fault = faults.take(logged)
    const wait = latencyFor(logged)
    try {
      await gate.pass(signal)
      if (wait > 0) await delay(wait, signal)
      const response =
        fault === undefined
          ? await respond(request, url)
          : await faultyResponse(fault, () => respond(request, url), dialect, signal)
      signal?.throwIfAborted()
      logged.state = 'finished'
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
      // jsdom replaces AbortSignal with a class that Node's Request rejects, so keep the signal separate.
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
      latencyFor = createLatency(value)
    },
    ...resources,
    resource(name) {
      const table = tables.get(name)
      if (table === undefined) {
        throw new TypeError(
          `mock store: unknown resource "${name}". Known resources: ${[...tables.keys()].join(', ')}.`,
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
