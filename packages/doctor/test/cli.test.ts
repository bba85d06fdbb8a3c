import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { ReadStream } from 'node:tty'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorReport } from 'storefront-doctor'

import { parseDoctorOptions } from '../src/cli/options.js'
import { promptForKey } from '../src/cli/read-key.js'
import { freePort } from '../../../test/free-port.js'
import type { Mistake } from './mistakes.js'
import { serve as serveShape, standIns, type StandIn } from './mapping/stand-ins.js'
import { testProducts } from './products.js'
import { KEY, TestServer } from './test-server.js'

const packages = join(import.meta.dirname, '../..')
const servers: Server[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-doctor-'))
  // Built once, as it is published: each start of the source would compile all of it.
  const root = join(packages, 'doctor')
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, 'dist') },
  })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await rm(folder, { recursive: true })
})

const serve = (...mistakes: Mistake[]) => serveStore(new TestServer(mistakes))

const serveStandIn = (standIn: StandIn) => ({ ...standIn, fetch: serveShape(standIn).fetch })
const serveHandler = ({ fetch }: { fetch: typeof globalThis.fetch }) =>
  serveStore({ handle: (request) => fetch(request.url.replace('/v1', ''), { headers: request.headers }) })

async function serveStore(store: Pick<TestServer, 'handle'>): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const request = new Request(new URL(url, 'http://localhost'), {
      method,
      headers: headers as Record<string, string>,
    })
    void store.handle(request).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(await response.text())
    })
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
}

async function run(script: readonly string[], args: readonly string[], key: string | undefined = KEY) {
  const { STOREFRONT_API_KEY: _key, ...env } = process.env
  const child = spawn(process.execPath, [...script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...(key !== '' && { STOREFRONT_API_KEY: key }) },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output, errors }
}

const command = () => [join(folder, 'dist/cli.js')]
const doctor = (...args: string[]) => run(command(), args)
const lines = (text: string) => text.trim().split('\n')

