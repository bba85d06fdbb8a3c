import fc from 'fast-check'

export type Step =
  | {
      readonly type: 'add'
      readonly tab: number
      readonly variant: number
      readonly quantity: number
      readonly engraved: boolean
    }
  | { readonly type: 'set'; readonly tab: number; readonly line: number; readonly quantity: number }
  | { readonly type: 'remove' | 'accept'; readonly tab: number; readonly line: number }
  | { readonly type: 'clear' | 'undo' | 'reload' | 'show' | 'checkout'; readonly tab: number }
  /** The page is loaded again with other limits. */
  | { readonly type: 'limit'; readonly tab: number; readonly quantity: number }
  /** The device's requests, or the server's, are answered in order. */
  | { readonly type: 'answer'; readonly by: 'device' | 'server'; readonly count: number }
  | { readonly type: 'store'; readonly by: 'device' | 'server'; readonly isDown: boolean }
  | {
      readonly type: 'fail'
      readonly tab: number
      readonly failing: 'none' | 'read' | 'write' | 'full' | 'all'
    }
  | { readonly type: 'restock'; readonly variant: number; readonly stock: number; readonly price: string }
  | { readonly type: 'deliver'; readonly choices: readonly number[] }

export interface CartHistory {
  readonly tabs: 2 | 3
  /**
   * Every message arrives before the next step, so that no two tabs act at the same instant, in an order that this number
   * chooses. Each unit that a tab reported as added must then be in the cart.
   */
  readonly calm?: number | undefined
  /** Quantities of lines that the format `v: 1` stored, by variant. */
  readonly oldLines: readonly number[]
  readonly steps: readonly Step[]
}

const tab = fc.nat({ max: 2 })
const line = fc.nat({ max: 7 })
const variant = fc.nat({ max: 5 })
const addFields = {
  type: fc.constant('add' as const),
  tab,
  variant,
  quantity: fc.integer({ min: 1, max: 3 }),
  engraved: fc.boolean(),
}
const add = fc.record(addFields)
const by = fc.constantFrom('device' as const, 'server' as const)
const price = fc.constantFrom('0', '0.1', '19.99', '0.0003', '9007199254740993.10')

export const cartHistories: fc.Arbitrary<CartHistory> = fc.record({
  tabs: fc.constantFrom(2 as const, 3 as const),
  oldLines: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
  steps: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: add },
      {
        weight: 3,
        arbitrary: fc.record({ type: fc.constant('set' as const), tab, line, quantity: fc.nat({ max: 6 }) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ type: fc.constantFrom('remove' as const, 'accept' as const), tab, line }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constantFrom(
            'clear' as const,
            'undo' as const,
            'undo' as const,
            'reload' as const,
            'show' as const,
            'checkout' as const,
            'checkout' as const,
          ),
          tab,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('limit' as const),
          tab,
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('answer' as const),
          by,
          count: fc.integer({ min: 1, max: 3 }),
        }),
      },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('store' as const), by, isDown: fc.boolean() }) },
      {
        weight: 2,
        arbitrary: fc.record({
          type: fc.constant('fail' as const),
          tab,
          failing: fc.constantFrom(
            'none' as const,
            'none' as const,
            'read' as const,
            'write' as const,
            'full' as const,
            'all' as const,
          ),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('restock' as const),
          variant,
          stock: fc.nat({ max: 9 }),
          price,
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          type: fc.constant('deliver' as const),
          choices: fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 12 }),
        }),
      },
    ),
    { maxLength: 60 },
  ),
})

/** Adds of tabs that never act at the same instant, while the storage of some of them is full. */
export const calmHistories: fc.Arbitrary<CartHistory> = fc.record({
  tabs: fc.constantFrom(2 as const, 3 as const),
  calm: fc.nat({ max: 50 }),
  oldLines: fc.array(fc.nat({ max: 3 }), { maxLength: 2 }),
  steps: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ ...addFields, variant: fc.nat({ max: 2 }) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('fail' as const),
          tab,
          failing: fc.constantFrom('none' as const, 'write' as const, 'full' as const, 'full' as const),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ type: fc.constantFrom('reload' as const, 'show' as const), tab }),
      },
    ),
    { maxLength: 40 },
  ),
})
