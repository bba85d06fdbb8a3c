import { describe, expect, it } from 'vitest'
import { createCatalogHandler, createCatalogMcpHandler } from 'storefront-agents'
import { buildProduct } from 'storefront-mock'

import { catalogsAbsent, readBoutique, readElectronics } from '../../../test/catalogs.js'
import { createAgentShop, SITE_URL } from './agent-shop.js'
import { loadSchemas, whyAbsent } from './protocol.js'

const OLDER = '2026-04-08'
const CURRENT = '2026-08-25'

const shirt = buildProduct({ id: 'shirt', name: 'Shirt', slug: 'shirt' })
const { options } = createAgentShop([shirt])
const handle = createCatalogHandler({ ...options, mcpPath: '/mcp' })
const mcp = createCatalogMcpHandler({ ...options, name: 'Test shop' })

type Handler = (request: Request) => Promise<Response>
interface Answer {
  readonly ucp: { readonly version: string; readonly capabilities: Readonly<Record<string, unknown>> }
}
interface Profile {
  readonly ucp: {
    readonly version: string
    readonly supported_versions?: Readonly<Record<string, string>>
    readonly services: Readonly<Record<string, readonly { transport: string; endpoint: string }[]>>
  }
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const readProfile = async (handler: Handler, url: string) =>
  (await (await handler(new Request(url))).json()) as Profile
const endpointOf = (profile: Profile, transport: string) =>
  profile.ucp.services['dev.ucp.shopping']!.find((each) => each.transport === transport)!.endpoint

describe('version negotiation over REST', () => {
  const ask = async (path: string, agent?: string) => {
    const headers: Record<string, string> = agent === undefined ? {} : { 'UCP-Agent': agent }
    const response = await handle(post(`${SITE_URL}${path}`, { id: 'shirt' }, headers))
    return [response.status, (await response.json()) as Answer & { code?: string }] as const
  }

  it('leads an agent of an older version from the discovery document to answers of that version', async () => {
    const current = await readProfile(handle, `${SITE_URL}/.well-known/ucp`)
    expect(current.ucp.version).toBe(CURRENT)
    const older = await readProfile(handle, current.ucp.supported_versions![OLDER]!)
    expect([older.ucp.version, older.ucp.supported_versions]).toEqual([OLDER, undefined])
    const url = `${endpointOf(older, 'rest')}/catalog/product`
    const answer = (await (await handle(post(url, { id: 'shirt' }))).json()) as Answer
    expect(answer).toMatchObject({ product: { id: 'shirt' } })
    expect(answer.ucp).toEqual({
      version: OLDER,
      capabilities: { 'dev.ucp.shopping.catalog.lookup': [{ version: OLDER }] },
    })
  })

  it.each([
    [
      'the header',
      '/ucp/catalog/product',
      `profile="https://agent.example/p.json", version="${OLDER}"`,
      OLDER,
    ],
    ['the address', `/ucp/${OLDER}/catalog/product`, undefined, OLDER],
    ['the header before the address', `/ucp/${OLDER}/catalog/product`, `version="${CURRENT}"`, CURRENT],
    ['neither', '/ucp/catalog/product', 'profile="https://agent.example/?a,version=1999-01-01"', CURRENT],
  ])('honours the version of %s', async (_where, path, agent, expected) => {
    const [status, { ucp }] = await ask(path, agent)
    expect([status, ucp.version]).toEqual([200, expected])
  })

  it('names the version in the answer for a product that does not exist, too', async () => {
    const response = await handle(post(`${SITE_URL}/ucp/${OLDER}/catalog/product`, { id: 'none' }))
    expect(await response.json()).toMatchObject({ ucp: { version: OLDER, status: 'error' } })
  })

  it('refuses another version, and says which ones the shop supports', async () => {
    const [status, body] = await ask(
      '/ucp/catalog/product',
      'profile="https://a.example", version="2026-01-11"',
    )
    expect([status, body]).toEqual([
      422,
      {
        code: 'version_unsupported',
        content: expect.stringMatching(/2026-01-11 is not supported.*2026-08-25 and 2026-04-08/),
        continue_url: SITE_URL,
      },
    ])
  })

  it('fetches no address that a request names', async () => {
    const fetched: unknown[] = []
    const original = globalThis.fetch
    globalThis.fetch = async (input) => {
      fetched.push(input)
      return original(input)
    }
    try {
      await ask('/ucp/catalog/product', 'profile="http://169.254.169.254/latest"')
    } finally {
      globalThis.fetch = original
    }
    expect(fetched).toEqual([])
  })
})

describe('version negotiation over the Model Context Protocol', () => {
  const call = async (url: string, version?: string) => {
    const meta = { 'ucp-agent': { profile: 'https://agent.example/p.json', ...(version && { version }) } }
    const params = { name: 'get_product', arguments: { meta, catalog: { id: 'shirt' } } }
    const response = await mcp(post(url, { jsonrpc: '2.0', id: 1, method: 'tools/call', params }))
    return (await response.json()) as {
      readonly result?: { readonly structuredContent: Answer }
      readonly error?: object
    }
  }

  it('answers in the version of the endpoint that the older discovery document names', async () => {
    const older = await readProfile(handle, `${SITE_URL}/.well-known/ucp/${OLDER}`)
    const { result } = await call(endpointOf(older, 'mcp'))
    expect(result?.structuredContent.ucp.version).toBe(OLDER)
  })

  it('honours the version in the metadata of a call', async () => {
    expect((await call(`${SITE_URL}/mcp`)).result?.structuredContent.ucp.version).toBe(CURRENT)
    expect((await call(`${SITE_URL}/mcp`, OLDER)).result?.structuredContent.ucp.version).toBe(OLDER)
  })

  it('refuses another version with the error of the protocol', async () => {
    expect(await call(`${SITE_URL}/mcp`, '2026-01-11')).toMatchObject({
      error: { code: -32001, data: { code: 'version_unsupported', continue_url: SITE_URL } },
    })
  })
})

const isLong = Boolean(process.env['STOREFRONT_LONG'])
const absent = catalogsAbsent ?? whyAbsent(OLDER)

describe.skipIf(absent)(`answers of version ${OLDER} (${absent ?? 'read in place'})`, () => {
  it.each([
    ['boutique', readBoutique],
    ['electronics', () => readElectronics().filter((_, index) => isLong || index % 100 === 0)],
  ])(
    'validate against its official schemas, for every product of %s',
    { timeout: 300_000 },
    async (name, read) => {
      const products = read()
      const schemas = loadSchemas(OLDER)
      const handler = createCatalogHandler({ ...createAgentShop(products).options, mcpPath: '/mcp' })
      const problems: unknown[] = []
      let checked = 0
      const check = async (name: 'search' | 'lookup' | 'get_product' | 'profile', response: Response) => {
        const answer = (await response.json()) as { ucp: { status?: string } }
        const isValid = schemas[answer.ucp.status === 'error' ? 'error' : name]
        if (!isValid(answer)) problems.push(isValid.errors)
        checked += 1
      }
      const ask = (path: string, body: unknown) =>
        handler(post(`${SITE_URL}/ucp/${OLDER}/catalog/${path}`, body))
      await check('profile', await handler(new Request(`${SITE_URL}/.well-known/ucp/${OLDER}`)))
      for (let from = 0; from < products.length; from += 50) {
        const ids = products.slice(from, from + 50).flatMap(({ id }) => id)
        await check('lookup', await ask('lookup', { ids: ids.slice(0, 50) }))
        for (const id of ids) await check('get_product', await ask('product', { id }))
      }
      for (const query of ['shirt', 'usb', 'black', 'zzz'])
        await check('search', await ask('search', { query, pagination: { limit: 50 } }))
      if (isLong) console.log(`${name} in ${OLDER}: ${checked} answers validated, ${problems.length} errors`)
      expect(problems).toEqual([])
      expect(checked).toBeGreaterThan(products.length)
    },
  )
})
