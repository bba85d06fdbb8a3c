import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { allocate } from './allocate.js'

const lines = fc.array(
  fc.record({
    productId: fc.constantFrom('p', 'q'),
    variantId: fc.constantFrom('v', 'w'),
    quantity: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 6 },
)

describe('allocate', () => {
  it('gives no unit of a variant to two lines', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 20 }), (all, stock) => {
        const given = new Map<string, number>()
        allocate(all, () => stock).forEach(({ available }, index) => {
          const { productId, variantId, quantity } = all[index]!
          const key = productId + variantId
          given.set(key, (given.get(key) ?? 0) + Math.min(quantity, available))
        })
        for (const units of given.values()) expect(units).toBeLessThanOrEqual(stock)
      }),
      randomRuns(),
    )
  })

  it('lets a line grow to its max without taking a unit of another line', () => {
    fc.assert(
      fc.property(lines, fc.nat({ max: 20 }), fc.nat({ max: 5 }), (all, stock, choice) => {
        const index = choice % (all.length || 1)
        const line = all[index]
        const { max } = allocate(all, () => stock)[index] ?? { max: 0 }
        if (!line || max < line.quantity) return
        const grown = all.map((each, at) => (at === index ? { ...each, quantity: max } : each))
        const before = allocate(all, () => stock)
        allocate(grown, () => stock).forEach(({ available }, at) => {
          const had = Math.min(all[at]!.quantity, before[at]!.available)
          expect(Math.min(grown[at]!.quantity, available)).toBeGreaterThanOrEqual(had)
        })
      }),
      randomRuns(),
    )
  })

  it.each([
    [2.5, 2],
    [NaN, 0],
    [-1, 0],
    [Infinity, Infinity],
  ])('reads a stock of %d as %d', (stock, units) => {
    const [only] = allocate([{ productId: 'p', variantId: 'v', quantity: 1 }], () => stock)
    expect(only).toEqual({ stock: units, available: units, max: units })
  })

  it('keeps the stock of two products apart that use the same variant id', () => {
    const same = { variantId: 'v', quantity: 2 }
    const all = [
      { ...same, productId: 'p' },
      { ...same, productId: 'q' },
    ]
    expect(allocate(all, () => 2).map(({ available }) => available)).toEqual([2, 2])
  })
})
