import { seedFrom } from '../random/seeded-random.js'
import type { MockDialect } from './dialect.js'
import { jsonResponse } from './json-response.js'
import type { ItemTable } from './item-table.js'
import type { ListQuery } from './list-query.js'
import { pageOfEntries, type PageRequest } from './page-of-entries.js'
import { RequestProblem } from './request-problem.js'
import { sortKeyOf } from './sort-key.js'
import type { Entity } from './entity.js'

/** Some items of a table. `name` is the cache key. */
export interface ListSubset<Item extends Entity> {
  readonly name: string
  matches(item: Item): boolean
}

/** A cursor keeps its position (sort key, id) after its item was removed. */
function resolveCursor<Item extends Entity>(
  table: ItemTable<Item>,
  { cursor, sort }: ListQuery,
  dialect: MockDialect,
): PageRequest['cursor'] {
  if (cursor === undefined) return undefined
  const { id, direction } = cursor
  const name = direction === 'after' ? 'starting_after' : 'ending_before'
  const item = table.get(id)
  const removed = item === undefined ? table.removedItem(id) : undefined
  const found = item ?? (dialect.deletedCursor === 'resolves' ? removed : undefined)
  if (found !== undefined) return { position: { key: sortKeyOf(found, sort), id }, direction }
  const policy = removed === undefined ? dialect.unknownCursor : dialect.deletedCursor
  if (typeof policy !== 'number') return undefined
  throw new RequestProblem(
    policy === 404 ? 'notFound' : 'validation',
    `${name}: there is no item "${id}".`,
    policy,
  )
}

/** Derived from the request, so that the same request gets the same page. */
function shortPageLength(limit: number, { cursor, sort, order }: ListQuery): number {
  return 1 + (seedFrom(JSON.stringify([cursor, sort, order])) % limit)
}

export function listResponse<Item extends Entity>(
  resource: string,
  table: ItemTable<Item>,
  query: ListQuery,
  dialect: MockDialect,
  subset?: ListSubset<Item>,
): Response {
  const entries =
    subset === undefined
      ? table.sortedBy(query.sort)
      : table.subset(query.sort, subset.name, (item) => subset.matches(item))
  const cursor = resolveCursor(table, query, dialect)
  const page = pageOfEntries(entries, {
    order: query.order,
    limit: dialect.shortPages ? shortPageLength(query.limit, query) : query.limit,
    cursor,
  })
  const reportsItemsBehind = dialect.hasMore === 'toward-end' && cursor?.direction === 'before'
  return jsonResponse({
    [dialect.envelope === 'data' ? 'data' : resource]: page.items,
    has_more: reportsItemsBehind ? page.hasMoreBehind : page.hasMoreAhead,
    ...(dialect.totalCount === 'exact' && { total_count: entries.length }),
  })
}
