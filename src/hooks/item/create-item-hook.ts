'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ResourceName } from '../../core/resources/default-resources.js'
import type { ItemOf } from '../../core/resources/define-resource.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceOptions } from './item-options.js'
import { useResource } from './use-resource.js'

/**
 * The type of `useProduct` and its siblings. It has a name, because a declaration file writes an inferred type out and so
 * replaces `RegisteredClient` by its default.
 */
export type ItemHook<Name extends ResourceName> = <
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C[Name]['definition']>,
>(
  reference: ItemReference,
  options?: UseResourceOptions<ItemOf<C[Name]['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
) => UseQueryResult<TSelected>

/** @param useOwnClient returns the provider's client */
export function createItemHook<Name extends ResourceName>(
  name: Name,
  useOwnClient: () => Pick<AnyStorefrontClient, Name>,
): ItemHook<Name> {
  return function useNamedItem(reference, options) {
    return useResource(definitionOf(name, options?.client, useOwnClient()), reference, options)
  }
}
