import { errorMessage } from '../../../core/errors/error-texts.js'
import { InvalidResponseError } from '../../../core/errors/invalid-response-error.js'
import type { Entity } from '../../../core/resources/define-resource.js'
import type { FetchPage, ListQueryPage } from '../list-query-page.js'
import { ignoreLostCursor } from '../lost-cursor-error.js'

/**
 * A server that ignores the parameter for previous pages returns the start of the list, which would be shown right above the
 * loaded items. Such a server also returns that page as the one before itself.
 * @throws {InvalidResponseError} if the page is the start of the list
 */
export async function checkBackward<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  { items, previousParam }: ListQueryPage<TItem>,
  name: string,
): Promise<void> {
  const [first] = items
  if (!previousParam || !first) return
  const before = await fetchPage(previousParam).catch(ignoreLostCursor)
  if (before?.items[0]?.id === first.id) throw new InvalidResponseError(errorMessage('ending-before', name))
}
