import { dehydrate, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { inspect } from 'node:util'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { createStorefrontClient, getProductJsonLd, serializeJsonLd } from '../../src/core/index.js'
import { Description, ProductList, StorefrontProvider, useProducts } from '../../src/index.js'
import { productQueryOptions, productsQueryOptions } from '../../src/queries/index.js'
import { createStorefrontHandler } from '../../src/server/index.js'
import { findKey, keyForms } from './key-forms.js'

const KEY = 'pk_canary/7Qz+"3\\%w=='
const forms = keyForms(KEY)

const reject = (reason: Error) => Promise.reject(reason)

function expectNoKeyIn(...values: readonly unknown[]) {
  for (const value of values) {
    const text = typeof value === 'string' ? value : inspect(value, { depth: 20, showHidden: true })
    expect(findKey(text, KEY), text).toEqual([])
  }
}

let output: unknown[]
beforeEach(() => {
  output = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => void output.push(...args))
  }
})
afterEach(() => vi.restoreAllMocks())

const store = createMockStore({ ...createSampleCatalog({ size: 3 }), apiKey: KEY })
const clientOver = (fetch: typeof globalThis.fetch) =>
  createStorefrontClient({ baseUrl: store.baseUrl, apiKey: KEY, fetch })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )

describe.each(Object.entries(forms))('the key as %s', (name, form) => {
  // Only the forms of JSON can be inside a JSON string as they are.
  const inJson = /JSON|escaped slashes|unicode|base64|percent|entities/.test(name)
    ? form
    : JSON.stringify(form).slice(1, -1)

  it.each([400, 401, 404, 429, 500])(
    'does not appear in an error, a log line or the response of the proxy, with status %i',
    async (status) => {
      for (const body of [
        `{"message":"no ${inJson}","${inJson}":["${inJson}"]}`,
        `no ${form}`,
        `<p>${form}`,
      ]) {
        const client = clientOver(async () => new Response(body, { status, statusText: form.slice(0, 99) }))
        const error = await failureOf(client.products.list())
        expect(error).toHaveProperty('status', status)
        expectNoKeyIn(error, (error as Error).message, JSON.stringify(error))
        const proxied = await createStorefrontHandler({ client })(
          new Request('https://shop.test/api/v1/products'),
        )
        expectNoKeyIn(await proxied.text(), proxied.statusText, [...proxied.headers])
      }
      // The handler logs what it answers with 5xx: also a wrong key, but no other 4xx.
      expect(output).toHaveLength(status === 401 || status === 500 ? 3 : 0)
      expectNoKeyIn(output)
    },
  )

  it('does not appear in data, the cache, the page, the log or the responses of the proxy', async () => {
    const product = { ...store.products.all()[0]!, description: 'KEY', KEY: 'KEY', tags: ['KEY', { KEY: 1 }] }
    const invalid = { id: 'KEY', name: 5 }
    const text = JSON.stringify({ data: [product, invalid], has_more: false }).replaceAll('KEY', inJson)
    const client = clientOver(async () => new Response(text))
    const queryClient = new QueryClient()
    await queryClient.prefetchInfiniteQuery(productsQueryOptions(client, { limit: 2 }))
    await queryClient.prefetchQuery(productQueryOptions(client, { id: 'none' }))
    const page = await client.products.list()
    function Page() {
      const list = useProducts({ limit: 2 })
      return (
        <ProductList.Root list={list}>
          <ProductList.Items>
            {(item) => <Description text={item.description + JSON.stringify(item)} />}
          </ProductList.Items>
        </ProductList.Root>
      )
    }
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
          <Page />
        </StorefrontProvider>
      </QueryClientProvider>,
    )
    expect(html).toContain('[redacted]')
    const jsonLd = serializeJsonLd(
      getProductJsonLd(page.items[0]!, { url: 'https://shop.test', rules: { currency: 'EUR' } }),
    )
    const state = JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: () => true }))
    const proxied = await createStorefrontHandler({ client })(
      new Request('https://shop.test/api/v1/products'),
    )
    expectNoKeyIn(html, jsonLd, state, await proxied.text(), page)
    expect(output.length).toBeGreaterThan(0)
    expectNoKeyIn(output)
  })

  it.each<[string, (text: string) => unknown]>([
    ['a message', (text) => new Error(text)],
    ['a name and a code', (text) => Object.assign(new Error('x'), { name: text, code: text })],
    ['a cause', (text) => new Error('x', { cause: new Error('y', { cause: text }) })],
    ['a Map', (text) => Object.assign(new Error('x'), { sent: new Map([[text, text]]) })],
    ['a Set', (text) => Object.assign(new Error('x'), { sent: new Set([text]) })],
    ['URLSearchParams', (text) => Object.assign(new Error('x'), { sent: new URLSearchParams({ text }) })],
    ['a property name', (text) => Object.assign(new Error('x'), { [text]: 1 })],
    ['a symbol', (text) => Object.assign(new Error('x'), { [Symbol(text)]: 1 })],
    [
      'a private getter',
      (text) => ({
        message: 'x',
        get [text]() {
          return text
        },
      }),
    ],
    ['an AggregateError', (text) => new AggregateError([new Error(text)], text)],
    ['a function', (text) => Object.assign(() => text, { text })],
    ['a text', (text) => text],
  ])('does not appear in an error when fetch throws the key in %s', async (_where, create) => {
    const error = await failureOf(clientOver(() => reject(create(form) as Error)).products.list())
    expect(error).toHaveProperty('code', 'network')
    expectNoKeyIn(error, (error as Error).cause)
  })
})
