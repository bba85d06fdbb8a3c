import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError, InvalidResponseError } from '../errors/index.js'
import { collectionProducts, collections } from '../resources/collections.js'
import type { AnyResourceDefinition } from '../resources/define-resource.js'
import { pathTo, type ItemReference } from '../resources/item-reference.js'
import { menus } from '../resources/menus.js'
import { pages } from '../resources/pages.js'
import { products } from '../resources/products.js'
import { createResourceClient, type ResourceContext } from '../resources/resource-client.js'
import { validate } from '../schemas/validate.js'
import { normalizeBaseUrl } from '../transport/base-url.js'
import { cacheScopeOf } from '../transport/cache-scope.js'
import { createTransport } from '../transport/create-transport.js'
import { assertApiKey } from '../transport/credentials.js'
import type { SearchParams } from '../transport/search-params.js'
import type { ResourceOverrides, StorefrontClientOptions } from './client-options.js'
import type { AnyStorefrontClient, StorefrontClient } from './storefront-client.js'

/**
 * Makes a client of one store. No React, no cache: see `./queries` for those. Safe on a server.
 *
 * @throws {InvalidParamsError} for a base URL or key that cannot work, for a missing `cacheScope` where key
 * or headers are functions, and for `serverOnly` in a browser.
 */
export function createStorefrontClient<const TOverrides extends ResourceOverrides = object>(
  options: StorefrontClientOptions<TOverrides>,
): StorefrontClient<TOverrides> {
  const { apiKey, headers = {}, fetch, fetchOptions, timeoutMs = 10_000, serverOnly } = options
  if (serverOnly && typeof window !== 'undefined') {
    throw new InvalidParamsError(errorMessage('server-only'))
  }
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  if (typeof apiKey !== 'function' && apiKey !== null) assertApiKey(apiKey)
  if (!(timeoutMs > 0)) throw new InvalidParamsError(errorMessage('timeout-ms'))
  const cacheScope = options.cacheScope ?? staticScope(baseUrl, apiKey, headers)

  const transport = createTransport({ baseUrl, apiKey, headers, fetch, fetchOptions, timeoutMs })
  const context: ResourceContext = {
    transport,
    serializeFilters: options.serializeFilters ?? ((filters: SearchParams) => filters),
    reportInvalidItem: invalidItemReporter(options.onInvalidItem),
  }
  const resourceClients = new WeakMap<object, unknown>()
  const resource = (definition: AnyResourceDefinition): unknown => {
    let client = resourceClients.get(definition)
    if (!client) resourceClients.set(definition, (client = createResourceClient(definition, context)))
    return client
  }

  const resources = {
    products: options.resources?.products ?? products,
    collections: options.resources?.collections ?? collections,
    pages: options.resources?.pages ?? pages,
    menus: options.resources?.menus ?? menus,
    collectionProducts: options.resources?.collectionProducts ?? collectionProducts,
  }

  const client = {
    baseUrl,
    cacheScope,
    resources,
    products: resource(resources.products),
    collections: resource(resources.collections),
    pages: resource(resources.pages),
    menus: resource(resources.menus),
    resource,
    collectionProducts: (collection: ItemReference) =>
      resource({
        ...resources.products,
        // A single product is where it is without the collection.
        itemPath: resources.products.itemPath ?? `${resources.products.path}/{id}`,
        path: pathTo(collection, resources.collectionProducts, 'collections'),
      }),
    async get(path, { schema, searchParams, ...requestOptions }) {
      const { json, request } = await transport(path, searchParams, requestOptions)
      const result = validate(schema, json)
      if (result.ok) return result.value
      throw new InvalidResponseError(errorMessage('schema-mismatch', path), {
        request,
        issues: result.issues,
      })
    },
  } as Pick<AnyStorefrontClient, 'get'> & object
  // The overrides decide the item types; the operations are the same for all of them.
  return client as StorefrontClient<TOverrides>
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
): ResourceContext['reportInvalidItem'] {
  if (typeof onInvalidItem === 'function') return onInvalidItem
  return (item, { resource, request }) => {
    const { path = [], message: finding = '' } = item.issues[0] ?? {}
    const message = errorMessage('invalid-item', resource, item.id ?? item.index, path.join('.'), finding)
    if (onInvalidItem === 'throw') throw new InvalidResponseError(message, { request, issues: item.issues })
    if (process.env.NODE_ENV !== 'production')
      console.warn(`storefront-react: ${message}\nRequest: ${request.url}`)
  }
}
