import type { Entity } from '../../../core/resources/define-resource.js'
import { itemsOf } from './fit-window.js'
import type { ListQueryPage } from '../list-query-page.js'

type Pages<TItem> = readonly ListQueryPage<TItem>[]

/** The pages above, up to the first item of those below; `undefined` if they do not have it. */
export function joinPages<TItem extends Entity>(
  above: Pages<TItem>,
  below: Pages<TItem>,
): Pages<TItem> | undefined {
  const firstId = itemsOf(below)[0]?.id
  const at = above.findIndex(({ items }) => items.some(({ id }) => id === firstId))
  const page = above[at]
  if (!page) return undefined
  const items = page.items.slice(
    0,
    page.items.findIndex(({ id }) => id === firstId),
  )
  const last = items.at(-1)
  const rest = last ? [{ ...page, items, nextParam: { kind: 'after', id: last.id } as const }] : []
  return [...above.slice(0, at), ...rest, ...below]
}
