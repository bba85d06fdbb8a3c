import fc from 'fast-check'

/** Sorted by rank, then id. */
export interface Thing {
  readonly id: string
  readonly rank: number
  readonly note: number
}

/** `pick` is an index modulo the number of items at that time, so that a shrunk history stays valid. */
export type Step =
  | { readonly do: 'next' | 'previous' | 'refetch' | 'mount' | 'unmount'; readonly hook: number }
  | { readonly do: 'invalidate' | 'mark-stale' | 'focus' | 'reconnect' | 'persist' | 'prefetch' }
  /** The app empties the cache, e.g. after a logout. */
  | { readonly do: 'clear' }
  /** The requests after the next `skip` ones; more than two failures in a row are an error of the list. */
  | {
      readonly do: 'fail'
      readonly fault: 429 | 500 | 503 | 'disconnect'
      readonly times: number
      readonly skip: number
    }
  | { readonly do: 'foreign'; readonly shape: number }
  /** Other code writes the first pages: a page that its server rendered again, a loader of the browser, `setQueryData`. */
  | { readonly do: 'hydrate' | 'load' | 'cut'; readonly pages: number }
  /** Only if the history has `auto`. */
  | { readonly do: 'scroll'; readonly distance: number }
  | { readonly do: 'insert'; readonly rank: number }
  | { readonly do: 'remove' | 'edit'; readonly pick: number; readonly count: number; readonly target: Target }
  | { readonly do: 'move'; readonly pick: number; readonly rank: number; readonly target: Target }

/** The item that a change starts at; `first`, `last` and `anchor` are cursors. */
type Target = 'anywhere' | 'first' | 'last' | 'anchor'

/** Plain JSON. The steps of one burst run concurrently. */
export interface History {
  readonly limit: number
  readonly maxPages: number | null
  readonly order: 'asc' | 'desc'
  readonly ranks: readonly number[]
  readonly start: {
    readonly kind: 'head' | 'after' | 'before'
    readonly pick: number
    readonly exists: boolean
  }
  readonly dialect: {
    readonly envelope: 'data' | 'resource'
    readonly hasMore: 'direction' | 'toward-end'
    readonly shortPages: boolean
    readonly totalCount: 'exact' | 'omitted'
    readonly deletedCursor: 'resolves' | 400 | 404
    readonly unknownCursor: 400 | 404
  }
  /** The server starts again at the head after the last item, and `has_more` is always true. */
  readonly cycles: boolean
  /** Index of the foreign data in the cache before the list mounts. */
  readonly cached: number | null
  /** Pages load automatically, in rows of this height; CSS hides some or all rows. */
  readonly auto: {
    readonly rowHeight: number
    readonly hidden: 'none' | 'some' | 'all'
  } | null
  readonly bursts: readonly (readonly Step[])[]
}

const rank = fc.integer({ min: 0, max: 12 })
const hook = fc.integer({ min: 0, max: 1 })
const pick = fc.nat(40)
const target = fc.constantFrom<Target>('anywhere', 'first', 'last', 'anchor')

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('next' as const), hook }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('previous' as const), hook }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refetch' as const), hook }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'invalidate' as const,
        'mark-stale' as const,
        'focus' as const,
        'reconnect' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('mount' as const, 'unmount' as const), hook }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('persist' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('clear' as const, 'prefetch' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('prefetch' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fail' as const),
      fault: fc.constantFrom<429 | 500 | 503 | 'disconnect'>(429, 500, 503, 'disconnect'),
      times: fc.integer({ min: 1, max: 3 }),
      skip: fc.nat(2),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('foreign' as const), shape: fc.nat(20) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('hydrate' as const, 'hydrate' as const, 'load' as const, 'cut' as const),
      pages: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('scroll' as const),
      distance: fc.integer({ min: -300, max: 300 }).filter((distance) => distance !== 0),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('insert' as const), rank }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'remove' as const, 'edit' as const),
      pick,
      count: fc.integer({ min: 1, max: 6 }),
      target,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), pick, rank, target }) },
)

export const histories: fc.Arbitrary<History> = fc.record({
  limit: fc.integer({ min: 1, max: 5 }),
  maxPages: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 3 })),
  order: fc.constantFrom('asc' as const, 'desc' as const),
  ranks: fc.array(rank, { maxLength: 24 }),
  start: fc.record({
    kind: fc.constantFrom('head', 'after', 'before'),
    pick,
    exists: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  }),
  dialect: fc.record({
    envelope: fc.constantFrom('data', 'resource'),
    hasMore: fc.constantFrom('direction', 'direction', 'toward-end'),
    shortPages: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.constant(true)),
    totalCount: fc.constantFrom('exact', 'exact', 'omitted'),
    deletedCursor: fc.constantFrom<'resolves' | 400 | 404>('resolves', 400, 404),
    unknownCursor: fc.constantFrom<400 | 404>(400, 404),
  }),
  cycles: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
  cached: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.nat(20)),
  auto: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.record({
        rowHeight: fc.constantFrom(10, 40, 150),
        hidden: fc.constantFrom<'none' | 'some' | 'all'>('none', 'some', 'all'),
      }),
    },
  ),
  bursts: fc.array(
    fc.oneof(
      { weight: 2, arbitrary: fc.array(step, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 5 }) },
    ),
    { minLength: 1, maxLength: 12 },
  ),
})
