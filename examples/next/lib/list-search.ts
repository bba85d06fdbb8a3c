import 'server-only'
import { createProductListUrl } from 'storefront-react/url/server'

import { listUrlOptions } from './list-url'

export type Search = Promise<Record<string, string | string[] | undefined>>

const listUrl = createProductListUrl(listUrlOptions)

/** List parameters that a page's `searchParams` ask for: those that the browser will read from the URL. */
export const listParamsOf = (search: Search) => listUrl.load(search)
