import type { ListPage } from '../../core/list/list-page.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { Entity } from '../../core/resources/define-resource.js'
import type { ListQueryPage } from '../list/list-query-data.js'

/** Warns once for each violation in development. */
const warned = new Set<string>()

/** Development only. @see The API reference, "Pagination rules". */
export function warnAboutProtocolViolations<TFilters>(
  queryKey: readonly unknown[],
  params: ListParams<TFilters>,
  response: ListPage<Entity>,
  loaded: readonly ListQueryPage<Entity>[],
): void {
  for (const violation of findViolations(params, response, loaded)) {
    const warning = `${JSON.stringify(queryKey)} ${violation}`
    if (warned.has(warning)) continue
    warned.add(warning)
    console.warn(`storefront-react: the server breaks the pagination rules. The list ${warning}.`)
  }
}

function* findViolations<TFilters>(
  params: ListParams<TFilters>,
  { items, hasMore, firstId, excessItems }: ListPage<Entity>,
  loaded: readonly ListQueryPage<Entity>[],
): Generator<string> {
  const ids = items.map((item) => item.id)
  const cursor = params.startingAfter ?? params.endingBefore
  if (excessItems !== undefined) {
    yield `has a page with more items than its limit of ${params.limit ?? 100}`
  }
  if (new Set(ids).size < ids.length) yield 'has a page that contains an id twice'
  if (cursor !== undefined && ids.includes(cursor)) {
    yield 'has a page that contains the item of its own cursor; a page must start after, or end before, that item'
  }
  // Some servers let `has_more` describe the end of the list also for a page before a cursor: supported.
  if (firstId === undefined && hasMore && params.endingBefore === undefined) {
    yield 'has an empty page with has_more: true; the package treats an empty page as the end of the list'
  }
  const field = params.sort ?? 'createdAt'
  const direction = getSortDirection(items, field)
  // Without `order`, the server's default applies, so expect the direction of the loaded pages.
  const expected = { asc: 1, desc: -1 }[String(params.order)] ?? getLoadedDirection(loaded, field)
  if (Number.isNaN(direction)) yield `has a page that is not sorted by "${field}"`
  else if (expected && direction === -expected) {
    yield `has a page in reverse order of "${field}"; pages must be in natural order for both cursors`
  }
}

/** Reads the first pages only: a refetch checks every page, so reading all pages each time would be quadratic. */
function getLoadedDirection(loaded: readonly ListQueryPage<Entity>[], field: string): number | undefined {
  return loaded
    .slice(0, 3)
    .map((page) => getSortDirection(page.items, field))
    .find((value) => value !== 0)
}

/** 1 ascending, -1 descending, 0 unknown, NaN unsorted. Ignores text, because the server's collation is unknown. */
function getSortDirection(items: readonly Entity[], field: string): number {
  const values = items.map((item) => {
    const value: unknown = Reflect.get(item, field)
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value
  })
  if (!values.every((value) => typeof value === 'number')) return 0
  const steps = new Set(values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? value))))
  steps.delete(0)
  return steps.size > 1 ? NaN : ([...steps][0] ?? 0)
}
