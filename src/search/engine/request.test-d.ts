import { expectTypeOf, it } from 'vitest'

import { searchQueryOptions } from '../hooks/product-search-query.js'
import type { SearchRequest } from './engine.js'
import { completeSearchRequest, type CompletedSearchRequest } from './request.js'

it('distinguishes a completed request from an unchecked one', () => {
  expectTypeOf(completeSearchRequest({ query: 7 })).toEqualTypeOf<CompletedSearchRequest>()
  expectTypeOf<CompletedSearchRequest>().toExtend<SearchRequest>()
  expectTypeOf<SearchRequest>().not.toExtend<Parameters<typeof searchQueryOptions>[1]>()
})
