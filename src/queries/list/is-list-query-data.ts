import type { Entity } from '../../core/resources/define-resource.js'
import { isObject } from '../../core/is-object.js'
import type { ListQueryData } from './list-query-data.js'
import type { ListQueryPage } from './list-query-page.js'
import type { PageParam } from './page-param.js'

/** Cache: pages whose shape was checked, so that adding a page does not iterate over all loaded items. */
const knownPages = new WeakSet<object>()

/** Whether cached data has the shape that list queries write. Other data counts as absent. */
export function isListQueryData(value: unknown): value is ListQueryData<Entity> {
  if (!isObject(value)) return false
  const { pages, pageParams } = value
  return (
    Array.isArray(pages) &&
    pages.every(isListQueryPage) &&
    Array.isArray(pageParams) &&
    pageParams.length === pages.length &&
    pageParams.every(isPageParam)
  )
}

function isListQueryPage(value: unknown): value is ListQueryPage<Entity> {
  if (!isObject(value)) return false
  if (knownPages.has(value)) return true
  const { items, invalidItems, param, previousParam, nextParam } = value
  const isPage =
    Array.isArray(items) &&
    items.every((item) => isObject(item) && typeof item['id'] === 'string') &&
    Array.isArray(invalidItems) &&
    isPageParam(param) &&
    [previousParam, nextParam].every((next) => next === undefined || isPageParam(next))
  if (isPage) knownPages.add(value)
  return isPage
}

function isPageParam(value: unknown): value is PageParam {
  if (!isObject(value)) return false
  const { kind, id, page } = value
  return (
    kind === 'head' ||
    ((kind === 'after' || kind === 'before') && typeof id === 'string') ||
    (kind === 'page' && Number.isInteger(page) && (page as number) > 0)
  )
}
