import type { ListQueryPage } from './list-query-page.js'
import type { PageParam } from './page-param.js'

/** Removes the page, so that it is used once; `undefined` if it is outdated. */
type TakePage = () => Promise<ListQueryPage<never>> | undefined

/**
 * Next pages that were requested early. By identity of the param: a refetch that changes the page before also creates
 * a new param, so the list cannot continue with an outdated page.
 */
export const prefetchedPages = new WeakMap<PageParam, TakePage>()
