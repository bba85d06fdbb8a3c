import { InvalidParamsError, InvalidResponseError } from '../errors/index.js'
import { iterate } from '../list/iterate.js'
import { readListPage, type InvalidItem, type ListPage } from '../list/list-page.js'
import { toWireParams, type ListParams } from '../list/list-params.js'
import { validate } from '../schemas/validate.js'
import type { RequestOptions, Transport } from '../transport/create-transport.js'
import type { SearchParams } from '../transport/search-params.js'
import type { ErrorRequest } from '../errors/index.js'
import type { Identified, ResourceDefinition } from './define-resource.js'

/** Which item to retrieve: by id or by slug. */
export type ItemReference =
  { readonly id: string; readonly slug?: undefined } | { readonly slug: string; readonly id?: undefined }

/** The operations on one kind of item. All are GET requests. */
export interface ResourceClient<TItem extends Identified, TListItem extends Identified, TFilters> {
  readonly definition: ResourceDefinition<TItem, TListItem, TFilters>
  /**
   * One page of the list.
   *
   * @throws {InvalidParamsError} before any request, for parameters that the API would refuse.
   * @throws {StorefrontError} of the kind that fits the failure; see `docs/errors.md`.
   */
  list(params?: ListParams<TFilters>, options?: RequestOptions): Promise<ListPage<TListItem>>
  /**
   * Every item, one page in memory at a time; backward, in reverse natural order, when it starts from
   * `endingBefore`. Retries as queries do. Pages of 100 unless `limit` says otherwise.
   */
  iterate(params?: ListParams<TFilters>, options?: RequestOptions): AsyncGenerator<TListItem, void, undefined>
  /**
   * One item.
   *
   * @throws {NotFoundError} when there is none.
   */
  retrieve(reference: ItemReference, options?: RequestOptions): Promise<TItem>
}

/** What the operations of every resource share: the way out, and what to do with what comes back. */
export interface ResourceContext {
  readonly transport: Transport
  readonly serializeFilters: (filters: never, resourceName: string) => SearchParams
  readonly reportInvalidItem: (
    item: InvalidItem,
    context: { readonly resource: string; readonly request: ErrorRequest },
  ) => void
}

export function createResourceClient<TItem extends Identified, TListItem extends Identified, TFilters>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  { transport, serializeFilters, reportInvalidItem }: ResourceContext,
): ResourceClient<TItem, TListItem, TFilters> {
  const { name, path, itemPath = `${path}/{id}`, schema } = definition
  // Without a list schema TListItem is TItem, which the compiler cannot know.
  const listSchema = definition.listSchema ?? (schema as never)

  async function list(
    params: ListParams<TFilters> = {},
    options?: RequestOptions,
  ): Promise<ListPage<TListItem>> {
    const wireParams = toWireParams(params, (filters) => serializeFilters(filters as never, name))
    const { json, request } = await transport(path, wireParams, options)
    const page = readListPage<TListItem>(json, name, listSchema, request)
    for (const item of page.invalid) reportInvalidItem(item, { resource: name, request })
    return page
  }

  return {
    definition,
    list,
    iterate: (params = {}, options = {}) => iterate(list, params, options),
    async retrieve(reference, options) {
      const segment = reference.id ?? reference.slug
      // A URL reads "." and ".." as steps in the path, even encoded.
      if (typeof segment !== 'string' || /^\.{0,2}$/.test(segment)) {
        throw new InvalidParamsError(`An item of "${name}" is retrieved by a non-empty id or slug.`)
      }
      const { json, request } = await transport(
        itemPath.replace('{id}', encodeURIComponent(segment)),
        undefined,
        options,
      )
      const result = validate(schema, unwrapItem(json))
      if (result.ok) return result.value
      throw new InvalidResponseError(`The answer is not an item of "${name}".`, {
        request,
        issues: result.issues,
      })
    },
  }
}

/** The document shows no single items: both `{ data: item }` and the bare item are read. */
function unwrapItem(json: unknown): unknown {
  const data = typeof json === 'object' && json !== null ? (json as { data?: unknown }).data : undefined
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : json
}
