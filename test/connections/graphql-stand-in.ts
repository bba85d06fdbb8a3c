/** What a sorted list needs of a node. */
export interface StandInNode {
  readonly id: string
}

/** The variables of a query, as the GraphQL Cursor Connections Specification names the arguments of a connection. */
interface ConnectionVariables {
  readonly first?: number
  readonly after?: string
  readonly last?: number
  readonly before?: string
}

export interface StandInOptions<Node extends StandInNode> {
  /** All nodes, in any order. */
  readonly nodes: () => readonly Node[]
  /** The value that the variables sort by. */
  readonly valueOf: (node: Node, variables: Readonly<Record<string, unknown>>) => string | number
  readonly isDescending: (variables: Readonly<Record<string, unknown>>) => boolean
  /** Whether a query for one item asks for this node. */
  readonly isAsked?: (node: Node, variables: Readonly<Record<string, unknown>>) => boolean
  /** A mistake of the server, to see that the tests find it. */
  readonly mistake?: 'ties' | 'inclusive' | 'more' | undefined
}

/**
 * A GraphQL server with connections, written from the GraphQL Cursor Connections Specification. Its cursors are opaque, and
 * another one in each answer. A cursor is a place: it stays where it was when its node moves or is deleted.
 */
export function createGraphqlStandIn<Node extends StandInNode>(options: StandInOptions<Node>) {
  const { nodes, valueOf, isDescending, isAsked = () => false, mistake } = options
  const places = new Map<string, { readonly value: string | number; readonly id: string }>()
  const requests: { readonly query: string; readonly variables: Readonly<Record<string, unknown>> }[] = []

  function connection(variables: ConnectionVariables & Readonly<Record<string, unknown>>) {
    const sign = isDescending(variables) ? -1 : 1
    type Place = { readonly value: string | number; readonly id: string }
    const compare = (a: Place, b: Place) =>
      sign *
      (a.value < b.value
        ? -1
        : a.value > b.value
          ? 1
          : mistake === 'ties' || a.id === b.id
            ? 0
            : a.id < b.id
              ? -1
              : 1)
    const all = nodes()
      .map((node) => ({ node, value: valueOf(node, variables), id: node.id }))
      .sort(compare)
    const placeOf = (cursor: string | undefined) => {
      const place = cursor === undefined ? undefined : places.get(cursor)
      if (cursor !== undefined && !place) throw new Error('Received cursor is invalid.')
      return place
    }
    const [after, before] = [placeOf(variables.after), placeOf(variables.before)]
    const least = mistake === 'inclusive' ? 0 : 1
    const rest = all.filter(
      (each) => (!after || compare(each, after) >= least) && (!before || compare(each, before) <= -least),
    )
    const { first, last } = variables
    const page = last === undefined ? rest.slice(0, first) : rest.slice(-last)
    const isCut = mistake === 'more' || page.length < rest.length
    return {
      edges: page.map(({ node, value, id }) => {
        const cursor = `cursor${places.size}`
        places.set(cursor, { value, id })
        return { cursor, node }
      }),
      pageInfo: { hasNextPage: last === undefined && isCut, hasPreviousPage: last !== undefined && isCut },
      totalCount: all.length,
    }
  }

  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { query, variables } = (await request.json()) as (typeof requests)[number]
    requests.push({ query, variables })
    try {
      const isList = 'first' in variables || 'last' in variables
      const data = isList
        ? { products: connection(variables) }
        : { product: nodes().find((node) => isAsked(node, variables)) ?? null }
      return Response.json({ data })
    } catch (error) {
      // As GraphQL servers do: status 200.
      return Response.json({ data: { products: null }, errors: [{ message: (error as Error).message }] })
    }
  }

  return { fetch: answer, requests }
}
