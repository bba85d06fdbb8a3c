import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider, useCart } from 'storefront-react/cart'
import { createStorefrontClient } from 'storefront-react/core'
import type { Search } from 'storefront-react/server'

import type { PageTool, PageToolResult } from './model-context.js'
import { useAgentTools } from './use-agent-tools.js'

const shirt = buildProduct({ id: 'shirt', name: 'Shirt', slug: 'shirt', options: { Size: ['S', 'M'] } })
const draft = buildProduct({ id: 'draft', name: 'Draft', slug: 'draft', status: 'DRAFT' })
const store = createMockStore({ products: [shirt, draft], apiKey: 'pk_test' })
const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: 'pk_test', fetch: store.fetch })
const search = { query: async () => Promise.reject(new Error('not used')) } as unknown as Pick<
  Search,
  'query'
>

function Agent({ enabled = true }: { enabled?: boolean }) {
  const cart = useCart()
  const { additions } = useAgentTools({ search, cart, enabled })
  return (
    <>
      <p>In the cart: {cart.totalQuantity}</p>
      {additions.map((addition, index) => (
        <p key={index}>
          <button onClick={addition.undo}>
            Undo {addition.quantity} × {addition.name}
          </button>
          <input type="button" value="Keep" onClick={addition.dismiss} />
        </p>
      ))}
    </>
  )
}

const page = (enabled?: boolean, scope = 'agents-dom') => (
  <StorefrontProvider client={client} currency="USD">
    <CartProvider storageScope={scope}>
      <Agent enabled={enabled} />
    </CartProvider>
  </StorefrontProvider>
)

/** A browser whose registration behaves as given. Returns the tools that it was offered. */
function offer(register: (tool: PageTool) => unknown): PageTool[] {
  const tools: PageTool[] = []
  Object.defineProperty(document, 'modelContext', {
    configurable: true,
    value: {
      registerTool(tool: PageTool) {
        tools.push(tool)
        return register(tool)
      },
    },
  })
  return tools
}

const addToCart = (tools: readonly PageTool[], input: object): Promise<PageToolResult> =>
  tools.findLast(({ name }) => name === 'add_to_cart')!.execute(input)
const add = async (tools: readonly PageTool[], input: object) => {
  let result: PageToolResult | undefined
  await act(async () => {
    result = await addToCart(tools, input)
  })
  return result!
}
const units = (variant: number, quantity: number) => ({
  productId: 'shirt',
  variantId: shirt.variants[variant]!.id,
  quantity,
})

const undoButtons = () => screen.getAllByRole('button', { name: /^Undo/ })

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(document, 'modelContext')
})

describe('useAgentTools in a browser whose WebMCP is not as the draft says', () => {
  it.each<[string, () => unknown]>([
    ['returns nothing', () => undefined],
    [
      'throws',
      () => {
        throw new Error('not allowed')
      },
    ],
    ['rejects', async () => Promise.reject(new Error('not allowed'))],
    ['returns an object', () => ({ unregister: null })],
  ])('shows the shop and offers all tools if registerTool %s', (_name, register) => {
    const tools = offer(register)
    render(page())
    expect(screen.getByText('In the cart: 0')).toBeDefined()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'get_cart',
      'add_to_cart',
    ])
  })

  it.each([null, 1, {}, { registerTool: 'no' }])('shows the shop if modelContext is %j', (value) => {
    Object.defineProperty(document, 'modelContext', { configurable: true, value })
    render(page())
    expect(screen.getByText('In the cart: 0')).toBeDefined()
  })

  it('shows the shop if reading modelContext throws', () => {
    Object.defineProperty(document, 'modelContext', {
      configurable: true,
      get() {
        throw new Error('not secure')
      },
    })
    render(page())
    expect(screen.getByText('In the cart: 0')).toBeDefined()
  })
})

describe('useAgentTools in a browser that ignores the signal of a registration', () => {
  /** Keeps the first tool of a name, and throws for the second. Returns what the browser offers. */
  function keep(): Map<string, PageTool> {
    const tools = new Map<string, PageTool>()
    const modelContext = {
      registerTool(tool: PageTool) {
        if (tools.has(tool.name)) throw new DOMException('Twice', 'InvalidStateError')
        tools.set(tool.name, tool)
      },
    }
    Object.defineProperty(document, 'modelContext', { configurable: true, value: modelContext })
    return tools
  }
  const call = async (tools: ReadonlyMap<string, PageTool>, name: string, input: object) => {
    let result: PageToolResult | undefined
    await act(async () => {
      result = await tools.get(name)?.execute(input)
    })
    return result
  }

  it('answers nothing without the consent of the shopper, and adds again after the consent was given again', async () => {
    const tools = keep()
    const { rerender, unmount } = render(page())
    rerender(page(false))
    for (const name of tools.keys()) {
      expect(await call(tools, name, units(0, 1))).toMatchObject({ isError: true })
    }
    expect(screen.getByText('In the cart: 0')).toBeDefined()
    rerender(page())
    expect(await call(tools, 'add_to_cart', units(0, 1))).toMatchObject({ structuredContent: { added: 1 } })
    expect(undoButtons()[0]?.textContent).toBe('Undo 1 × Shirt')
    unmount()
    expect(await call(tools, 'add_to_cart', units(0, 1))).toMatchObject({ isError: true })
  })
})

describe('add_to_cart', () => {
  it('shows each addition, and each can be undone', async () => {
    const tools = offer(() => undefined)
    render(page())
    for (const input of [units(0, 1), units(1, 2), units(0, 1), units(1, 1)]) await add(tools, input)
    expect(screen.getByText('In the cart: 5')).toBeDefined()
    expect(undoButtons().map(({ textContent }) => textContent)).toEqual([
      'Undo 1 × Shirt',
      'Undo 2 × Shirt',
      'Undo 1 × Shirt',
      'Undo 1 × Shirt',
    ])
    const left = [3, 2, 1, 0]
    for (const [index, quantity] of [4, 2, 1, 0].entries()) {
      act(() => undoButtons()[0]!.click())
      expect(screen.getByText(`In the cart: ${quantity}`)).toBeDefined()
      expect(screen.queryAllByRole('button', { name: /^Undo/ })).toHaveLength(left[index]!)
    }
  })

  it('hides what the shopper keeps, and leaves the other additions', async () => {
    const tools = offer(() => undefined)
    render(page(true, 'agents-kept'))
    for (const input of [units(0, 1), units(1, 2)]) await add(tools, input)
    act(() => screen.getAllByRole('button', { name: 'Keep' })[0]!.click())
    expect(undoButtons().map(({ textContent }) => textContent)).toEqual(['Undo 2 × Shirt'])
    expect(screen.getByText('In the cart: 3')).toBeDefined()
    act(() => undoButtons()[0]!.click())
    expect(screen.getByText('In the cart: 1')).toBeDefined()
  })

  it('refuses a draft, which the search hides', async () => {
    const tools = offer(() => undefined)
    render(page())
    const result = await add(tools, { productId: 'draft', variantId: draft.variants[0]!.id })
    expect(result).toMatchObject({ isError: true, content: [{ text: 'There is no such product.' }] })
    expect(screen.getByText('In the cart: 0')).toBeDefined()
  })

  it('adds nothing if the consent is withdrawn while the product is read', async () => {
    const tools = offer(() => undefined)
    const { rerender } = render(page())
    const call = addToCart(tools, units(0, 1))
    rerender(page(false))
    let result: PageToolResult | undefined
    await act(async () => {
      result = await call
    })
    expect(result).toMatchObject({ isError: true })
    expect(screen.getByText('In the cart: 0')).toBeDefined()
  })
})
