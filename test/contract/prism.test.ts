import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockStore, createSampleCatalog, type MockStore } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

import { createStorefrontClient, isStorefrontError } from '../../src/core/index.js'
import { contractAbsent, contractPath } from './contract.js'
import { startPrism, type Prism } from './start-prism.js'

const catalog = createSampleCatalog({ size: 120 })
const apiKey = 'pk_contract'
const clientOf = (prism: Prism) => createStorefrontClient({ baseUrl: prism.url, apiKey })

async function walk(client: ReturnType<typeof clientOf>, params: { sort?: string; order?: 'asc' | 'desc' }) {
  const forward: string[] = []
  for await (const { id } of client.products.iterate({ ...params, limit: 25 })) forward.push(id)
  const backward: string[] = []
  for await (const { id } of client.products.iterate({
    ...params,
    endingBefore: forward.at(-1)!,
    limit: 17,
  })) {
    backward.push(id)
  }
  return { forward, backward }
}

describe.skipIf(contractAbsent !== undefined)(
  `the contract${contractAbsent ? ` (${contractAbsent})` : ''}`,
  () => {
    describe.each(['data', 'resource'] as const)(
      'between client and mock store, envelope by %s',
      (envelope) => {
        let store: MockStore
        let server: MockServer
        let proxy: Prism
        beforeAll(async () => {
          store = createMockStore({ ...catalog, apiKey, dialect: { envelope } })
          server = await serveMockStore(store)
          proxy = await startPrism('proxy', contractPath, server.baseUrl)
        })
        afterAll(async () => {
          await proxy.stop()
          await server.close()
        })

        test.each([{}, { sort: 'price', order: 'asc' }, { sort: 'name', order: 'desc' }] as const)(
          'every request and response of iterating both ways is valid: %j',
          async (params) => {
            store.clearRequests()
            const { forward, backward } = await walk(clientOf(proxy), params)
            expect(new Set(forward).size).toBe(120)
            expect(backward).toEqual(forward.slice(0, -1).reverse())
            expect(store.requests.length).toBeGreaterThan(10)
          },
        )

        test('error responses are valid', async () => {
          await expect(clientOf(proxy).products.list({ startingAfter: 'never' })).rejects.toMatchObject({
            name: 'BadRequestError',
            status: 400,
            message: expect.stringContaining('there is no item') as string,
          })
          const stranger = createStorefrontClient({ baseUrl: proxy.url, apiKey: 'pk_other' })
          await expect(stranger.products.list()).rejects.toMatchObject({ name: 'AuthenticationError' })
        })

        test('an invalid request is detected', async () => {
          store.clearRequests()
          const headers = { authorization: `Bearer ${apiKey}` }
          for (const query of ['limit=0', 'limit=101', 'limit=1.5']) {
            expect((await fetch(`${proxy.url}/products?${query}`, { headers })).status, query).toBe(422)
          }
          expect((await fetch(`${proxy.url}/products`)).status).toBe(401)
          expect(store.requests).toEqual([])
        })

        test.each([
          ['price', { variants: [{ ...catalog.products[0]!.variants[0]!, price: 12 }] }],
          ['createdAt', { createdAt: 'yesterday' }],
          ['status', { status: 'active' }],
          ['name', { name: undefined }],
        ])('an invalid response is detected: %s', async (field, flaw) => {
          const { id } = store.products.all()[0]!
          store.update(id, (product) => ({ ...product, ...(flaw as object) }))
          const error: unknown = await clientOf(proxy)
            .products.list({ limit: 100 })
            .catch((reason: unknown) => reason)
          store.update(id, catalog.products[0]!)
          expect(isStorefrontError(error)).toBe(true)
          expect(error).toMatchObject({ name: 'ServerError' })
          expect(JSON.stringify((error as { body?: unknown }).body)).toContain(field)
        })
      },
    )

    describe('between client and a server generated from the contract', () => {
      let folder: string
      beforeAll(async () => {
        folder = await mkdtemp(join(tmpdir(), 'contract-'))
      })
      afterAll(() => rm(folder, { recursive: true }))

      /** Prism cannot generate data that the document does not specify, so add examples to a copy. */
      async function withExamples(examples: Readonly<Record<string, object>>): Promise<string> {
        const schema = "schema: { $ref: '#/components/schemas/ProductList' }"
        const text = await readFile(contractPath, 'utf8')
        const line = text.split('\n').find((each) => each.includes(schema))
        if (line === undefined) throw new Error('The contract no longer names its list schema that way.')
        const indent = ' '.repeat(line.indexOf('schema'))
        const named = Object.entries(examples).map(([name, value]) => [name, { value }])
        const path = join(folder, 'openapi.yaml')
        await writeFile(
          path,
          text.replace(line, `${line}\n${indent}examples: ${JSON.stringify(Object.fromEntries(named))}`),
        )
        return path
      }

      test('the client reads both envelopes and sends valid requests', async () => {
        const items = catalog.products.slice(0, 20)
        const facts = { has_more: true, total_count: 120 }
        const document = await withExamples({
          data: { data: items, ...facts },
          products: { products: items, ...facts },
        })
        const prism = await startPrism('mock', document)
        try {
          for (const example of ['data', 'products']) {
            const client = createStorefrontClient({
              baseUrl: prism.url,
              apiKey,
              headers: { prefer: `example=${example}` },
            })
            for (const cursor of [{}, { startingAfter: 'prod_1' }, { endingBefore: 'prod_90' }]) {
              const page = await client.products.list({ limit: 20, sort: 'name', order: 'asc', ...cursor })
              expect(page).toMatchObject({ items, hasMore: true, totalCount: 120, invalidItems: [] })
            }
          }
          const anonymous = createStorefrontClient({ baseUrl: prism.url, apiKey: null })
          await expect(anonymous.products.list()).rejects.toMatchObject({ name: 'AuthenticationError' })
        } finally {
          await prism.stop()
        }
      })
    })
  },
)
