'use client'
import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ResourceName } from '../core/resources/default-resources.js'
import type { AnyResourceDefinition } from '../core/resources/define-resource.js'
import { checkClient } from '../provider/check-client.js'
import type { ClientDefinition } from './client-resources.js'
import { useStorefront } from './use-storefront.js'

export function useDefinition<Name extends ResourceName, C extends AnyStorefrontClient>(
  name: Name,
  client: C | undefined,
): ClientDefinition<C, Name> {
  const storefront = useStorefront()
  const definition: AnyResourceDefinition = checkClient(client ?? storefront.client, name)[name].definition
  // Without a given client, C is the type that the app declares in `Register`.
  return definition as ClientDefinition<C, Name>
}
