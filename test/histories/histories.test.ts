import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { histories, type History } from './history.js'
import { runHistory } from './run-history.js'

test(`a list keeps every invariant in ${runs(500)} random histories`, { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const passed = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
      await runHistory(history, { scheduler })
      passed()
    }),
    // `npm run test:long histories` runs more, with a new seed.
    randomRuns(500),
  )
  expect(passed).toHaveBeenCalledTimes(runs(500))
})

/** As the document of the API has it. */
const dialect: History['dialect'] = {
  envelope: 'data',
  hasMore: 'direction',
  shortPages: false,
  totalCount: 'exact',
  deletedCursor: 'resolves',
  unknownCursor: 400,
}

/** All found by `npm run test:long histories`, and shrunk. */
test('a second refetch changes nothing after all items of a list were deleted', async () => {
  const history: History = {
    limit: 1,
    maxPages: null,
    order: 'asc',
    ranks: [0, 0],
    start: { kind: 'after', pick: 0, exists: true },
    dialect,
    cycles: false,
    cached: null,
    auto: null,
    bursts: [[{ do: 'remove', pick: 0, count: 1, target: 'first' }]],
  }
  await expect(runHistory(history)).resolves.toBeUndefined()
})

test('a list whose only item was deleted shows one that is added during a refetch', async () => {
  const history: History = {
    limit: 1,
    maxPages: 1,
    order: 'asc',
    ranks: [0],
    start: { kind: 'head', pick: 0, exists: true },
    dialect,
    cycles: false,
    cached: 0,
    auto: { rowHeight: 10, hidden: 'none' },
    bursts: [
      [{ do: 'remove', pick: 0, count: 1, target: 'anywhere' }],
      [{ do: 'invalidate' }, { do: 'refetch', hook: 1 }, { do: 'insert', rank: 0 }],
    ],
  }
  const property = fc.asyncProperty(fc.scheduler(), (scheduler) => runHistory(history, { scheduler }))
  await expect(fc.assert(property, { numRuns: 200, seed: 1 })).resolves.toBeUndefined()
})

test('hydration of an empty list that is invalidated leaves it invalidated', async () => {
  const history: History = {
    limit: 1,
    maxPages: 1,
    order: 'asc',
    ranks: [],
    start: { kind: 'head', pick: 0, exists: true },
    dialect,
    cycles: false,
    cached: null,
    auto: null,
    bursts: [[{ do: 'mark-stale' }], [{ do: 'hydrate', pages: 1 }]],
  }
  await expect(runHistory(history)).resolves.toBeUndefined()
})

test('an automatic load at the very top keeps the rows on screen, although it finds that the first one was deleted', async () => {
  const history: History = {
    limit: 1,
    maxPages: null,
    order: 'asc',
    ranks: [0, 0, 0, 0],
    start: { kind: 'before', pick: 1, exists: true },
    dialect,
    cycles: false,
    cached: null,
    auto: { rowHeight: 10, hidden: 'none' },
    bursts: [
      [
        { do: 'remove', pick: 0, count: 1, target: 'anywhere' },
        { do: 'scroll', distance: 1 },
        { do: 'insert', rank: 0 },
      ],
      [{ do: 'cut', pages: 1 }],
    ],
  }
  await expect(runHistory(history)).resolves.toBeUndefined()
})

test('a loader that finds all loaded rows on fewer pages does not limit a later invalidation', async () => {
  const history: History = {
    limit: 3,
    maxPages: null,
    order: 'desc',
    ranks: [2, 0, 0, 1, 1],
    start: { kind: 'after', pick: 1, exists: true },
    dialect: { ...dialect, shortPages: true },
    cycles: false,
    cached: null,
    auto: null,
    bursts: [
      [{ do: 'previous', hook: 0 }],
      [{ do: 'prefetch' }, { do: 'previous', hook: 0 }],
      [{ do: 'load', pages: 2 }],
      [{ do: 'invalidate' }],
    ],
  }
  await expect(runHistory(history)).resolves.toBeUndefined()
})

test('after the app has emptied the cache, a page of its server replaces what a hook still shows', async () => {
  const history: History = {
    limit: 1,
    maxPages: null,
    order: 'asc',
    ranks: [3],
    start: { kind: 'head', pick: 0, exists: true },
    dialect,
    cycles: false,
    cached: null,
    auto: null,
    bursts: [
      [
        { do: 'previous', hook: 0 },
        { do: 'remove', pick: 0, count: 1, target: 'anywhere' },
      ],
      [
        { do: 'clear' },
        { do: 'hydrate', pages: 1 },
        { do: 'load', pages: 1 },
        { do: 'next', hook: 0 },
        { do: 'prefetch' },
      ],
    ],
  }
  const property = fc.asyncProperty(fc.scheduler(), (scheduler) => runHistory(history, { scheduler }))
  await expect(fc.assert(property, { numRuns: 200, seed: 1 })).resolves.toBeUndefined()
})
