'use client'
import type { UseQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceOptions } from './item-options.js'
import { useNamedResource } from './use-named-resource.js'
import type { ItemOf } from '../../core/resources/define-resource.js'

/**
 * One content page, by id or slug. Its `content` may contain HTML: show it with `<Description>`.
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
  options?: UseResourceOptions<ItemOf<C['pages']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseQueryResult<TSelected> {
  return useNamedResource('pages', page, options)
}
