import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { StorefrontClientOptions } from './client-options.js'
import { createInvalidItemReporter } from './invalid-items.js'
import { createProductsClient } from './products-client.js'
import type { StorefrontClient } from './storefront-client.js'
import type { ResourceOverrides } from '../resources/resource-overrides.js'
import { withAllResources } from './with-all-resources.js'

/**
 * Creates a client for one store. The client uses neither React nor a cache; for both, see `./queries`.
 *
 * @throws {InvalidParamsError} for a missing or invalid option, and for `serverOnly` in a browser.
 */
export function createStorefrontClient<const TOverrides extends ResourceOverrides = object>(
  options: StorefrontClientOptions<TOverrides>,
): StorefrontClient<TOverrides> {
  const { timeoutMs = Infinity, maxResponseBytes = Infinity, serverOnly } = options
  if (serverOnly && typeof window !== 'undefined') {
    throw new InvalidParamsError(errorMessage('server-only'))
  }
  if (!(timeoutMs > 0)) throw new InvalidParamsError(errorMessage('timeout-ms'))
  if (!(maxResponseBytes > 0)) throw new InvalidParamsError(errorMessage('max-response-bytes'))
  const reportInvalidItems = createInvalidItemReporter(options.onInvalidItem)
  const client = createProductsClient(options, reportInvalidItems, options.resources?.products)
  return withAllResources(client, options.resources)
}
