import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider, useCart } from 'storefront-react/cart'
import { createStorefrontClient } from 'storefront-react/core'
import { createLocalSearchEngine, toSearchDocument } from 'storefront-search/local'
import { createSearch } from 'storefront-react/server'

import type { PageTool, PageToolResult } from './model-context.js'
import { useAgentTools } from './use-agent-tools.js'

interface RegisteredTool {
  readonly name: string
  readonly description: string
}
/** What Chromium has in addition to the draft. */
interface TestableContext {
  getTools(): Promise<RegisteredTool[]>
  executeTool(tool: RegisteredTool, input: object): Promise<unknown>
}
const { modelContext } = document as unknown as { modelContext: TestableContext }

const shirt = buildProduct({ id: 'shirt', name: 'Shirt', slug: 'shirt', options: { Size: ['S', 'M'] } })
const store = createMockStore({ products: [shirt], apiKey: 'pk_test' })
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: 'pk_test', fetch: store.fetch })
const documents = {
  v: 1 as const,
  store: 's',
  asOf: '2026-01-01T00:00:00.000Z',
  facets: [],
  documents: [toSearchDocument(shirt)],
}
const search = createSearch({ client, engine: createLocalSearchEngine({ documents }) })

function Agent({ enabled }: { enabled?: boolean }) {
  const cart = useCart()
  const { additions, isSupported } = useAgentTools({ search, cart, enabled })
  return (
    <>
      <p>{isSupported ? 'supported' : 'not supported'}</p>
      <p>In the cart: {cart.totalQuantity}</p>
      {additions.map(({ quantity, name, undo }, index) => (
        <p key={index} role="status">
          Your assistant added {quantity} × {name}. <button onClick={undo}>Undo</button>
        </p>
      ))}
    </>
  )
}

const page = (enabled?: boolean) => (
  <StrictMode>
    <StorefrontProvider client={client} currency="USD">
      <CartProvider storageScope="agents">
        <Agent enabled={enabled} />
      </CartProvider>
    </StorefrontProvider>
  </StrictMode>
)

async function call(name: string, input: object): Promise<PageToolResult> {
  const tool = (await modelContext.getTools()).find((each) => each.name === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  const result = await modelContext.executeTool(tool, input)
  return (typeof result === 'string' ? JSON.parse(result) : result) as PageToolResult
}

const toolNames = async () => (await modelContext.getTools()).map(({ name }) => name).sort()

beforeEach(() => localStorage.clear())

describe('useAgentTools in a browser with WebMCP', () => {
  it('offers the tools once, in StrictMode and after renders, and removes them on unmount', async () => {
    const { rerender, unmount } = render(page())
    await expect.poll(toolNames).toEqual(['add_to_cart', 'get_cart', 'get_product', 'search_products'])
    rerender(page())
    expect(await toolNames()).toHaveLength(4)
    rerender(page(false))
    await expect.poll(toolNames).toEqual([])
    unmount()
  })

  it('finds a product, adds a variant that the shopper sees, and lets the shopper undo it', async () => {
    const { unmount } = render(page())
    await expect.poll(toolNames).toHaveLength(4)
    const found = await call('search_products', { query: 'shirt' })
    expect(found.structuredContent).toMatchObject({ products: [{ id: 'shirt' }] })

    const variantId = shirt.variants[1]?.id
    let added: PageToolResult | undefined
    await act(async () => {
      added = await call('add_to_cart', { productId: 'shirt', variantId, quantity: 2 })
    })
    expect(added?.structuredContent).toMatchObject({ added: 2 })
    expect(screen.getByRole('status').textContent).toContain('Your assistant added 2 × Shirt.')
    expect(screen.getByText('In the cart: 2')).toBeDefined()
    expect((await call('get_cart', {})).structuredContent).toMatchObject({
      totalQuantity: 2,
      lines: [{ variantId }],
    })

    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(screen.getByText('In the cart: 0')).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
  })

  it.each([
    ['add_to_cart', { productId: 'shirt', variantId: 'none' }, 'no such variant'],
    [
      'add_to_cart',
      { productId: 'shirt', variantId: shirt.variants[0]?.id, quantity: 0 },
      'must be an integer',
    ],
    ['add_to_cart', { productId: 'none', variantId: 'none' }, 'There is no such product.'],
    ['get_product', { id: 'none' }, 'Product not found'],
    ['search_products', {}, 'query'],
  ])('tells the agent why %s %j failed, and adds nothing', async (name, input, reason) => {
    const { unmount } = render(page())
    await expect.poll(toolNames).toHaveLength(4)
    const result = await call(name, input)
    expect(result).toMatchObject({ isError: true })
    expect(result.content[0]?.text).toContain(reason)
    expect(screen.getByText('In the cart: 0')).toBeDefined()
    unmount()
  })
})

describe('useAgentTools in a browser with another shape of WebMCP', () => {
  afterEach(() => Reflect.deleteProperty(document, 'modelContext'))

  const define = (descriptor: PropertyDescriptor) =>
    Object.defineProperty(document, 'modelContext', { configurable: true, ...descriptor })

  /** A browser whose registration behaves as given. Returns the tools that it was offered. */
  function offer(register: () => unknown): PageTool[] {
    const tools: PageTool[] = []
    const registerTool = (tool: PageTool) => {
      tools.push(tool)
      return register()
    }
    define({ value: { registerTool } })
    return tools
  }

  it.each<[string, () => unknown]>([
    ['returns nothing, as in the first drafts', () => undefined],
    [
      'throws',
      () => {
        throw new DOMException('Not allowed', 'NotAllowedError')
      },
    ],
    ['rejects', async () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))],
  ])('shows the shop, and what an agent added, if registerTool %s', async (_shape, register) => {
    const tools = offer(register)
    const { unmount } = render(page())
    expect(screen.getByText('In the cart: 0').checkVisibility()).toBe(true)
    const add = tools.findLast(({ name }) => name === 'add_to_cart')!
    await act(async () => {
      await add.execute({ productId: 'shirt', variantId: shirt.variants[0]?.id })
    })
    expect(screen.getByText('In the cart: 1').checkVisibility()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(screen.getByText('In the cart: 0').checkVisibility()).toBe(true)
    unmount()
  })

  it.each<[string, PropertyDescriptor]>([
    ['null', { value: null }],
    ['a string', { value: 'soon' }],
    ['an object without registerTool', { value: { provideContext: String } }],
    [
      'a getter that throws',
      {
        get() {
          throw new DOMException('Not allowed', 'SecurityError')
        },
      },
    ],
  ])('shows the shop if modelContext is %s', (_shape, descriptor) => {
    define(descriptor)
    const { unmount } = render(page())
    expect(screen.getByText('not supported').checkVisibility()).toBe(true)
    unmount()
  })
})
