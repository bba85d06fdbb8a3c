'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { ResourceName } from '../../core/resources/default-resources.js'
import type { FiltersOf, ListItemOf } from '../../core/resources/define-resource.js'
import type { ListData } from '../../queries/list/share-list.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useResourceList } from './use-resource-list.js'

/**
 * The type of `useProducts` and its siblings. It has a name, because a declaration file writes an inferred type out and so
 * replaces `RegisteredClient` by its default.
 */
export type ListHook<Name extends ResourceName> = <
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C[Name]['definition']>>,
>(
  params?: ListParams<FiltersOf<C[Name]['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C[Name]['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
) => UseResourceListResult<ListItemOf<C[Name]['definition']>, TSelected>

/** @param useOwnClient returns the provider's client */
export function createListHook<Name extends ResourceName>(
  name: Name,
  useOwnClient: () => Pick<AnyStorefrontClient, Name>,
): ListHook<Name> {
  return function useNamedList(params, options) {
    return useResourceList(definitionOf(name, options?.client, useOwnClient()), params, options)
  }
}
