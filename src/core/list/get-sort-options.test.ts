import { describe, expect, it } from 'vitest'

import { getSortOptions } from './get-sort-options.js'

const productSorts = ['createdAt-desc', 'price-asc', 'price-desc'] as const
const selectedOf = (options: ReturnType<typeof getSortOptions>) =>
  options.filter(({ isSelected }) => isSelected).map(({ value }) => value)

describe('getSortOptions', () => {
  it('returns a label, and the parameters of a list, for each order', () => {
    expect(getSortOptions(productSorts)).toEqual([
      { value: 'createdAt-desc', label: 'Newest', sort: 'createdAt', order: 'desc', isSelected: true },
      { value: 'price-asc', label: 'Price, low to high', sort: 'price', order: 'asc', isSelected: false },
      { value: 'price-desc', label: 'Price, high to low', sort: 'price', order: 'desc', isSelected: false },
    ])
  })

  it('returns null as sort and order of relevance, which is no parameter of a URL', () => {
    expect(getSortOptions(['relevance'])).toEqual([
      { value: 'relevance', label: 'Best match', sort: null, order: null, isSelected: true },
    ])
  })

  it('takes an order of your own with its label', () => {
    const [rating] = getSortOptions([{ sort: 'rating', order: 'desc', label: 'Best rated' }])
    expect(rating).toMatchObject({ value: 'rating-desc', label: 'Best rated', sort: 'rating', order: 'desc' })
  })

  it.each([
    [{}, ['createdAt-desc']],
    [{ sort: 'price', order: 'desc' }, ['price-desc']],
    [{ sort: 'price' }, ['price-asc']],
    [{ sort: 'name', order: 'asc' }, []],
    [{ sort: 'createdAt', order: 'asc' }, []],
  ])('selects the order of a list with %j', (params, selected) => {
    expect(selectedOf(getSortOptions(productSorts, { params }))).toEqual(selected)
  })

  it('selects relevance without a sort, even if an order is left over', () => {
    const sorts = ['relevance', 'price-asc'] as const
    expect(selectedOf(getSortOptions(sorts, { params: { order: 'asc' } }))).toEqual(['relevance'])
    expect(selectedOf(getSortOptions(sorts, { params: { sort: null, order: null } }))).toEqual(['relevance'])
  })

  it('takes its texts from the labels, and English for those that are left out', () => {
    const labels = { sort: { 'price-asc': 'Preis aufsteigend' } }
    expect(getSortOptions(productSorts, { labels }).map(({ label }) => label)).toEqual([
      'Newest',
      'Preis aufsteigend',
      'Price, high to low',
    ])
  })
})
