import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { describe, expect, it } from 'vitest'
import { createCatalogMcpHandler } from 'storefront-agents'
import { createSampleCatalog } from 'storefront-mock'

import { createAgentShop, SITE_URL } from './agent-shop.js'

interface Answer {
  readonly structuredContent: {
    readonly products: readonly { readonly id: string; readonly title: string }[]
    readonly product: { readonly variants: readonly { readonly price: object }[] }
  }
}

describe('the client package of the Model Context Protocol', () => {
  it('connects, lists the tools, searches and reads a product', async () => {
    const { products } = createSampleCatalog({ size: 50 })
    const handle = createCatalogMcpHandler({ ...createAgentShop(products).options, name: 'Test shop' })
    const client = new Client({ name: 'test', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL(`${SITE_URL}/mcp`), {
      fetch: (input, init) => handle(new Request(input, init)),
    })
    await client.connect(transport)
    expect(client.getServerVersion()).toMatchObject({ name: 'Test shop' })

    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['search_catalog', 'lookup_catalog', 'get_product'])

    const name = products[0]?.name ?? ''
    const found = (await client.callTool({
      name: 'search_catalog',
      arguments: { catalog: { query: name } },
    })) as unknown as Answer
    const [first] = found.structuredContent.products
    expect(first?.title).toBe(name)

    const shown = (await client.callTool({
      name: 'get_product',
      arguments: { catalog: { id: first?.id } },
    })) as unknown as Answer
    expect(shown.structuredContent.product.variants[0]?.price).toEqual({
      amount: expect.any(Number),
      currency: 'USD',
    })

    const missing = await client.callTool({ name: 'get_product', arguments: { catalog: { id: 'none' } } })
    expect(missing.isError).toBe(true)
    await client.close()
  })
})
