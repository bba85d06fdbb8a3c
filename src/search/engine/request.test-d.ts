import { expectTypeOf, it } from 'vitest'

import { searchQueryOptions } from '../hooks/product-search-query.js'
import type { SearchRequest } from './engine.js'
import { completeRequest, type CompletedRequest } from './request.js'

it('distinguishes a completed request from an unchecked one', () => {
  expectTypeOf(completeRequest({ query: 7 })).toEqualTypeOf<CompletedRequest>()
  expectTypeOf<CompletedRequest>().toExtend<SearchRequest>()
  expectTypeOf<SearchRequest>().not.toExtend<Parameters<typeof searchQueryOptions>[1]>()
})
