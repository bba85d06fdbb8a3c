'use client'
import type { AnyStorefrontClient, FiltersOf, ListItemOf, ListParams } from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import type { RegisteredClient } from '../register.js'
import { useResourceList } from './use-resource-list.js'
import { useStorefront } from '../use-storefront.js'

type PagesOf<C extends AnyStorefrontClient> = C['pages']['definition']

/**
 * Content pages, paged both ways as `useProducts` is.
 *
 * @example
 * const pages = usePages({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function usePages<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<PagesOf<C>>>,
>(
  params?: ListParams<FiltersOf<PagesOf<C>>>,
  options: UseResourceListOptions<ListItemOf<PagesOf<C>>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseResourceListResult<ListItemOf<PagesOf<C>>, TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).pages
  return useResourceList(definition, params, options as never) as never
}
