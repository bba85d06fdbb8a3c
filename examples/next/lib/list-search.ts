import 'server-only'
import { createProductListUrl } from 'storefront-react/url/server'

import { listUrlOptions } from './list-url'

export type Search = Promise<Record<string, string | string[] | undefined>>

const listUrl = createProductListUrl(listUrlOptions)

export const listParamsOf = (search: Search) => listUrl.load(search)
