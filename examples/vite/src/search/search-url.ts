import { createSearchParsers } from 'storefront-react/url'

import { facets } from './facets'

export const searchUrl = {
  sorts: ['price', 'name', 'createdAt'],
  filters: createSearchParsers({ facets }),
} as const
