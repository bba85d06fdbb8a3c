import 'server-only'
import { createProductListUrl } from 'storefront-react/url/server'

import { collectionUrlOptions, listUrlOptions } from './list-url'

export type Search = Promise<Record<string, string | string[] | undefined>>

const listUrl = createProductListUrl(listUrlOptions)
const collectionUrl = createProductListUrl(collectionUrlOptions)

export const listParamsOf = (search: Search) => listUrl.load(search)

export const collectionParamsOf = (search: Search) => collectionUrl.load(search)
