'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceName } from '../../core/resources/default-resources.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import { definitionOf } from '../definition-of.js'
import { useStorefrontClient } from '../use-storefront-client.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useResourceList } from './use-resource-list.js'

export function useNamedResourceList<Name extends ResourceName, C extends AnyStorefrontClient, TSelected>(
  name: Name,
  params: ClientListParams<C, Name> | undefined,
  options: (UseResourceListOptions<ClientListItem<C, Name>, TSelected> & ClientOption<C>) | undefined,
): UseResourceListResult<ClientListItem<C, Name>, TSelected> {
  return useResourceList(definitionOf(name, options?.client, useStorefrontClient()), params, options)
}
