import type { Product } from 'storefront-react/core'

import { createCursors } from './cursors.js'

/** A shop with GraphQL connections: where it is, what to ask, and how to read the answer. */
export interface Shop<Node> {
  readonly endpoint: string
  readonly headers?: Readonly<Record<string, string>>
  readonly queries: { readonly list: string; readonly item: string }
  /** Of both queries, such as the country. */
  readonly variables: object
  /** The variables of an order. `sort` has the names of the shop, such as `TITLE`. */
  readonly sortBy: (field: string | undefined, isDescending: boolean) => object
  /** The id of a product as the shop writes it; `undefined` for a slug. */
  readonly gidOf: (idOrSlug: string) => string | undefined
  readonly toProduct: (node: Node) => Product
}

type PageInfo = { hasNextPage: boolean; hasPreviousPage: boolean }
type Connection<Node> = { edges: { cursor: string; node: Node }[]; pageInfo: PageInfo; totalCount?: number }
type Data<Node> = { products?: Connection<Node> | null; product?: Node | null }
type Failure = { message?: string; extensions?: { code?: string } }

const refuse = (status: number, message: string) => Response.json({ error: { message } }, { status })

/** A GraphQL server reports errors with status 200. */
function refuseFailure({ message = 'The answer has no data.', extensions }: Failure = {}): Response {
  if (extensions?.code === 'THROTTLED') return refuse(429, message)
  // After a 400, a list looks for its products with other cursors, and then starts at the first page.
  return refuse(/cursor/i.test(message) ? 400 : 502, message)
}

/**
 * A `fetch` for `createStorefrontClient`: it answers lists of products and single products from GraphQL connections.
 * Create one for each shop, because it remembers the cursor of each product that was shown.
 */
export function createConnectionsFetch<Node>(
  shop: Shop<Node>,
  { storage, fetch = globalThis.fetch }: { storage?: Storage; fetch?: typeof globalThis.fetch } = {},
): typeof globalThis.fetch {
  const cursors = createCursors(storage)

  async function ask(query: string, variables: object, init?: RequestInit): Promise<Data<Node> | Response> {
    const response = await fetch(shop.endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...shop.headers },
      body: JSON.stringify({ query, variables: { ...shop.variables, ...variables } }),
      signal: init?.signal ?? null,
    })
    if (!response.ok) return response
    const answer = (await response.json()) as { data?: Data<Node> | null; errors?: Failure[] }
    // With an error, a part of the data can be missing.
    return answer.errors || !answer.data ? refuseFailure(answer.errors?.[0]) : answer.data
  }

  async function list(params: URLSearchParams, init?: RequestInit, isRepeated = false): Promise<Response> {
    const isDescending = params.get('order') === 'desc'
    const [sort, before] = [params.get('sort') ?? undefined, params.get('ending_before')]
    const id = before ?? params.get('starting_after')
    // A cursor belongs to one order.
    const order = `${sort} ${isDescending}`
    const cursor = id === null ? undefined : cursors.find(order, id)
    if (id !== null && !cursor) return refuse(404, `The cursor of ${id} is not known here.`)
    const size = Number(params.get('limit') ?? 10)
    const page = before === null ? { first: size, after: cursor } : { last: size, before: cursor }
    const data = await ask(shop.queries.list, { ...page, ...shop.sortBy(sort, isDescending) }, init)
    if (data instanceof Response) return data
    if (!data.products) return refuseFailure()
    const { edges, pageInfo, totalCount } = data.products
    const products = edges.map(({ node }) => shop.toProduct(node))
    cursors.remember(order, Object.fromEntries(edges.map(({ cursor }, at) => [products[at]!.id, cursor])))
    // The product of the cursor has moved to this page. Its old cursor pointed to where the product was; the stored one is now right.
    const hasMoved = products.some((product) => product.id === id)
    if (hasMoved && !isRepeated) return list(params, init, true)
    const hasMore = before === null ? pageInfo.hasNextPage : pageInfo.hasPreviousPage
    return Response.json({ data: products, has_more: hasMore, total_count: totalCount })
  }

  return async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    const [, isProduct, reference] = /\/(products)(?:\/([^/]+))?$/.exec(pathname) ?? []
    if (!isProduct) return refuse(404, 'Only products are read from connections.')
    if (!reference) return list(searchParams, init)
    const slug = decodeURIComponent(reference)
    const id = shop.gidOf(slug)
    const data = await ask(shop.queries.item, id ? { id } : { slug }, init)
    if (data instanceof Response) return data
    return data.product ? Response.json(shop.toProduct(data.product)) : refuse(404, 'No such product.')
  }
}
