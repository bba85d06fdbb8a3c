import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'

import { createStorefrontClient, isStorefrontError, type StorefrontClient } from '../../src/core/index.js'
import { StorefrontProvider } from '../../src/index.js'
import {
  collectionsQueryOptions,
  menuQueryOptions,
  menusQueryOptions,
  pageQueryOptions,
  productQueryOptions,
  productsQueryOptions,
} from '../../src/queries/index.js'
import { createMutator, type Endpoint } from './mutate.js'
import { readCollection, readMenu, readPage, readProduct } from './read-as-app.js'
import { pages } from './shop.js'

interface Access {
  /** Requests the response with the client, and passes what the client accepts to the readers. */
  readonly read: (client: StorefrontClient) => Promise<void>
  /** Requests the response as a hook does. Stores an error in the query, and never rejects. */
  readonly prefetch: (client: StorefrontClient, queryClient: QueryClient) => Promise<void>
}

const limit = { limit: 5 }
const noRetry = { retry: false } as const

const access: Readonly<Record<Endpoint, Access>> = {
  products: {
    read: async (client) => (await client.products.list(limit)).items.forEach(readProduct),
    prefetch: (client, queryClient) =>
      queryClient.prefetchInfiniteQuery({ ...productsQueryOptions(client, limit), ...noRetry }),
  },
  product: {
    read: async (client) => readProduct(await client.products.retrieve({ id: 'product_1' })),
    prefetch: (client, queryClient) =>
      queryClient.prefetchQuery({ ...productQueryOptions(client, { id: 'product_1' }), ...noRetry }),
  },
  menus: {
    read: async (client) => (await client.menus.list(limit)).items.forEach(readMenu),
    prefetch: (client, queryClient) =>
      queryClient.prefetchInfiniteQuery({ ...menusQueryOptions(client, limit), ...noRetry }),
  },
  menu: {
    read: async (client) => readMenu(await client.menus.retrieve({ id: 'm1' })),
    prefetch: (client, queryClient) =>
      queryClient.prefetchQuery({ ...menuQueryOptions(client, { id: 'm1' }), ...noRetry }),
  },
  collections: {
    read: async (client) => (await client.collections.list(limit)).items.forEach(readCollection),
    prefetch: (client, queryClient) =>
      queryClient.prefetchInfiniteQuery({ ...collectionsQueryOptions(client, limit), ...noRetry }),
  },
  page: {
    read: async (client) => readPage(await client.pages.retrieve({ id: 'p1' })),
    prefetch: (client, queryClient) =>
      queryClient.prefetchQuery({ ...pageQueryOptions(client, { id: 'p1' }), ...noRetry }),
  },
}

/** Runs a script when it is loaded or clicked. The texts of a response are text, so none can get here. */
const UNSAFE_HTML = /<script|\s(?:href|src|srcset)="\s*(?:javascript|vbscript|data:text)/i

export interface FuzzSummary {
  readonly responses: number
  /** Accepted by the client, at least in part, and read by every reader. */
  readonly read: number
  /** Refused with a typed error. */
  readonly refused: number
  /** Rendered to HTML by hooks and parts. */
  readonly rendered: number
  /** Rendered with at least one item of the response. */
  readonly renderedWithItems: number
}

export interface FuzzOptions {
  readonly seed: number
  /** 1 renders every response. */
  readonly renderEvery: number
}

/**
 * Sends mutated responses through the client and the readers, and renders some with hooks and parts.
 * @throws Error with the response that causes an error of another type, or HTML that could run a script
 */
export async function fuzz(count: number, { seed, renderEvery }: FuzzOptions): Promise<FuzzSummary> {
  const nextResponse = createMutator(seed)
  let response = nextResponse()
  const client = createStorefrontClient({
    baseUrl: 'https://shop.test/v1',
    apiKey: null,
    onInvalidItem: () => {},
    fetch: async () => new Response(response.body, { status: response.status }),
  })

  async function render(): Promise<boolean> {
    const queryClient = new QueryClient()
    await access[response.endpoint].prefetch(client, queryClient)
    const [query] = queryClient.getQueryCache().getAll()
    const { error } = query!.state
    if (error !== null && !isStorefrontError(error)) throw error
    const Page = pages[response.endpoint]
    const html = renderToString(
      <StorefrontProvider client={client} queryClient={queryClient} currency="EUR">
        <Page />
      </StorefrontProvider>,
    )
    queryClient.clear()
    if (UNSAFE_HTML.test(html)) throw new Error(`Unsafe HTML: ${html}`)
    return html.includes('data-found')
  }

  let refused = 0
  let rendered = 0
  let renderedWithItems = 0
  for (let index = 0; index < count; index++) {
    response = nextResponse()
    try {
      await access[response.endpoint].read(client).catch((error: unknown) => {
        if (!isStorefrontError(error)) throw error
        refused += 1
      })
      if (index % renderEvery === 0) {
        rendered += 1
        if (await render()) renderedWithItems += 1
      }
    } catch (error) {
      const { endpoint, body } = response
      throw new Error(`Response ${index} of seed ${seed}, ${endpoint}: ${body.slice(0, 5000)}`, {
        cause: error,
      })
    }
  }
  return { responses: count, read: count - refused, refused, rendered, renderedWithItems }
}
