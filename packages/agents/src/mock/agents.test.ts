import { request as httpRequest } from 'node:http'

import { afterEach, describe, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

let server: MockServer | undefined
afterEach(() => server?.close())

const catalog = createSampleCatalog({ size: 30 })
const [product] = catalog.products as [(typeof catalog.products)[number]]

async function serve() {
  const store = createMockStore(catalog)
  server = await serveMockStore(store, { agents: { currency: 'EUR' } })
  const { origin } = server
  const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers })
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { store, server, get, post }
}

describe('serveMockStore with agents', () => {
  it('finds, looks up and shows a product over the Universal Commerce Protocol', async () => {
    const { server, get, post } = await serve()
    expect(JSON.stringify(await (await get('/.well-known/ucp')).json())).toContain(`${server.origin}/mcp`)
    const found = await post('/ucp/catalog/search', { query: product.name, pagination: { limit: 1 } })
    expect(await found.json()).toMatchObject({ products: [{ id: product.id }] })
    const variantId = product.variants[0]?.id ?? ''
    const lookedUp = await post('/ucp/catalog/lookup', { ids: [variantId] })
    expect(await lookedUp.json()).toMatchObject({
      products: [{ id: product.id, variants: [{ id: variantId, price: { currency: 'EUR' } }] }],
    })
    const shown = (await (await post('/ucp/catalog/product', { id: product.id })).json()) as {
      product: { url: string }
    }
    const page = await fetch(shown.product.url)
    expect([page.status, (await page.text()).split('\n')[0]]).toEqual([200, `# ${product.name}`])
  })

  it('answers a tool call over the Model Context Protocol', async () => {
    const { post } = await serve()
    const params = { name: 'get_product', arguments: { catalog: { id: product.id } } }
    const answer = await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    expect(await answer.json()).toMatchObject({
      id: 1,
      result: { structuredContent: { product: { title: product.name } } },
    })
  })

  it('serves llms.txt, twins of pages, and Markdown to clients that ask for it', async () => {
    const { get } = await serve()
    const overview = await (await get('/llms.txt')).text()
    expect(overview).toContain('# Mock shop')
    const twin = await get(`/products/${product.slug}.md`)
    const asked = await get(`/products/${product.slug}`, { Accept: 'text/markdown' })
    expect([twin.status, await asked.text()]).toEqual([200, await twin.text()])
  })

  it('fails as the store fails, and says nothing of the store', async () => {
    const { store, post } = await serve()
    store.failNext({ status: 429, retryAfter: 7 })
    const answer = await post('/ucp/catalog/product', { id: product.id })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7'])
    expect(await answer.text()).not.toContain('mock-store')
  })

  it('answers a body that is too large instead of closing the connection', async () => {
    const { post } = await serve()
    const answer = await post('/ucp/catalog/search', 'x'.repeat(5_000_000))
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'request_too_large' }])
  })

  it('answers a request with a body and the method GET', async () => {
    const { server } = await serve()
    const { port } = server
    const status = await new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: '/mcp', headers: { 'content-length': 2 } }
      const request = httpRequest(options, (response) =>
        response.resume().once('end', () => resolve(response.statusCode)),
      )
      request.on('error', reject).end('{}')
    })
    expect(status).toBe(405)
  })

  it('serves the API as before', async () => {
    const { server, get } = await serve()
    const list = await fetch(`${server.baseUrl}/products`, { headers: { authorization: 'Bearer pk_mock' } })
    expect([list.status, (await get('/products')).status]).toEqual([200, 404])
  })
})
