'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceName } from '../../core/resources/default-resources.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { ClientItem, ClientOption } from '../client-resources.js'
import { useDefinition } from '../use-definition.js'
import type { UseResourceOptions } from './item-options.js'
import { useResource } from './use-resource.js'

export function useNamedResource<Name extends ResourceName, C extends AnyStorefrontClient, TSelected>(
  name: Name,
  reference: ItemReference,
  options: (UseResourceOptions<ClientItem<C, Name>, TSelected> & ClientOption<C>) | undefined,
): UseQueryResult<TSelected> {
  return useResource(useDefinition(name, options?.client), reference, options)
}
