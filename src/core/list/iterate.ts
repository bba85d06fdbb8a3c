import { errorMessage } from '../errors/error-texts.js'
import { InvalidResponseError } from '../errors/invalid-response-error.js'
import type { RequestOptions } from '../transport/create-transport.js'
import { retryDelay, shouldRetry, sleep } from '../transport/retry.js'
import { type ListParams, MAX_LIMIT, withCursor } from './list-params.js'
import type { ListPage } from './list-page.js'

type FetchPage<TItem, TFilters> = (
  params: ListParams<TFilters>,
  options: RequestOptions,
) => Promise<ListPage<TItem>>

export async function* iterate<TItem, TFilters>(
  list: FetchPage<TItem, TFilters>,
  params: ListParams<TFilters>,
  options: RequestOptions,
): AsyncGenerator<TItem, void, undefined> {
  const isBackward = params.endingBefore !== undefined
  let cursor = params.endingBefore ?? params.startingAfter
  let checkpoint = cursor
  let pageParams = { ...params, limit: params.limit ?? MAX_LIMIT }
  for (let pages = 1; ; pages++) {
    const page = await listWithRetry(list, pageParams, options)
    const next = isBackward ? page.firstId : page.lastId
    // Brent's algorithm finds a cycle of cursors without storing every cursor.
    if (next !== undefined && (next === cursor || next === checkpoint)) {
      throw new InvalidResponseError(errorMessage('cursor-cycle'))
    }
    yield* isBackward ? [...page.items].reverse() : page.items
    if (!page.hasMore || next === undefined) return
    if (Number.isInteger(Math.log2(pages))) checkpoint = next
    cursor = next
    pageParams = withCursor(pageParams, isBackward ? { endingBefore: next } : { startingAfter: next })
  }
}

async function listWithRetry<TItem, TFilters>(
  list: FetchPage<TItem, TFilters>,
  params: ListParams<TFilters>,
  options: RequestOptions,
): Promise<ListPage<TItem>> {
  for (let failureCount = 0; ; failureCount++) {
    try {
      return await list(params, options)
    } catch (error) {
      if (!shouldRetry(failureCount, error)) throw error
      await sleep(retryDelay(failureCount, error), options.signal)
    }
  }
}
