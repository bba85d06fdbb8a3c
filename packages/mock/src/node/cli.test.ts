import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { buildProduct } from '../build/build-product.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-mock-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'cli.ts'), ...args])
  let output = ''
  let errors = ''
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const listening = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('http://')) resolve()
    })
  })
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  await Promise.race([ended, listening])
  return {
    output: () => output,
    errors: () => errors,
    ended,
    url: /http:\S+/.exec(output)?.[0] ?? '',
    async interrupt() {
      child.kill('SIGINT')
      return ended
    },
  }
}

async function productsOf(url: string, key: string) {
  const response = await fetch(`${url}/products?sort=id&order=asc`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return {
    status: response.status,
    body: (await response.json()) as { data?: { id: string }[]; products?: { id: string }[] },
  }
}

test('storefront-mock prints its URL and key, responds, and exits with 0 on SIGINT', async () => {
  const mock = await run(
    '--port',
    '0',
    '--products',
    '12',
    '--key',
    'ak_mine',
    '--dialect',
    'envelope=resource',
  )
  expect(mock.output()).toMatch(
    /^storefront-mock: 12 products at http:\/\/127\.0\.0\.1:\d+\/api\/v1 \(key: ak_mine\)\n$/,
  )
  const { status, body } = await productsOf(mock.url, 'ak_mine')
  expect([status, body.products?.length]).toEqual([200, 10])
  expect((await productsOf(mock.url, 'pk_mock')).status).toBe(401)
  expect(await mock.interrupt()).toBe(0)
  expect(mock.errors()).toBe('')
})

test('storefront-mock serves further resources beside the products with --resources', async () => {
  const file = join(folder, 'checkout.json')
  await writeFile(file, JSON.stringify({ shipping: [{ id: 'post', price: '4.90' }] }))
  const mock = await run('--port', '0', '--products', '3', '--resources', file)
  const headers = { authorization: 'Bearer pk_mock' }
  const shipping = await fetch(`${mock.url}/shipping`, { headers })
  expect(await shipping.json()).toMatchObject({ data: [{ id: 'post', price: '4.90' }] })
  expect((await productsOf(mock.url, 'pk_mock')).body.data).toHaveLength(3)
  expect(await mock.interrupt()).toBe(0)
})

test.each([
  ['[]', /^storefront-mock: --resources: .*file\.json must contain an object of arrays, such as/],
  ['{ "shipping": {} }', /^storefront-mock: --resources: .*file\.json must contain an object of arrays/],
  ['{', /^storefront-mock: --resources: cannot read .*file\.json: .+\n$/],
])('storefront-mock says what is wrong with the --resources %s', async (text, sentence) => {
  const file = join(folder, 'file.json')
  await writeFile(file, text)
  const mock = await run('--port', '0', '--resources', file)
  expect(await mock.ended).toBe(1)
  expect(mock.errors()).toMatch(sentence)
})

test('storefront-mock serves a .jsonl.gz file, reports invalid products, and applies --fail', async () => {
  const file = join(folder, 'products.jsonl.gz')
  const products = [buildProduct({ id: 'a' }), { ...buildProduct({ id: 'b' }), name: undefined }]
  await writeFile(file, gzipSync(products.map((product) => `${JSON.stringify(product)}\n`).join('')))
  const mock = await run('--port', '0', '--catalog', file, '--fail', '503:x1:/products')
  expect(mock.errors()).toMatch(
    /^storefront-mock: 1 of 2 products do not match the API reference.*b: name: .*\n$/,
  )
  expect((await productsOf(mock.url, 'pk_mock')).status).toBe(503)
  const { body } = await productsOf(mock.url, 'pk_mock')
  expect(body.data?.map((product) => product.id)).toEqual(['a', 'b'])
  expect(await mock.interrupt()).toBe(0)
})

test('storefront-mock prints one line and exits with 1 if it cannot start', async () => {
  const duplicate = join(folder, 'duplicate.json')
  await writeFile(duplicate, JSON.stringify([buildProduct({ id: 'twice' }), buildProduct({ id: 'twice' })]))
  const taken = createServer()
  await new Promise<void>((resolve) => void taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as { port: number }
  for (const [args, message] of [
    [['--port', String(port)], new RegExp(`port ${port} is in use. Choose another port with --port`)],
    [['--port', '0', '--catalog', join(folder, 'missing.json')], /cannot read .*missing\.json: ENOENT/],
    [['--port', '0', '--catalog', duplicate], /products\[1\] has the same id as products\[0\]: "twice"/],
    [['--colour'], /'--colour'.*See --help/],
  ] as const) {
    const mock = await run(...args)
    expect(await mock.ended).toBe(1)
    expect(mock.output()).toBe('')
    expect(mock.errors()).toMatch(message)
    expect(mock.errors().trimEnd().split('\n')).toHaveLength(1)
  }
  taken.close()
})

const feed = (currency: string) =>
  `id\ttitle\tavailability\tprice\n1\tTea\tin stock\t5.00 ${currency}\n2\tPot\tout of stock\t20.00 EUR\n`

test('storefront-mock --from serves the products of a shop, and ends with its currency and what is lost', async () => {
  const file = join(folder, 'feed.txt')
  await writeFile(file, feed('EUR'))
  const mock = await run('--from', 'google-feed', file, '--port', '0')
  await expect.poll(mock.output).toContain('product_type')
  const lines = mock
    .output()
    .trim()
    .split('\n')
    .map((line) => line.replace('storefront-mock: ', ''))
  expect(lines.slice(0, 5)).toEqual([
    expect.stringMatching(/^2 products at http:.*\/api\/v1 \(key: pk_mock\)$/),
    `preview, not for production: ${file} was read once, and nothing is kept`,
    'the prices are in EUR: <StorefrontProvider currency="EUR">',
    'not as in the shop:',
    '  - in stock, number unknown: offers that sell without a maximum, with the status IN_STOCK_QUANTITY_UNKNOWN (1, first: offer 1)',
  ])
  expect((await productsOf(mock.url, 'pk_mock')).body.data?.map(({ id }) => id)).toEqual(['1', '2'])
  expect(await mock.interrupt()).toBe(0)
})

test('storefront-mock --from starts nothing if the shop cannot be read, or has another currency', async () => {
  const [euros, mixed] = [join(folder, 'euros.txt'), join(folder, 'mixed.txt')]
  await Promise.all([writeFile(euros, feed('EUR')), writeFile(mixed, feed('USD'))])
  const page = createHttpServer((_, response) => response.end('<!doctype html>'))
  await new Promise<void>((resolve) => void page.listen(0, '127.0.0.1', resolve))
  const shop = `http://127.0.0.1:${(page.address() as { port: number }).port}`
  for (const [args, message] of [
    [['woocommerce', shop], /nothing was started, because the reading failed: .* is a web page, not JSON/],
    [['google-feed', mixed], /nothing was started, .* two currencies: USD \(offer 1\) and EUR \(offer 2\)/],
    [
      ['google-feed', euros, '--currency', 'USD'],
      /--currency is USD, and the prices .* EUR. Nothing was started/,
    ],
  ] as const) {
    const mock = await run('--port', '0', '--from', ...args)
    expect(await mock.ended).toBe(1)
    expect(mock.output()).toBe('')
    expect(mock.errors()).toMatch(message)
    expect(mock.errors().trimEnd().split('\n')).toHaveLength(2)
  }
  page.close()
})
