import { expectTypeOf, test } from 'vitest'

import { getErrorText } from '../errors/get-error-text.js'
import { getSortOptions } from '../list/get-sort-options.js'

test('the sort of an option has the type of the given orders', () => {
  const [option] = getSortOptions(['createdAt-desc', 'price-asc'])
  expectTypeOf(option!.sort).toEqualTypeOf<'createdAt' | 'price'>()
  expectTypeOf(option!.order).toEqualTypeOf<'asc' | 'desc'>()
  const [searchOption] = getSortOptions(['relevance', 'name-asc'])
  expectTypeOf(searchOption!.sort).toEqualTypeOf<'name' | null>()
  expectTypeOf(searchOption!.order).toEqualTypeOf<'asc' | 'desc' | null>()
  const [custom] = getSortOptions([{ sort: 'rating', order: 'desc', label: 'Best rated' }])
  expectTypeOf(custom!.sort).toEqualTypeOf<'rating'>()
})

test('a misspelt order or label does not compile', () => {
  // @ts-expect-error -- the order is `price-asc`
  getSortOptions(['price-ascending'])
  // @ts-expect-error -- an order of your own needs a label
  getSortOptions([{ sort: 'rating', order: 'desc' }])
  // @ts-expect-error -- the label is `price-asc`
  getSortOptions(['price-asc'], { labels: { sort: { priceAsc: 'Cheapest' } } })
  // @ts-expect-error -- the label is `notFound`
  getErrorText(undefined, { error: { missing: 'Gone' } })
})
