import type { AnyStorefrontClient } from '../../../core/client/storefront-client.js'
import { errorMessage } from '../../../core/errors/error-texts.js'
import { InvalidResponseError } from '../../../core/errors/invalid-response-error.js'
import type { ListParams } from '../../../core/list/list-params.js'
import { withCursor } from '../../../core/list/with-cursor.js'
import type { Entity, ResourceDefinition } from '../../../core/resources/define-resource.js'
import type { RequestOptions } from '../../../core/transport/create-transport.js'
import { resourceOf } from '../../resource-of.js'
import type { ListQueryPage } from '../list-query-page.js'
import { isLostCursorError } from '../lost-cursor-error.js'

/** Names of the resources whose server is known to page backward, so that each client checks each of them once. */
const checked = new WeakMap<object, Set<string>>()

/**
 * A server that ignores the parameter for previous pages returns the start of the list, which would be shown right above the
 * loaded items. Such a server also returns an item "before" itself.
 * @throws {InvalidResponseError} if the page is the start of the list
 */
export async function checkBackward<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters>,
  { items, param }: ListQueryPage<TListItem>,
  options: RequestOptions,
): Promise<void> {
  const names = checked.get(client) ?? new Set()
  checked.set(client, names)
  const id = items[0]?.id
  // Some servers include the item of the cursor. Their page ends in the right place.
  const isInclusive = items.some((item) => 'id' in param && item.id === param.id)
  if (names.has(definition.name) || id === undefined || isInclusive) return
  const before = { ...withCursor(params, { endingBefore: id }), limit: 1 }
  const page = await resourceOf(client, definition)
    .list(before, options)
    .catch((error: unknown) => {
      if (!isLostCursorError(error)) throw error
    })
  if (page?.firstId === id) throw new InvalidResponseError(errorMessage('ending-before', definition.name))
  names.add(definition.name)
}
