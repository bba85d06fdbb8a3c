import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { AnyResourceDefinition, Entity, ResourceDefinition } from '../resources/define-resource.js'
import { products } from '../resources/products.js'
import {
  createResourceClient,
  type ResourceClient,
  type ResourceContext,
} from '../resources/resource-client.js'
import type { OutputOf } from '../schemas/standard-schema.js'
import { readValid } from '../schemas/validate.js'
import { normalizeBaseUrl } from '../transport/base-url.js'
import { cacheScopeOf } from '../transport/cache-scope.js'
import { createTransport } from '../transport/create-transport.js'
import { assertApiKey } from '../transport/credentials.js'
import type { SearchParams } from '../transport/search-params.js'
import type { StorefrontClientOptions } from './client-options.js'
import { warnAboutInvalidItems } from './invalid-items.js'
import type { ProductsClient } from './storefront-client.js'

/** A client without collections, pages and menus, so that a bundle has only the resources that the app uses. */
export function createProductsClient(
  options: StorefrontClientOptions,
  reportInvalidItems: ResourceContext['reportInvalidItems'] = warnAboutInvalidItems,
  definition: AnyResourceDefinition = products,
): ProductsClient {
  const { apiKey, headers = {}, timeoutMs = 10_000, maxResponseBytes = 2 ** 23 } = options
  const baseUrl = normalizeBaseUrl(options.baseUrl)
  if (typeof apiKey !== 'function' && apiKey !== null) assertApiKey(apiKey)
  const cacheScope = options.cacheScope ?? staticScope(baseUrl, apiKey, headers)

  const transport = createTransport({ ...options, baseUrl, headers, timeoutMs, maxResponseBytes })
  const context: ResourceContext = {
    transport,
    serializeFilters: options.serializeFilters ?? ((filters: SearchParams) => filters),
    reportInvalidItems,
  }
  const resourceClients = new WeakMap<object, unknown>()
  function resource<TItem extends Entity, TListItem extends Entity, TFilters>(
    definition: ResourceDefinition<TItem, TListItem, TFilters>,
  ) {
    type Resource = ResourceClient<TItem, TListItem, TFilters>
    let client = resourceClients.get(definition) as Resource | undefined
    if (!client) resourceClients.set(definition, (client = createResourceClient(definition, context)))
    return client
  }

  return {
    baseUrl,
    cacheScope,
    rules: options.rules ?? {},
    resource,
    products: resource(definition),
    async get(path, { schema, searchParams, ...requestOptions }) {
      return transport(path, searchParams, requestOptions, ({ json, request }) => {
        return readValid(schema, json, 'schema-mismatch', path, request) as OutputOf<typeof schema>
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
