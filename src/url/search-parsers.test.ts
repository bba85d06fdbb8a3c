import fc from 'fast-check'
import { parseAsString } from 'nuqs/server'
import { describe, expect, expectTypeOf, it } from 'vitest'

import { randomRuns } from '../../test/setup/random-runs.js'
import type { AmountRange } from '../core/money/amount-range.js'
import { defineFacets } from '../search/engine/facets.js'
import { cursorValuesOf, createProductListUrl } from './product-list-url.js'
import { createSearchParsers } from './search-parsers.js'

const facets = defineFacets([
  { name: 'color', source: { option: 'Color' } },
  { name: 'tags', source: 'tags' },
  { name: 'price', source: 'price' },
])
const url = createProductListUrl({ sorts: ['price', 'name'], filters: createSearchParsers({ facets }) })

describe('createSearchParsers', () => {
  it('read the query, the page, a list for each facet and a range of prices', () => {
    expect(url.load('?q=mug&page=4&color=Red&color=Blue&price=10-49.90&sort=price&utm_source=mail')).toEqual({
      sort: 'price',
      filters: { q: 'mug', page: 4, color: ['Red', 'Blue'], price: { min: '10', max: '49.90' } },
    })
    expect(url.load('')).toEqual({ filters: { q: '' } })
  })

  it('type each filter by its facet', () => {
    const { q, page, color, price } = url.load('').filters ?? {}
    expectTypeOf(q).toEqualTypeOf<string | undefined>()
    expectTypeOf(page).toEqualTypeOf<number | undefined>()
    expectTypeOf(color).toEqualTypeOf<string[] | undefined>()
    expectTypeOf(price).toEqualTypeOf<AmountRange | undefined>()
    expect([q, page, color, price]).toEqual(['', undefined, undefined, undefined])
  })

  it('read what the form of the filters sends where scripts do not run', () => {
    expect(url.load('?q=&color=Red&color=Blue, dark&price=&price=1,299.50').filters).toEqual({
      q: '',
      color: ['Red', 'Blue, dark'],
      price: { max: '1299.50' },
    })
    const german = createProductListUrl({ filters: createSearchParsers({ facets, locale: 'de' }) })
    expect(german.load('?price=1.299&price=').filters?.price).toEqual({ min: '1299' })
    expect(german.load('?price=&price=').filters?.price).toBeUndefined()
    expect(german.load('?price=billig&price=10').filters?.price).toBeUndefined()
  })

  it.each([
    ['price=10-', { min: '10' }],
    ['price=-50', { max: '50' }],
  ])('read the open range %s', (search, price) => {
    expect(url.load(`?${search}`).filters?.price).toEqual(price)
  })

  it.each(['price=-', 'price=10', 'price=a-b', 'price=10-b', 'price=1e3-2e3', 'price=1.2.3-', 'price='])(
    'ignore %s',
    (search) => {
      expect(url.load(`?${search}`)).toEqual({ filters: { q: '' } })
    },
  )

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=', 'page=99999999'])('ignore %s', (search) => {
    expect(url.load(`?${search}`)).toEqual({ filters: { q: '' } })
  })

  it('start at the first page after a change, even with options of nuqs for the page', () => {
    const { page, ...parsers } = createSearchParsers({ facets })
    const { parsers: withOptions } = createProductListUrl({
      filters: { ...parsers, page: page.withOptions({ scroll: true }) },
    })
    expect(cursorValuesOf({}, withOptions)).toEqual({ after: null, before: null, page: null })
    expect(cursorValuesOf({ page: 3 }, withOptions)).toMatchObject({ page: 3 })
  })

  it('leave a filter of the app alone that is named page', () => {
    const { parsers } = createProductListUrl({ filters: { page: parseAsString } })
    expect(cursorValuesOf({}, parsers)).toEqual({ after: null, before: null })
  })

  it('write what they read, for any query, values and amounts', () => {
    const amount = fc.tuple(fc.nat(), fc.nat(99)).map(([units, cents]) => `${units}.${cents}`)
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.integer({ min: 2, max: 999_999 }),
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
        amount,
        amount,
        (q, page, color, min, max) => {
          const filters = { q, page, color, price: { min, max } }
          expect(url.load(url.toHref('', filters)).filters).toEqual(filters)
        },
      ),
      randomRuns(),
    )
  })
})
