import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import { InvalidParamsError } from '../core/errors/invalid-params-error.js'
import { isObject } from '../core/is-object.js'
import { providerErrorMessage } from './error-texts.js'

/**
 * Returns the client. In development, checks that a client which a test has written itself has what hooks read.
 *
 * @throws {InvalidParamsError} that names the first missing member.
 */
export function checkClient<C extends Partial<AnyStorefrontClient> | undefined>(
  client: C,
  ...members: readonly (keyof AnyStorefrontClient)[]
): C {
  if (process.env.NODE_ENV !== 'production' && client !== undefined) {
    for (const member of ['cacheScope', 'resource', 'products', ...members] as const) {
      const value: unknown = client[member]
      const missing =
        value === undefined ? member : isObject(value) && !value['definition'] ? `${member}.definition` : ''
      if (missing) throw new InvalidParamsError(providerErrorMessage('client-member', missing))
    }
  }
  return client
}
