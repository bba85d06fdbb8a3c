'use client'
import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/share-list.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'
import { useSuspenseResourceList, type UseSuspenseResourceListOptions } from './use-suspense-resource-list.js'
import type { ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * Like `useProducts`, but suspends until the first page has loaded, and throws the error of the first page to the
 * error boundary. TanStack's `useQueryErrorResetBoundary` resets the error.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useSuspenseProducts<C extends AnyStorefrontClient = RegisteredClient>(
  params?: ListParams<FiltersOf<C['products']['definition']>>,
  options?: UseSuspenseResourceListOptions<ListItemOf<C['products']['definition']>> & {
    readonly client?: C | undefined
  },
): UseSuspenseInfiniteQueryResult<ListData<ListItemOf<C['products']['definition']>>> {
  return useSuspenseResourceList(
    definitionOf('products', options?.client, useStorefront().client),
    params,
    options,
  )
}
