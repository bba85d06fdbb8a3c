import { errorMessage } from '../errors/error-texts.js'
import { NotFoundError } from '../errors/http-errors.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import { isObject } from '../is-object.js'
import { iterate } from '../list/iterate.js'
import { readListPage, type InvalidItem, type ListPage } from '../list/list-page.js'
import { toWireParams, type ListParams } from '../list/list-params.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import { readValid } from '../schemas/validate.js'
import type { RequestOptions, Transport } from '../transport/create-transport.js'
import type { ErrorRequest } from '../errors/storefront-error.js'
import type { Entity, ResourceDefinition } from './define-resource.js'
import { pathTo, type ItemReference } from './item-reference.js'
import type { SearchParams } from '../transport/search-params.js'

/** The requests of one resource: `list`, `iterate` and `retrieve`. */
export interface ResourceClient<TItem extends Entity, TListItem extends Entity, TFilters> {
  readonly definition: ResourceDefinition<TItem, TListItem, TFilters>
  /**
   * @throws {InvalidParamsError} before any request, for parameters that the API would reject.
   * @throws {StorefrontError} a subclass for each kind of failure; see `docs/errors.md`.
   */
  list(params?: ListParams<TFilters>, options?: RequestOptions): Promise<ListPage<TListItem>>
  /**
   * Keeps one page in memory and retries failed requests. With `endingBefore`, yields items in reverse order. Default
   * `limit`: 100. To resume after an interruption, pass the last yielded id as the cursor.
   */
  iterate(params?: ListParams<TFilters>, options?: RequestOptions): AsyncGenerator<TListItem, void, undefined>
  /**
   * @throws {NotFoundError} if the item does not exist.
   * @throws {InvalidResponseError} if the response is not a valid item.
   */
  retrieve(reference: ItemReference, options?: RequestOptions): Promise<TItem>
}

export interface ResourceContext {
  readonly transport: Transport
  readonly serializeFilters: SerializeFilters<unknown>
  readonly reportInvalidItems: (
    items: readonly InvalidItem[],
    context: { readonly resource: string; readonly request: ErrorRequest },
  ) => void
}

export function createResourceClient<TItem extends Entity, TListItem extends Entity, TFilters>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  { transport, serializeFilters, reportInvalidItems }: ResourceContext,
): ResourceClient<TItem, TListItem, TFilters> {
  const { name, path, itemPath = `${path}/{id}`, slugPath, schema, readList, readItem } = definition
  // Without a `listSchema`, TListItem is TItem by its default, but the compiler cannot know that here.
  const fallback = schema as StandardSchema<Entity> as StandardSchema<TListItem>
  const listShape = { name, schema: definition.listSchema ?? fallback, readList }

  async function list(
    params: ListParams<TFilters> = {},
    options?: RequestOptions,
  ): Promise<ListPage<TListItem>> {
    const wireParams = toWireParams(params, (filters) => serializeFilters(filters, name), definition)
    return transport(path, wireParams, options, (response) => {
      const { request } = response
      const page = readListPage(response, listShape, params)
      reportInvalidItems(page.invalidItems, { resource: name, request })
      return page
    })
  }

  return {
    definition,
    list,
    iterate: (params = {}, options = {}) => iterate(list, params, options),
    async retrieve(reference, options) {
      const itemUrl = pathTo(reference, { path: itemPath, slugPath }, name)
      return transport(itemUrl, definition.searchParams, options, ({ json, request }) => {
        let item: unknown
        try {
          item = readItem ? readItem(json) : unwrapItem(json, name, reference)
        } catch (cause) {
          throw new InvalidResponseError(errorMessage('resource-reader', 'readItem', name), {
            request,
            cause,
          })
        }
        if (item == null) throw new NotFoundError({ status: 404, body: json, request })
        return readValid(schema, item, 'not-an-item', name, request)
      })
    },
  }
}

/** The part of a client that creates operations on a resource. */
interface ClientOfResources {
  resource<TItem extends Entity, TListItem extends Entity, TFilters>(
    definition: ResourceDefinition<TItem, TListItem, TFilters>,
  ): ResourceClient<TItem, TListItem, TFilters>
}

/** A client can have a resource of the app's own: `{ ...client, products: { ...client.products, list } }`. */
export function resourceOf<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientOfResources,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
): ResourceClient<TItem, TListItem, TFilters> {
  type Resource = ResourceClient<TItem, TListItem, TFilters>
  const members: readonly unknown[] = Object.values(client)
  const own = members.find((member) => (member as Partial<Resource> | null)?.definition === definition)
  return (own as Resource | undefined) ?? client.resource(definition)
}

/** The API reference shows no single item, so read the common shapes, including a list filtered to the item. */
function unwrapItem(json: unknown, name: string, { id, slug }: ItemReference): unknown {
  if (!isObject(json) || 'id' in json) return json
  const inner =
    json['data'] ?? json[name] ?? Object.values(json).find((value) => isObject(value) && 'id' in value)
  if (!Array.isArray(inner)) return inner ?? json
  return inner.find(
    (item) => isObject(item) && (id === undefined ? item['slug'] === slug : item['id'] === id),
  )
}

/** A method type, so that the parameter can be narrower: a function may accept only the filters of products. */
type SerializeFilters<TFilters> = {
  serialize(filters: TFilters, resourceName: string): SearchParams
}['serialize']
