import { createPathTemplate } from 'storefront-react/internal'

import { resourceNames } from './built-in-resources.js'
import type { MockDialect } from './dialect.js'
import { jsonResponse } from './json-response.js'
import type { ItemTable } from './item-table.js'
import { parseListQuery } from './list-query.js'
import { listResponse, type ListSubset } from './list-response.js'
import { RequestProblem } from './request-problem.js'
import type { Entity } from './entity.js'

/** `values`: every value of the query parameter in the request. */
export type MockFilter<Item extends Entity = Entity> = (item: Item, values: readonly string[]) => boolean

/** By resource name and query parameter. The API reference documents no filters. */
export type MockFilters = Readonly<Record<string, Readonly<Record<string, MockFilter<never>>>>>

/** Returns a `Response`, or a value that is sent as JSON. */
export type MockRoute = (request: Request) => unknown

interface Route {
  /** Returns the id or slug in the path, or an empty string; `undefined` for another path. */
  readonly match: (path: string) => string | undefined
  respond(request: Request, params: URLSearchParams, id: string): Response | Promise<Response>
}

export interface RouterOptions {
  readonly tables: ReadonlyMap<string, ItemTable<Entity>>
  readonly dialect: MockDialect
  readonly filters: MockFilters
  readonly routes: Readonly<Record<string, MockRoute>>
}

const matcherOf = (template: string): Route['match'] => createPathTemplate(template).match

/** The envelope of a built-in resource's item. */
const singular = (name: string) =>
  (resourceNames as readonly string[]).includes(name) ? name.replace(/s$/, '') : name

function subsetFrom(
  params: URLSearchParams,
  filters: Readonly<Record<string, MockFilter<never>>>,
): ListSubset<Entity> | undefined {
  const active = Object.keys(filters).filter((name) => params.has(name))
  if (active.length === 0) return undefined
  const wanted = active.map((name) => [name, params.getAll(name)] as const)
  return {
    name: JSON.stringify(wanted),
    matches: (item) =>
      wanted.every(([name, values]) => (filters[name] as unknown as MockFilter)(item, values)),
  }
}

/** The API reference does not show the shape of a product's collections. */
function isInCollection(product: Entity, id: string, slug: unknown): boolean {
  const { collections } = product as { collections?: unknown }
  if (!Array.isArray(collections)) return false
  return collections.some((reference: unknown) => {
    if (typeof reference === 'string') return reference === id || reference === slug
    if (typeof reference !== 'object' || reference === null) return false
    const target = reference as { id?: unknown; slug?: unknown }
    return target.id === undefined ? target.slug !== undefined && target.slug === slug : target.id === id
  })
}

export function createRouter({ tables, dialect, filters, routes }: RouterOptions) {
  function findItem(name: string, id: string): Entity {
    const table = tables.get(name)
    const byId = dialect.itemBy === 'slug' ? undefined : table?.get(id)
    const item = byId ?? (dialect.itemBy === 'id' ? undefined : table?.findBySlug(id))
    if (item === undefined) throw new RequestProblem('notFound', `There is no item "${id}" in ${name}.`)
    return item
  }

  function listRoute(name: string, table: ItemTable<Entity>): Route {
    const own = filters[name] ?? {}
    return {
      match: matcherOf(dialect.paths[name] ?? `/${name}`),
      respond(_request, params) {
        const query = parseListQuery(params, dialect, Object.keys(own))
        return listResponse(name, table, query, dialect, subsetFrom(params, own))
      },
    }
  }

  function itemRoute(name: string): Route {
    const listPath = dialect.paths[name] ?? `/${name}`
    return {
      match: matcherOf(dialect.itemPaths[name] ?? `${listPath}/{id}`),
      respond(_request, _params, id) {
        const item = findItem(name, id)
        if (dialect.itemEnvelope === 'none') return jsonResponse(item)
        return jsonResponse({
          [dialect.itemEnvelope === 'data' ? 'data' : singular(name)]: item,
        })
      },
    }
  }

  function collectionProductsRoute(products: ItemTable<Entity>): Route {
    const own = filters['products'] ?? {}
    return {
      match: matcherOf(dialect.collectionProductsPath),
      respond(_request, params, id) {
        const collection = findItem('collections', id)
        const { slug } = collection as { slug?: unknown }
        const query = parseListQuery(params, dialect, Object.keys(own))
        const filtered = subsetFrom(params, own)
        return listResponse('products', products, query, dialect, {
          name: JSON.stringify(['collection', collection.id, filtered?.name]),
          matches: (item) =>
            isInCollection(item, collection.id, slug) && (filtered === undefined || filtered.matches(item)),
        })
      },
    }
  }

  const customRoutes = Object.entries(routes).map(([template, handler]): Route => ({
    match: matcherOf(template),
    async respond(request) {
      const value = await handler(request)
      return value instanceof Response ? value : jsonResponse(value ?? null)
    },
  }))
  const products = tables.get('products')
  const allRoutes: readonly Route[] = [
    ...customRoutes,
    ...Array.from(tables, ([name, items]) => listRoute(name, items)),
    ...(products ? [collectionProductsRoute(products)] : []),
    ...Array.from(tables.keys(), itemRoute),
  ]

  return async function route(request: Request, path: string, params: URLSearchParams): Promise<Response> {
    for (const each of allRoutes) {
      const id = each.match(path)
      if (id !== undefined) return each.respond(request, params, id)
    }
    throw new RequestProblem('notFound', `The API has no path ${path}.`)
  }
}
