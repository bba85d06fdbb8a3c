'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceName } from '../../core/resources/default-resources.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { ClientItem, ClientOption } from '../client-resources.js'
import { definitionOf } from '../definition-of.js'
import { useStorefrontClient } from '../use-storefront-client.js'
import type { UseResourceOptions } from './item-options.js'
import { useResource } from './use-resource.js'

export function useNamedResource<Name extends ResourceName, C extends AnyStorefrontClient, TSelected>(
  name: Name,
  reference: ItemReference,
  options: (UseResourceOptions<ClientItem<C, Name>, TSelected> & ClientOption<C>) | undefined,
): UseQueryResult<TSelected> {
  return useResource(definitionOf(name, options?.client, useStorefrontClient()), reference, options)
}
