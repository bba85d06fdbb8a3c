'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemOf, ItemReference } from '../../core/index.js'
import type { UseResourceOptions } from './item-options.js'
import type { RegisteredClient } from '../register.js'
import { useResource } from './use-resource.js'
import { useStorefront } from '../use-storefront.js'

/**
 * One content page, by id or slug. Its `content` may hold HTML: show it with `<Description>`.
 *
 * @example
 * const { data: page } = usePage({ slug: 'about' })
 * @throws {MissingProviderError} outside a provider.
 */
export function usePage<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['pages']['definition']>,
>(
  page: ItemReference,
  options: UseResourceOptions<ItemOf<C['pages']['definition']>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseQueryResult<TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).pages
  return useResource(definition, page, options as never)
}
