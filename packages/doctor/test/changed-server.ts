import { MemoryResponse } from './memory-response.js'
import { testProducts, type TestProduct } from './products.js'
import { TestServer, type Settings } from './test-server.js'

type Json = Record<string, unknown>
type Handle = (request: Request) => Promise<Response>

/** A difference from the test server that keeps the rules. */
export interface Change {
  readonly settings?: Partial<Settings>
  /** The products of the store. */
  readonly rows?: (rows: TestProduct[]) => TestProduct[]
  /** Each product as it is sent. `single`: below its own path. */
  readonly product?: (product: Json, index: number, single: boolean) => void
  /** Each successful body. */
  readonly body?: (body: Json, url: URL) => unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly respond?: (request: Request, next: Handle, count: number) => Promise<Response>
}

const isProduct = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && 'storeId' in value

export function changedFetch(change: Change): { fetch: typeof globalThis.fetch; server: TestServer } {
  const rows = testProducts()
  const server = new TestServer([], change.settings, change.rows?.(rows) ?? rows)
  const indexes = new Map(server.rows.map(({ id }, index) => [id as unknown, index]))
  let count = 0
  const plain: Handle = async (request) => {
    const response = await server.handle(request)
    if (request.method === 'OPTIONS') {
      for (const [name, value] of Object.entries(change.headers ?? {})) response.headers.set(name, value)
      return response
    }
    const headers = new Headers(response.headers)
    if (!headers.has('access-control-allow-origin')) headers.set('access-control-allow-origin', '*')
    for (const [name, value] of Object.entries(change.headers ?? {})) headers.set(name, value)
    if (!response.ok) return new Response(await response.text(), { status: response.status, headers })
    if (!change.product && !change.body)
      return new MemoryResponse(await response.text(), { status: response.status, headers })
    const body = (await response.json()) as Json
    const lists = Object.values(body).filter(Array.isArray) as unknown[][]
    const singles = isProduct(body) ? [body] : []
    const listed = lists.flat().filter(isProduct)
    for (const product of singles) change.product?.(product, indexes.get(product['id']) ?? 0, true)
    for (const product of listed) change.product?.(product, indexes.get(product['id']) ?? 0, false)
    const changed = change.body?.(body, new URL(request.url)) ?? body
    return new MemoryResponse(JSON.stringify(changed), { status: response.status, headers })
  }
  return {
    server,
    fetch: async (input, init) => {
      count += 1
      const request = new Request(input, { ...init, signal: null })
      return change.respond ? change.respond(request, plain, count) : plain(request)
    },
  }
}
