'use client'
import type { AnyResourceDefinition, AnyStorefrontClient, ResourceName } from '../core/index.js'
import type { ClientDefinition } from './client-resources.js'
import { useStorefront } from './use-storefront.js'

/** The definition of the named resource, of the given client or else of the provider's. */
export function useDefinition<Name extends ResourceName, C extends AnyStorefrontClient>(
  name: Name,
  client: C | undefined,
): ClientDefinition<C, Name> {
  const storefront = useStorefront()
  const definition: AnyResourceDefinition = (client ?? storefront.client)[name].definition
  // Without the option, C is the registered client: the app states its type in `Register`.
  return definition as ClientDefinition<C, Name>
}
