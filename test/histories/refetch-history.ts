import fc from 'fast-check'

/** `pick` is an index modulo the number of items at that time, so that a shrunk history stays valid. */
export type Change =
  | {
      readonly do: 'insert'
      readonly where: 'above' | 'inside' | 'below'
      readonly count: number
      readonly pick: number
    }
  | {
      readonly do: 'remove'
      readonly where: 'first' | 'last' | 'anywhere'
      readonly count: number
      readonly pick: number
    }
  | { readonly do: 'move'; readonly pick: number; readonly to: number }
  | { readonly do: 'edit'; readonly pick: number }
  /** Not a change of the store: requests after the next `skip` ones fail, and are repeated. */
  | { readonly do: 'fail'; readonly times: number; readonly fault: 503 | 'disconnect'; readonly skip: number }

/** What a part reports: the rows on screen from an item on, the very top, or nothing, as an app without the parts. */
export type Reader = { readonly at: 'item'; readonly pick: number } | { readonly at: 'top' | 'unknown' }

export interface Round {
  /** Pages that the user loads before the changes. */
  readonly loads: readonly ('fetchNextPage' | 'fetchPreviousPage')[]
  readonly reader: Reader
  readonly changes: readonly Change[]
  readonly trigger: 'refetch' | 'invalidate' | 'focus' | 'reconnect' | 'mount'
}

/** Plain JSON. */
export interface RefetchHistory {
  readonly limit: number
  readonly maxPages: number | null
  readonly size: number
  /** Number of rows that fit on the screen. */
  readonly screen: number
  readonly start: { readonly kind: 'head' | 'after' | 'before'; readonly pick: number }
  readonly deletedCursor: 'resolves' | 400 | 404
  readonly rounds: readonly Round[]
}

const pick = fc.nat(60)

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('insert' as const),
      where: fc.constantFrom('above' as const, 'above' as const, 'inside' as const, 'below' as const),
      count: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 6 }) },
        fc.integer({ min: 7, max: 40 }),
      ),
      pick,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      where: fc.constantFrom('first' as const, 'last' as const, 'anywhere' as const),
      count: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
        fc.integer({ min: 4, max: 10 }),
      ),
      pick,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), pick, to: pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      times: fc.integer({ min: 1, max: 2 }),
      fault: fc.constantFrom<503 | 'disconnect'>(503, 'disconnect'),
      skip: fc.nat(8),
    }),
  },
)

const reader: fc.Arbitrary<Reader> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ at: fc.constant('item' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ at: fc.constant('top' as const) }) },
  { weight: 2, arbitrary: fc.record({ at: fc.constant('unknown' as const) }) },
)

export const refetchHistories: fc.Arbitrary<RefetchHistory> = fc.record({
  limit: fc.integer({ min: 1, max: 6 }),
  maxPages: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 4 })),
  size: fc.integer({ min: 1, max: 50 }),
  screen: fc.integer({ min: 1, max: 8 }),
  start: fc.record({ kind: fc.constantFrom('head', 'head', 'after', 'before'), pick }),
  deletedCursor: fc.constantFrom<'resolves' | 400 | 404>('resolves', 'resolves', 400, 404),
  rounds: fc.array(
    fc.record({
      loads: fc.array(fc.constantFrom('fetchNextPage', 'fetchNextPage', 'fetchPreviousPage'), {
        maxLength: 3,
      }),
      reader,
      changes: fc.array(change, { maxLength: 3 }),
      trigger: fc.constantFrom('refetch', 'invalidate', 'focus', 'reconnect', 'mount'),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})