describe('storefront-doctor', () => {
  it('exits with 3 if a rule was not checked and all are required, and does not say that the API fits', async () => {
    const { code, output } = await doctor(await serve(), '--max-requests', '20', '--require-all')
    expect(code).toBe(3)
    expect(output).not.toContain('This API fits')
    expect(output.replaceAll('\n', ' ')).toContain('the check is not complete')
  })

  it('exits with 4 if no price has cents and nobody says what a product costs, and with 0 or 1 if somebody does', async () => {
    const rows = testProducts(12)
    for (const [index, { variants }] of rows.entries())
      Object.assign(variants[0]!, { price: `${7300 + index * 20}`, compareAtPrice: null })
    const url = await serveStore(new TestServer([], {}, rows))
    const open = await doctor(url)
    expect(open.code).toBe(4)
    expect(open.output).not.toContain('This API fits')
    expect(open.output).toContain('Only you can answer this')
    const prices = rows.slice(0, 2).map(({ id }, index) => [`--price`, `${id}=${7300 + index * 20}`])
    expect((await doctor(url, ...prices.flat())).output).toContain('This API fits')
    expect((await doctor(url, '--price', `${rows[0]!.id}=73.00`)).code).toBe(1)
  })

  it('prints a mapping for a list with other names, and asks before it prints a price without a unit', async () => {
    const [decimals, cents] = [standIns[2]!, standIns[0]!].map(serveStandIn)
    const [admin, whale] = [await serveHandler(decimals!), await serveHandler(cents!)]
    const KEY_OF = 'wk_test_12345678'
    const mapped = await run(command(), [admin, '--key-header', 'x-shopify-access-token'], KEY_OF)
    expect([mapped.code, mapped.errors]).toEqual([0, ''])
    expect(mapped.output).toContain("parameters: { startingAfter: 'since_id', endingBefore: null }")
    expect(mapped.output).toContain('This API fits with a mapping: its code reads 30 products')
    expect(mapped.output).not.toContain(KEY_OF)
    const open = await run(command(), [whale, '--key-header', 'x-api-key'], KEY_OF)
    expect([open.code, open.output.includes('createStorefrontClient')]).toEqual([4, false])
    const [first, second] = cents!.truth.products
    const prices = [first!, second!].flatMap(({ n, variants }) => [
      '--price',
      `prod_${n}=${variants[0]!.minor / 100}`,
    ])
    const answered = await run(command(), [whale, '--key-header', 'x-api-key', ...prices], KEY_OF)
    expect(answered.code).toBe(0)
    expect(answered.output).toContain("keyHeader: 'x-api-key'")
  })

  it('says before the check that a report cannot be written', async () => {
    const { code, output, errors } = await doctor(
      await serve(),
      '--json',
      join(folder, 'missing', 'report.json'),
    )
    expect([code, output]).toEqual([2, ''])
    expect(errors).toMatch(/^storefront-doctor: ENOENT/)
  })

  it('prints a table, writes both files, and exits with 0 if no rule is broken', async () => {
    const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')]
    const { code, output, errors } = await doctor(await serve(), '--json', json, '--html', html)
    expect(code).toBe(0)
    expect(output.replaceAll('\n', ' ')).toMatch(
      /This API fits: the client reads all 122 products of the list and 50 single products without an invalid item\. \d+ rules hold/,
    )
    expect(output).toContain('export const client = createStorefrontClient({')
    expect(errors).toMatch(/^storefront-doctor: envelope \(\d requests\)\n/)
    const report = JSON.parse(await readFile(json, 'utf8')) as DoctorReport
    expect(report).toMatchObject({ version: 1, counts: { broken: 0 }, dialect: { envelope: 'data' } })
    expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>/)
  })

  it('prints JSON alone with --json -, and exits with 1 if a rule is broken', async () => {
    const { code, output, errors } = await doctor(
      await serve('ties-lost-after', 'key-in-body', 'key-in-header'),
      '--json',
      '-',
    )
    const { results } = JSON.parse(output) as DoctorReport
    const broken = results.filter(({ outcome }) => outcome === 'broken').map(({ rule }) => rule)
    expect([code, broken]).toEqual([1, expect.arrayContaining(['ties-after-cursor', 'key-not-echoed'])])
    expect(output + errors).not.toContain(KEY)
  })

  it.each([
    [
      'no server',
      async () => [`http://127.0.0.1:${await freePort()}/api/v1`],
      /connection failed .*ECONNREFUSED/,
    ],
    [
      'a wrong path',
      async () => [(await serve()).replace('/api/v1', '')],
      /There is no list at .*\/api\/v1 or \/v1/,
    ],
    ['an unknown option', () => ['https://shop.example', '--colour'], /'--colour'.*See --help/],
  ] as const)('exits with 2 and one line for %s', async (_name, args, line) => {
    const { code, output, errors } = await doctor(...(await args()))
    expect([code, output]).toEqual([2, ''])
    expect(lines(errors)).toEqual([expect.stringMatching(line)])
  })

  it('exits with 2 if there is neither a key nor a terminal to ask for it', async () => {
    const { code, errors } = await run(command(), ['https://shop.example/api/v1'], '')
    expect([code, lines(errors)]).toEqual([2, [expect.stringContaining('Set STOREFRONT_API_KEY')]])
  })

  it('never repeats an argument that could be a key', () => {
    expect(() => parseDoctorOptions(['https://shop.example', KEY])).toThrow(/^Pass one address(?!.*pk_test)/)
    expect(() => parseDoctorOptions([])).toThrow(/^Pass one address, .*STOREFRONT_API_KEY/)
  })

  it.each([
    ['--max-requests 0', '--max-requests'],
    ['--delay soon', '--delay'],
    ['--timeout -1', '--timeout'],
    ['--path products=items', '--path'],
    ['--path orders=/orders', '--path'],
    ['--price prod_1=1.299', '--price'],
  ])('refuses %s', (text, named) => {
    expect(() => parseDoctorOptions(['https://shop.example', ...text.split(' ')])).toThrow(named)
  })
})

describe('the prompt for the key', () => {
  function prompt() {
    const input = Object.assign(new PassThrough(), { setRawMode: () => input }) as unknown as ReadStream &
      PassThrough
    const output = new PassThrough()
    return { input, key: promptForKey(input, output), shown: () => String(output.read()) }
  }

  it('reads a line without showing it', async () => {
    const { input, key, shown } = prompt()
    input.write('pk_x')
    input.write('\u007fsecret\r')
    expect(await key).toBe('pk_secret')
    expect(shown()).not.toMatch(/secret|pk_/)
  })

  it('returns null for an empty line, and rejects on Ctrl+C', async () => {
    const empty = prompt()
    empty.input.write('\n')
    expect(await empty.key).toBeNull()
    const cancelled = prompt()
    cancelled.input.write('pk\u0003')
    await expect(cancelled.key).rejects.toThrow('cancelled')
  })
})

it('storefront-mock --like names the file and the reason if it is not a report', async () => {
  const { code, errors } = await run(
    ['--import', 'tsx', join(packages, 'mock/src/node/cli.ts')],
    ['--port', '0', '--like', join(import.meta.dirname, '../../../package.json')],
  )
  expect([code, lines(errors)]).toEqual([1, [expect.stringMatching(/package\.json has no dialect/)]])
})
