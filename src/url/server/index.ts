export { createProductListUrl } from '../product-list-url.js'
export type { ProductListUrl } from '../product-list-url.js'
export { createSearchParsers } from '../search-parsers.js'
export type { SearchParsers } from '../search-parsers.js'
