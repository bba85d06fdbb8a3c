import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'

import type { createHandlers } from './edge-shop.js'

const tea = buildProduct({ id: 'tea', name: 'Tea', slug: 'tea', price: '4.50' })
const store = createMockStore({ products: [tea], apiKey: 'sk_edge' })

let time = 0
/** What every edge runtime has. Missing: `process`, `Buffer`, `MessageChannel`, and Node’s modules. */
const globals = {
  AbortController,
  AbortSignal,
  atob,
  btoa,
  console,
  crypto,
  DOMException,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  // Each look at the clock is 10 ms later, so that work in slices takes every pause.
  performance: { now: () => (time += 10), timeOrigin: 0 },
  queueMicrotask,
  setTimeout,
}

let shop: Awaited<ReturnType<typeof createHandlers>>

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // A bundler for an edge runtime replaces it, as Next does.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'edge-shop.ts'), formats: ['iife'], name: 'edge' },
    },
  })
  const [bundle] = [built].flat() as Rolldown.RolldownOutput[]
  const { code } = bundle!.output[0]
  expect(/["'`]node:/.test(code)).toBe(false)
  const context = createContext({ ...globals })
  // The modules are evaluated here, so a use of `process` at the top of a file fails, too.
  const start = runInContext(`${code}; edge.createHandlers`, context) as typeof createHandlers
  shop = await start({ baseUrl: store.baseUrl, apiKey: 'sk_edge', fetch: store.fetch })
})

const get = (path: string) => new Request(`https://shop.example${path}`)
const post = (path: string, body: unknown) =>
  new Request(`https://shop.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('the handlers, in a runtime without process and Node’s modules', () => {
  it('forward a list and refuse other paths', async () => {
    const response = await shop.proxy(get('/api/v1/products?limit=5&unknown=1'))
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ data: [expect.objectContaining({ id: 'tea' })] }),
    ])
    expect((await shop.proxy(get('/api/v1/internal'))).status).toBe(404)
  })

  it('answer a search', async () => {
    const response = await shop.search(
      post('/search', { query: 'tea', filters: {}, facets: [], offset: 0, limit: 5 }),
    )
    expect(await response.json()).toMatchObject({ hits: [{ id: 'tea' }] })
  })

  it('answer agents over HTTP, MCP and Markdown', async () => {
    const search = await shop.commerce(post('/ucp/catalog/search', { query: 'tea' }))
    expect(await search.text()).toContain('Tea')
    const initialize = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    expect((await shop.mcp(post('/mcp', initialize))).status).toBe(200)
    expect(await (await shop.markdown(get('/products/tea.md'))).text()).toContain('# Tea')
  })

  it('check a posted cart', async () => {
    const form = new FormData()
    const line = { productId: 'tea', variantId: tea.variants[0]!.id, quantity: 2 }
    form.append('cart-line', JSON.stringify(line))
    expect(await shop.check(form)).toMatchObject({ ok: true, subtotal: '9.00' })
  })
})
