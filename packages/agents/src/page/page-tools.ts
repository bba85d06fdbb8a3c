import { isProductForSale, isStorefrontError, type Product } from 'storefront-react/core'
import { isObject } from 'storefront-react/internal'

import type { PageTool, PageToolResult } from './model-context.js'
import type { PageToolsContext } from './page-tools-context.js'

const REFUSED = 'The shopper does not allow it.'

const string = { type: 'string' }
const integer = { type: 'integer', minimum: 1 }

/** Descriptions are written here and never from the store, so that the text of a product cannot instruct an agent. */
export function createPageTools(getContext: () => PageToolsContext, withCart: boolean): readonly PageTool[] {
  // Loaded for the first call: most visits have none.
  const reading = async () => (await import('./reading-tools.js')).createReadingTools(getContext())
  // A browser may offer a tool after the page has removed it.
  const answer = (task: () => object | Promise<object>) =>
    toResult(() => {
      if (!getContext().isEnabled()) throw new Error(REFUSED)
      return task()
    })
  const annotations = { readOnlyHint: true, untrustedContentHint: true }
  const tools: PageTool[] = [
    {
      name: 'search_products',
      title: 'Search products',
      description: 'Finds products of this shop. Prices are integers in minor units, such as cents.',
      inputSchema: {
        type: 'object',
        properties: {
          query: string,
          pagination: { type: 'object', properties: { limit: integer, cursor: string } },
        },
        required: ['query'],
      },
      annotations,
      execute: (input) => answer(async () => (await reading()).search(input)),
    },
    {
      name: 'get_product',
      title: 'Get a product',
      description:
        'Returns a product with its variants and options. Each option value says whether it can be bought with "selected".',
      inputSchema: {
        type: 'object',
        properties: {
          id: string,
          selected: {
            type: 'array',
            items: {
              type: 'object',
              properties: { name: string, label: string },
              required: ['name', 'label'],
            },
          },
        },
        required: ['id'],
      },
      annotations,
      execute: (input) => answer(async () => (await reading()).product(input)),
    },
  ]
  if (!withCart) return tools
  return [
    ...tools,
    {
      name: 'get_cart',
      title: 'Get the cart',
      description: 'Returns the cart, with the prices that the shopper saw.',
      inputSchema: { type: 'object', properties: {} },
      annotations,
      execute: () => answer(async () => (await reading()).cart()),
    },
    {
      name: 'add_to_cart',
      title: 'Add to cart',
      description:
        'Puts a variant into the cart. Without a quantity, as few units as the shop sells. The shopper sees it and can undo it. Only the shopper checks out.',
      inputSchema: {
        type: 'object',
        properties: { productId: string, variantId: string, quantity: integer },
        required: ['productId', 'variantId'],
      },
      annotations: { readOnlyHint: false, untrustedContentHint: true },
      execute: (input) => answer(() => addToCart(input, getContext)),
    },
  ]
}

/** Never rejects: an agent reads the reason of a failure in its result. */
async function toResult(task: () => object | Promise<object>): Promise<PageToolResult> {
  try {
    const structuredContent = await task()
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent }
  } catch (error) {
    return { content: [{ type: 'text', text: reasonOf(error) }], isError: true }
  }
}

/** An error of the store has the address of the API and advice for developers in its message. */
function reasonOf(error: unknown): string {
  if (isStorefrontError(error)) {
    return error.code === 'not-found' || error.code === 'invalid-params'
      ? 'There is no such product.'
      : 'The shop cannot answer at the moment.'
  }
  return error instanceof Error ? error.message : 'The call failed.'
}

async function addToCart(input: object, getContext: () => PageToolsContext): Promise<object> {
  const { catalog, isEnabled } = getContext()
  const { productId, variantId, quantity } = isObject(input) ? input : {}
  if (typeof productId !== 'string' || typeof variantId !== 'string') {
    throw new Error('Give "productId" and "variantId" as strings.')
  }
  if (quantity !== undefined && (!Number.isSafeInteger(quantity) || (quantity as number) < 1)) {
    throw new Error('"quantity" must be an integer from 1.')
  }
  // Past every cache, because the cart remembers this price as the one that was seen.
  const product = (await catalog.client.products.retrieve(
    { id: productId },
    { fetchOptions: { cache: 'no-store' } },
  )) as Product
  // An agent may add what it may find: not a draft whose id it guesses.
  if (!(catalog.include ?? catalog.rules.isProductForSale ?? isProductForSale)(product))
    throw new Error('There is no such product.')
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) throw new Error('The product has no such variant.')
  // The shopper may have withdrawn the consent, or changed the cart, while the product was read.
  const { cart, onAdd } = getContext()
  if (!cart || !isEnabled()) throw new Error(REFUSED)
  const units = quantity as number | undefined
  const { line, added, requested, reason, issue } = cart.add({ product, variant, quantity: units })
  if (issue) {
    const most = issue.max === undefined ? '' : `, at most ${issue.max}`
    const rule = `at least ${issue.min}, in steps of ${issue.step}${most}`
    throw new Error(`Nothing was added: the cart can have ${rule} of this variant, not ${issue.quantity}.`)
  }
  if (!line || added === 0) throw new Error(`Nothing was added: ${reason ?? 'the cart is full'}.`)
  onAdd({
    lineId: line.id,
    name: product.name,
    quantity: added,
    undo() {
      // The shopper may have changed the line since.
      const current = getContext().cart?.lines.find(({ id }) => id === line.id)
      if (current) getContext().cart?.setQuantity(line.id, Math.max(0, current.quantity - added))
    },
  })
  return { added, requested, ...(reason && { reason }) }
}
