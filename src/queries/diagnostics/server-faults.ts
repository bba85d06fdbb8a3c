import type { Entity, ListPage, ListParams } from '../../core/index.js'
import type { ListQueryPage } from '../list/list-query-page.js'

const warned = new Set<string>()

/**
 * Development only: names what a server does against the pagination rules, once for each list and fault. The
 * list holds its guarantees all the same, with pages missing where the server keeps them.
 *
 * @see The API's document, "Pagination rules".
 */
export function warnOfFaults<TFilters>(
  queryKey: readonly unknown[],
  params: ListParams<TFilters>,
  answer: ListPage<Entity>,
  loaded: readonly ListQueryPage<Entity>[],
): void {
  for (const fault of faultsOf(params, answer, loaded)) {
    const warning = `${JSON.stringify(queryKey)}: ${fault}`
    if (warned.has(warning)) continue
    warned.add(warning)
    console.warn(`storefront-react: the store breaks the pagination rules. The list ${warning}.`)
  }
}

function* faultsOf<TFilters>(
  params: ListParams<TFilters>,
  { items, hasMore, firstId, invalidItems }: ListPage<Entity>,
  loaded: readonly ListQueryPage<Entity>[],
): Generator<string> {
  const ids = items.map((item) => item.id)
  const cursor = params.startingAfter ?? params.endingBefore
  if (params.limit !== undefined && items.length + invalidItems.length > params.limit) {
    yield `holds more items on a page than its limit, ${params.limit}`
  }
  if (new Set(ids).size < ids.length) yield 'repeats an id within a page'
  if (cursor !== undefined && ids.includes(cursor)) yield 'repeats the item of the cursor'
  if (firstId === undefined && hasMore)
    yield 'has an empty page with has_more: true, which is taken for its end'
  const field = params.sort ?? 'createdAt'
  const direction = directionOf(items, field)
  const wanted =
    { asc: 1, desc: -1 }[String(params.order)] ??
    loaded.map((page) => directionOf(page.items, field)).find((value) => value !== 0)
  if (Number.isNaN(direction)) yield `is not in order of "${field}"`
  else if (wanted && direction === -wanted) {
    yield `is in reverse order of "${field}" on a page; pages are in natural order whichever way they are asked for`
  }
}

/** 1 ascending, -1 descending, 0 neither or unknown, NaN both. Numbers and dates only: text has its own orders. */
function directionOf(items: readonly Entity[], field: string): number {
  const values = items.map((item) => {
    const value = (item as unknown as Record<string, unknown>)[field]
    return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : value
  })
  if (!values.every((value) => typeof value === 'number')) return 0
  const steps = new Set(values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? value))))
  steps.delete(0)
  return steps.size > 1 ? NaN : ([...steps][0] ?? 0)
}
