import { describe, expect, it } from 'vitest'

import { buildProduct } from '../build/build-product.js'
import { createMockStore } from './create-mock-store.js'

describe('a mock store', () => {
  it('keeps a copy of an inserted item', () => {
    const store = createMockStore({ products: [] })
    const product = { ...buildProduct(), name: 'Before' }
    store.insert(product)
    product.name = 'After'
    expect(store.products.get(product.id)?.name).toBe('Before')
  })

  it('takes resources with any fields, written inline', () => {
    const store = createMockStore({ products: [], resources: { brands: [{ id: 'b1', title: 'Acme' }] } })
    expect(store.resource('brands').get('b1')).toMatchObject({ title: 'Acme' })
  })

  it.each([-1, 1e20, Number.NaN])('refuses the latency %s, which no timer can wait', (latency) => {
    expect(() => createMockStore({ products: [], latency })).toThrow('latency must be from 0')
  })

  it('sorts by price by default, even if the price is not a value of sort', () => {
    const dialect = { defaultSort: 'price', sortFields: ['name'] }
    expect(() => createMockStore({ products: [buildProduct()], dialect })).not.toThrow()
  })

  it('refuses a default sort that no product has', () => {
    expect(() => createMockStore({ products: [buildProduct()], dialect: { defaultSort: 'zzz' } })).toThrow(
      '"defaultSort"',
    )
  })
})
