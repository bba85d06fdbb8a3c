import { createHash, timingSafeEqual } from 'node:crypto'

import { createMockStore } from 'storefront-mock'

import { readArticles as readOwnArticles, type Article } from './catalogue.js'
import { collectionOf, toProducts } from './to-products.js'

export interface ApiOptions {
  /** What the client sends as `Authorization: Bearer …`. */
  readonly key: string
  readonly readArticles?: () => Promise<readonly Article[]>
}

/** A reading that lost more than half of the products is a mistake of the reading, more often than of the shop. */
const MAX_LOSS = 0.5

const digest = (text: string) => createHash('sha256').update(text).digest()
const json = (status: number, body: unknown, headers: HeadersInit = {}) =>
  Response.json(body, { status, headers })

/** Items that did not change stay as they are, so that only what changed is indexed. Returns the new fingerprints. */
function swap<Item extends { readonly id: string }>(
  resource: { replace(removed: readonly string[], added: readonly Item[]): void },
  items: readonly Item[],
  prints: ReadonlyMap<string, string>,
): Map<string, string> {
  const next = new Map(items.map((item) => [item.id, JSON.stringify(item)]))
  const changed = items.filter(({ id }) => prints.get(id) !== next.get(id))
  const gone = [...prints.keys()].filter((id) => !next.has(id))
  resource.replace([...gone, ...changed.map(({ id }) => id)], changed)
  return next
}

/** The Storefront API v1 in front of a catalogue of one's own: a snapshot in memory that `refresh` replaces. */
export async function createApi({ key, readArticles = readOwnArticles }: ApiOptions) {
  const store = createMockStore({ products: [], apiKey: null })
  const expected = digest(`Bearer ${key}`)
  let products = new Map<string, string>()
  let collections = new Map<string, string>()
  let version = ''
  let readAt = 0

  /** @throws Error and keeps the products, if the reading fails or is too small. */
  async function refresh(): Promise<void> {
    const next = toProducts(await readArticles())
    if (next.length === 0 || next.length < products.size * (1 - MAX_LOSS))
      throw new Error(`The reading has ${next.length} products instead of ${products.size}. It was refused.`)
    const names = new Set(
      next.flatMap((product) => product.collections as { name: string }[]).map(({ name }) => name),
    )
    collections = swap(store.collections, Array.from(names, collectionOf), collections)
    products = swap(store.products, next, products)
    version = digest([...products.values(), ...collections.values()].join()).toString('base64url')
    readAt = Date.now()
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/health')
      return json(200, { products: products.size, ageSeconds: Math.round((Date.now() - readAt) / 1000) })
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
    // Constant time, so that the time of an answer tells nothing about the key.
    if (!timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected))
      return json(401, { error: { code: 'unauthorized', message: 'The API key is missing or wrong.' } })
    const etag = `"${digest(version + pathname + search).toString('base64url')}"`
    const caching = { etag, 'cache-control': 'private, max-age=30', vary: 'authorization' }
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: caching })
    const response = await store.handle(request)
    if (response.ok) for (const [name, value] of Object.entries(caching)) response.headers.set(name, value)
    return response
  }

  async function handle(request: Request): Promise<Response> {
    const response = await answer(request)
    response.headers.set('access-control-allow-origin', '*')
    response.headers.set('access-control-allow-methods', 'GET')
    response.headers.set('access-control-allow-headers', 'authorization, accept, if-none-match')
    return response
  }

  await refresh()
  return { handle, refresh }
}
