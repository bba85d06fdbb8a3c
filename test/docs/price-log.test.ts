import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { buildProduct, buildVariant } from 'storefront-mock'

import * as core from '../../src/core/index.js'

type Entries = readonly { readonly price: string; readonly since: number }[]

/** The names that the recipe exports. */
interface PriceLogRecipe {
  readonly recordPrices: (log: Map<string, Entries>, products: Iterable<core.Product>, now: number) => void
  readonly findPriorPrice: (log: Map<string, Entries>, variant: core.Variant) => string | undefined
}

const page = readFileSync(join(import.meta.dirname, '../../docs/prices.md'), 'utf8')

function runRecipe(): PriceLogRecipe {
  const [, code = ''] = /^```ts\n(\/\/ price-log\.ts\n.*?)^```$/ms.exec(page) ?? []
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS } })
  const exports = {}
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the code of the page
  const run = new Function('require', 'exports', outputText) as (
    require: () => object,
    exports: object,
  ) => void
  run(() => core, exports)
  return exports as PriceLogRecipe
}

const { recordPrices, findPriorPrice } = runRecipe()

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const productAt = (price: string) => ({
  ...buildProduct(),
  variants: [buildVariant({ id: 'v', price, compareAtPrice: '99.00' })],
})

/** The price that the recipe finds at the end of a history of prices, by the day on which each began. */
function priorAfter(
  history: readonly (readonly [day: number, price: string])[],
  shown?: Partial<core.Variant>,
) {
  const log = new Map<string, Entries>()
  for (const [day, price] of history) recordPrices(log, [productAt(price)], day * DAY)
  const [, price = ''] = history.at(-1) ?? []
  return findPriorPrice(log, buildVariant({ id: 'v', price, compareAtPrice: '99.00', ...shown }))
}

describe('the price log of docs/prices.md', () => {
  it('finds the lowest price of the 30 days before the reduction', () => {
    expect(
      priorAfter([
        [1, '40'],
        [35, '28'],
        [40, '30'],
        [50, '27'],
      ]),
    ).toBe('28')
  })

  it('counts the price that already applied when the 30 days began', () => {
    expect(
      priorAfter([
        [1, '25'],
        [30, '40'],
        [50, '27'],
      ]),
    ).toBe('25')
    expect(
      priorAfter([
        [1, '25'],
        [30, '40'],
        [60, '27'],
      ]),
    ).toBe('40')
  })

  it('is not changed by readings that find the same price', () => {
    expect(
      priorAfter([
        [1, '40'],
        [35, '40.0'],
        [36, '40'],
        [50, '27'],
        [70, '27'],
        [90, '27.00'],
      ]),
    ).toBe('40')
  })

  it('finds nothing before it has 30 days of prices', () => {
    expect(
      priorAfter([
        [21, '40'],
        [50, '27'],
      ]),
    ).toBeUndefined()
    expect(
      priorAfter([
        [20, '40'],
        [50, '27'],
      ]),
    ).toBe('40')
    expect(priorAfter([[50, '27']])).toBeUndefined()
    expect(priorAfter([])).toBeUndefined()
  })

  it('finds nothing for a variant that is not reduced, or whose price the log does not know yet', () => {
    expect(
      priorAfter(
        [
          [1, '40'],
          [50, '27'],
        ],
        { compareAtPrice: null },
      ),
    ).toBeUndefined()
    expect(
      priorAfter(
        [
          [1, '40'],
          [50, '27'],
        ],
        { price: '26' },
      ),
    ).toBeUndefined()
  })

  it('returns the price before the last step of a reduction by steps', () => {
    expect(
      priorAfter([
        [1, '40'],
        [50, '30'],
        [60, '27'],
      ]),
    ).toBe('30')
  })

  it('announces a reduction only below every price that applied in the 30 days, for any history', () => {
    const history = fc.array(
      fc.record({ hours: fc.integer({ min: 1, max: 500 }), cents: fc.integer({ min: 1, max: 6 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    fc.assert(
      fc.property(history, (steps) => {
        const log = new Map<string, Entries>()
        let hour = 1
        const priceAt = new Map<number, number>()
        let start = hour
        let last = 0
        for (const { hours, cents } of steps) {
          recordPrices(log, [productAt(`0.0${cents}`)], hour * HOUR)
          if (cents !== last) start = hour
          last = cents
          for (const until = hour + hours; hour < until; hour++) priceAt.set(hour, cents)
        }
        const days = Array.from({ length: 30 * 24 }, (_, index) => priceAt.get(start - 1 - index))
        const expected = days.includes(undefined) ? undefined : `0.0${Math.min(...(days as number[]))}`
        expect(findPriorPrice(log, buildVariant({ id: 'v', price: `0.0${last}`, compareAtPrice: '1' }))).toBe(
          expected,
        )
      }),
      { numRuns: 300 },
    )
  })
})
