import 'server-only'
import { createProductListUrl } from 'storefront-react/url/server'

import { listUrlOptions } from './list-url'

export type Search = Promise<Record<string, string | string[] | undefined>>

const listUrl = createProductListUrl(listUrlOptions)

/** The list parameters in a page's `searchParams`, the same ones that the browser reads from the URL. */
export const listParamsOf = (search: Search) => listUrl.load(search)
