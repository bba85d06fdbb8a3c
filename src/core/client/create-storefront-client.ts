import { describeIssue } from '../errors/describe-issue.js'
import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import { collectionProducts } from '../resources/collections.js'
import type {
  AnyResourceDefinition,
  FiltersOf,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from '../resources/define-resource.js'
import { defaultResources, resourceNames, type ResourceName } from '../resources/default-resources.js'
import { pathTo } from '../resources/item-reference.js'
import { createResourceClient, type ResourceContext } from '../resources/resource-client.js'
import type { OutputOf } from '../schemas/standard-schema.js'
import { validate } from '../schemas/validate.js'
import { normalizeBaseUrl } from '../transport/base-url.js'
import { cacheScopeOf } from '../transport/cache-scope.js'
import { createTransport } from '../transport/create-transport.js'
import { assertApiKey } from '../transport/credentials.js'
import type { SearchParams } from '../transport/search-params.js'
import type { ResourceOverrides, StorefrontClientOptions } from './client-options.js'
import type { ResolvedResources, ResourceClientOf, StorefrontClient } from './storefront-client.js'

/**
 * Creates a client for one store. The client uses neither React nor a cache; for both, see `./queries`.
 *
 * @throws {InvalidParamsError} for a missing or invalid option, and for `serverOnly` in a browser.
 */
export function createStorefrontClient<const TOverrides extends ResourceOverrides = object>(
  options: StorefrontClientOptions<TOverrides>,
): StorefrontClient<TOverrides> {
  const { apiKey, headers = {}, fetch, fetchOptions, timeoutMs = 10_000, serverOnly } = options
  const { maxResponseBytes = 2 ** 23 } = options
  if (serverOnly && typeof window !== 'undefined') {
    throw new InvalidParamsError(errorMessage('server-only'))
  }
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  if (typeof apiKey !== 'function' && apiKey !== null) assertApiKey(apiKey)
  if (!(timeoutMs > 0)) throw new InvalidParamsError(errorMessage('timeout-ms'))
  if (!(maxResponseBytes > 0)) throw new InvalidParamsError(errorMessage('max-response-bytes'))
  const cacheScope = options.cacheScope ?? staticScope(baseUrl, apiKey, headers)

  const transport = createTransport({
    baseUrl,
    apiKey,
    headers,
    fetch,
    fetchOptions,
    timeoutMs,
    maxResponseBytes,
  })
  const context: ResourceContext = {
    transport,
    serializeFilters: options.serializeFilters ?? ((filters: SearchParams) => filters),
    reportInvalidItems: invalidItemReporter(options.onInvalidItem),
  }
  const resourceClients = new WeakMap<object, unknown>()
  const resource = <D extends AnyResourceDefinition>(definition: D): ResourceClientOf<D> => {
    let client = resourceClients.get(definition) as ResourceClientOf<D> | undefined
    // The compiler would infer the type arguments of D's constraint, not those of D.
    type TypedDefinition = ResourceDefinition<ItemOf<D>, ListItemOf<D>, FiltersOf<D>>
    const typed = definition as AnyResourceDefinition as TypedDefinition
    if (!client) resourceClients.set(definition, (client = createResourceClient(typed, context)))
    return client
  }

  const byName = <T>(read: (name: ResourceName) => T) =>
    Object.fromEntries(resourceNames.map((name) => [name, read(name)]))
  const resources = {
    ...byName((name) => options.resources?.[name] ?? defaultResources[name]),
    collectionProducts: options.resources?.collectionProducts ?? collectionProducts,
  } as ResolvedResources<TOverrides>

  return {
    baseUrl,
    cacheScope,
    resources,
    ...(byName((name) => resource(resources[name])) as Pick<StorefrontClient<TOverrides>, ResourceName>),
    resource,
    collectionProducts: (collection) =>
      resource({
        ...resources.products,
        // `path` is replaced in the next line, so set `itemPath`: a single product keeps its URL.
        itemPath: resources.products.itemPath ?? `${resources.products.path}/{id}`,
        path: pathTo(collection, resources.collectionProducts, 'collections'),
      }),
    async get(path, { schema, searchParams, ...requestOptions }) {
      return transport(path, searchParams, requestOptions, ({ json, request }) => {
        const result = validate(schema, json)
        if (result.ok) return result.value as OutputOf<typeof schema>
        throw new InvalidResponseError(errorMessage('schema-mismatch', path, describeIssue(result.issues)), {
          request,
          issues: result.issues,
        })
      })
    },
  }
}

function staticScope(
  baseUrl: string,
  apiKey: StorefrontClientOptions['apiKey'],
  headers: NonNullable<StorefrontClientOptions['headers']>,
): string {
  if (typeof apiKey === 'function' || typeof headers === 'function') {
    throw new InvalidParamsError(errorMessage('cache-scope'))
  }
  return cacheScopeOf(baseUrl, apiKey, headers)
}

function invalidItemReporter(
  onInvalidItem: StorefrontClientOptions['onInvalidItem'],
): ResourceContext['reportInvalidItems'] {
  return (items, { resource, request }) => {
    const [item] = items
    if (!item) return
    if (typeof onInvalidItem === 'function') {
      for (const each of items) onInvalidItem(each, { resource, request })
      return
    }
    const message = errorMessage(
      'invalid-item',
      resource,
      item.id ?? item.index,
      describeIssue(item.issues),
      items.length - 1,
    )
    if (onInvalidItem === 'throw') throw new InvalidResponseError(message, { request, issues: item.issues })
    if (process.env.NODE_ENV !== 'production')
      console.warn(`storefront-react: ${message}\nRequest: ${request.url}`)
  }
}
