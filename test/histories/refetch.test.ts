import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { refetchHistories, type RefetchHistory } from './refetch-history.js'
import { runRefetchHistory } from './run-refetch-history.js'

test(
  `a refetch keeps the rows of the reader in ${runs(500)} random histories`,
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const passed = vi.fn()
    await fc.assert(
      fc.asyncProperty(refetchHistories, async (history) => {
        await runRefetchHistory(history)
        passed()
      }),
      randomRuns(500),
    )
    expect(passed).toHaveBeenCalledTimes(runs(500))
  },
)

const still = { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' } as const

/** Found by `npm run test:long histories`, and shrunk. */
const found: Record<string, RefetchHistory> = {
  'does not read the rows again if it has found all that still exist': {
    limit: 4,
    maxPages: null,
    size: 28,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 400,
    rounds: [
      {
        ...still,
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'insert', where: 'inside', count: 12, pick: 0 },
          { do: 'remove', where: 'last', count: 3, pick: 0 },
        ],
      },
    ],
  },
  'finds the only row that is left if the server rejects the cursors of all others': {
    limit: 2,
    maxPages: null,
    size: 16,
    start: { kind: 'before', pick: 14 },
    deletedCursor: 400,
    rounds: [
      {
        ...still,
        loads: ['fetchPreviousPage'],
        reader: { at: 'top' },
        changes: [{ do: 'insert', where: 'inside', count: 4, pick: 0 }],
      },
      {
        ...still,
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 38 },
        changes: [
          { do: 'remove', where: 'first', count: 7, pick: 0 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
        ],
      },
    ],
  },
  'keeps the changed row of the reader where maxPages has no room for all': {
    limit: 2,
    maxPages: 1,
    size: 2,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        ...still,
        changes: [
          { do: 'edit', pick: 0 },
          { do: 'insert', where: 'inside', count: 1, pick: 0 },
        ],
      },
    ],
  },
  'reads on from the head if all of its rows are new': {
    limit: 5,
    maxPages: null,
    size: 8,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        ...still,
        loads: ['fetchNextPage'],
        changes: [
          { do: 'insert', where: 'above', count: 10, pick: 0 },
          { do: 'insert', where: 'inside', count: 3, pick: 22 },
        ],
      },
    ],
  },
  'starts at the page of the moved cursor if it is next to a loaded row': {
    limit: 3,
    maxPages: 2,
    size: 7,
    start: { kind: 'after', pick: 3 },
    deletedCursor: 400,
    rounds: [
      {
        ...still,
        loads: ['fetchPreviousPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'remove', where: 'first', count: 3, pick: 0 },
          { do: 'insert', where: 'above', count: 5, pick: 0 },
          { do: 'insert', where: 'inside', count: 2, pick: 0 },
        ],
      },
    ],
  },
  'follows the row next to the deleted one behind many new rows': {
    limit: 2,
    maxPages: null,
    size: 4,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        ...still,
        loads: ['fetchNextPage'],
        changes: [
          { do: 'remove', where: 'first', count: 2, pick: 0 },
          { do: 'insert', where: 'above', count: 12, pick: 0 },
        ],
      },
    ],
  },
  'keeps the rows of a list of one page': {
    limit: 4,
    maxPages: null,
    size: 12,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        ...still,
        reader: { at: 'item', pick: 3 },
        changes: [{ do: 'insert', where: 'above', count: 3, pick: 0 }],
      },
    ],
  },
  'lets the window grow to twice the pages of the user, over 100 refetches': {
    limit: 3,
    maxPages: null,
    size: 30,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: Array.from({ length: 100 }, (_, round) => ({
      ...still,
      loads: round === 0 ? ['fetchNextPage'] : [],
      reader: { at: 'item', pick: 5 },
      changes: [{ do: 'insert', where: round % 2 === 0 ? 'above' : 'inside', count: 3, pick: round }],
    })),
  },
  'keeps no empty page above the first row': {
    limit: 1,
    maxPages: 2,
    size: 4,
    start: { kind: 'after', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      { ...still, reader: { at: 'top' }, changes: [{ do: 'remove', where: 'last', count: 2, pick: 0 }] },
      still,
    ],
  },
  'looks for the rows where most of their cursors point, because the item of one cursor may have moved': {
    limit: 2,
    maxPages: null,
    size: 9,
    start: { kind: 'after', pick: 2 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchPreviousPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'remove', where: 'first', count: 2, pick: 0 },
          { do: 'edit', pick: 21 },
          { do: 'insert', where: 'inside', count: 6, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'sends no request more after maxPages has dropped the rows above one that was loaded upwards': {
    limit: 1,
    maxPages: 2,
    size: 10,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'above', count: 2, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchPreviousPage', 'fetchPreviousPage'],
        reader: { at: 'unknown' },
        changes: [{ do: 'insert', where: 'inside', count: 7, pick: 0 }],
        trigger: 'refetch',
      },
      { loads: ['fetchNextPage'], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
    ],
  },
  'keeps the last row if one row has moved to the top and the others were deleted': {
    limit: 1,
    maxPages: null,
    size: 13,
    start: { kind: 'after', pick: 11 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchPreviousPage'],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'inside', count: 2, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'unknown' },
        changes: [{ do: 'insert', where: 'above', count: 1, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchPreviousPage', 'fetchPreviousPage'],
        reader: { at: 'item', pick: 0 },
        changes: [],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 2, to: 0 },
          { do: 'remove', where: 'first', count: 4, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'spends its last requests on the row of the reader, not on a neighbor that it has found': {
    limit: 3,
    maxPages: 3,
    size: 2,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 404,
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'insert', where: 'above', count: 2, pick: 0 },
          { do: 'insert', where: 'above', count: 7, pick: 0 },
        ],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'above', count: 7, pick: 0 }],
        trigger: 'refetch',
      },
      { loads: ['fetchPreviousPage'], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
      {
        loads: [],
        reader: { at: 'item', pick: 5 },
        changes: [
          { do: 'insert', where: 'inside', count: 17, pick: 4 },
          { do: 'insert', where: 'inside', count: 4, pick: 13 },
          { do: 'remove', where: 'first', count: 3, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'looks at the head if nothing is before most of the rows': {
    limit: 2,
    maxPages: 3,
    size: 2,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'insert', where: 'above', count: 3, pick: 0 },
          { do: 'insert', where: 'above', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'unknown' },
        changes: [{ do: 'insert', where: 'below', count: 10, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchPreviousPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 20, to: 6 },
          { do: 'remove', where: 'first', count: 4, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'knows from the page above its window that a deleted row is not below': {
    limit: 2,
    maxPages: 1,
    size: 14,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'remove', where: 'first', count: 1, pick: 0 },
          { do: 'edit', pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
    ],
  },
  'looks for unchanged rows where all rows in the window have changed': {
    limit: 2,
    maxPages: null,
    size: 2,
    start: { kind: 'before', pick: 1 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'below', count: 12, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 10 },
        changes: [
          { do: 'move', pick: 2, to: 2 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'keeps a changed row behind the others where it fits': {
    limit: 4,
    maxPages: null,
    size: 31,
    start: { kind: 'after', pick: 30 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 29 },
        changes: [
          { do: 'insert', where: 'inside', count: 2, pick: 4 },
          { do: 'edit', pick: 23 },
          { do: 'move', pick: 0, to: 6 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
    ],
  },
  'looks for the row that is left where the others in the window have moved': {
    limit: 2,
    maxPages: 2,
    size: 14,
    start: { kind: 'before', pick: 17 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'remove', where: 'anywhere', count: 2, pick: 16 },
          { do: 'insert', where: 'below', count: 2, pick: 0 },
          { do: 'move', pick: 7, to: 5 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'top' }, changes: [], trigger: 'refetch' },
    ],
  },
  'keeps a changed row next to the others, and not one that has moved far': {
    limit: 1,
    maxPages: null,
    size: 14,
    start: { kind: 'before', pick: 8 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 10 },
        changes: [
          { do: 'move', pick: 20, to: 13 },
          { do: 'edit', pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
    ],
  },
  'keeps a changed first row where a moved one leaves no room for all': {
    limit: 6,
    maxPages: null,
    size: 26,
    start: { kind: 'after', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'remove', where: 'first', count: 2, pick: 0 },
          { do: 'insert', where: 'inside', count: 5, pick: 0 },
          { do: 'remove', where: 'first', count: 2, pick: 0 },
        ],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'unknown' },
        changes: [
          { do: 'remove', where: 'first', count: 1, pick: 0 },
          { do: 'move', pick: 59, to: 25 },
          { do: 'edit', pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'top' }, changes: [], trigger: 'refetch' },
    ],
  },
  'does not read the store to its end for the only loaded row, which was deleted': {
    limit: 1,
    maxPages: null,
    size: 10,
    start: { kind: 'before', pick: 13 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'remove', where: 'first', count: 1, pick: 0 }],
        trigger: 'refetch',
      },
    ],
  },
  'keeps as many rows as a page can have in a list that is shorter': {
    limit: 5,
    maxPages: 1,
    size: 8,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'move', pick: 0, to: 0 },
          { do: 'remove', where: 'anywhere', count: 2, pick: 18 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'finds the rows after the deleted ones where one has moved behind them': {
    limit: 3,
    maxPages: 3,
    size: 22,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 400,
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'remove', where: 'anywhere', count: 8, pick: 0 },
          { do: 'move', pick: 13, to: 20 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'follows the changed row of the reader where a row that has moved is next to it': {
    limit: 1,
    maxPages: 3,
    size: 3,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'insert', where: 'inside', count: 7, pick: 21 },
          { do: 'move', pick: 0, to: 2 },
          { do: 'edit', pick: 21 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'reads on from the first row that is left behind many rejected cursors': {
    limit: 4,
    maxPages: null,
    size: 31,
    start: { kind: 'before', pick: 27 },
    deletedCursor: 404,
    rounds: [
      { ...still, loads: ['fetchNextPage', 'fetchPreviousPage'], reader: { at: 'unknown' } },
      { ...still, changes: [{ do: 'remove', where: 'first', count: 9, pick: 0 }] },
    ],
  },
  'keeps the unchanged row where the row of the reader is deleted and those beside it have moved': {
    limit: 1,
    maxPages: null,
    size: 28,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 3 },
        changes: [
          { do: 'move', pick: 2, to: 24 },
          { do: 'move', pick: 0, to: 23 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'reads the row at the top if only requests for the reader are left, and its row was deleted': {
    limit: 6,
    maxPages: null,
    size: 25,
    start: { kind: 'before', pick: 37 },
    deletedCursor: 400,
    rounds: [
      {
        ...still,
        loads: ['fetchPreviousPage'],
        reader: { at: 'item', pick: 4 },
        changes: [
          { do: 'remove', where: 'last', count: 8, pick: 0 },
          { do: 'insert', where: 'inside', count: 4, pick: 0 },
        ],
      },
    ],
  },
  'reads the row of the reader with its last two requests, rather than the place that a moved row has left': {
    limit: 2,
    maxPages: null,
    size: 13,
    start: { kind: 'before', pick: 9 },
    deletedCursor: 'resolves',
    rounds: [
      {
        ...still,
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'move', pick: 29, to: 0 },
          { do: 'move', pick: 0, to: 0 },
          { do: 'insert', where: 'inside', count: 12, pick: 4 },
        ],
      },
    ],
  },
  'reads the row of the reader at its new place without reading again what it knows above': {
    limit: 2,
    maxPages: null,
    size: 2,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      { ...still, changes: [{ do: 'insert', where: 'above', count: 1, pick: 0 }] },
      {
        ...still,
        changes: [
          { do: 'insert', where: 'inside', count: 7, pick: 0 },
          { do: 'insert', where: 'above', count: 9, pick: 0 },
        ],
      },
      {
        ...still,
        loads: ['fetchNextPage'],
        changes: [
          { do: 'move', pick: 6, to: 10 },
          { do: 'move', pick: 0, to: 9 },
        ],
      },
    ],
  },
  'asks for the row of the reader itself, if the cursor of another one has moved': {
    limit: 3,
    maxPages: 1,
    size: 4,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 10 },
        changes: [
          { do: 'insert', where: 'inside', count: 4, pick: 0 },
          { do: 'move', pick: 35, to: 0 },
          { do: 'remove', where: 'anywhere', count: 1, pick: 25 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'looks above the reader, if the cursors of several rows below are rejected': {
    limit: 5,
    maxPages: null,
    size: 10,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 4 },
        changes: [
          { do: 'insert', where: 'above', count: 37, pick: 0 },
          { do: 'insert', where: 'above', count: 4, pick: 0 },
          { do: 'remove', where: 'anywhere', count: 6, pick: 45 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'shows a page that it has asked for without another request': {
    limit: 1,
    maxPages: null,
    size: 1,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'insert', where: 'above', count: 7, pick: 0 },
          { do: 'insert', where: 'below', count: 2, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: ['fetchNextPage'], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
      {
        loads: ['fetchPreviousPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [{ do: 'insert', where: 'above', count: 4, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 5, to: 0 },
          { do: 'edit', pick: 0 },
          { do: 'move', pick: 1, to: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'looks for the last row that is left, if the other cursors lead nowhere': {
    limit: 3,
    maxPages: null,
    size: 3,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 16 },
        changes: [
          { do: 'insert', where: 'above', count: 15, pick: 0 },
          { do: 'insert', where: 'inside', count: 7, pick: 0 },
          { do: 'remove', where: 'last', count: 4, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'shows the row next to the deleted one at the eye, if all rows have changed': {
    limit: 3,
    maxPages: null,
    size: 10,
    start: { kind: 'before', pick: 9 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 29 },
        changes: [
          { do: 'edit', pick: 0 },
          { do: 'move', pick: 16, to: 0 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'does not look for a row that has moved within the window': {
    limit: 3,
    maxPages: null,
    size: 4,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'inside', count: 3, pick: 15 }],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 2, to: 2 },
          { do: 'remove', where: 'first', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'insert', where: 'above', count: 2, pick: 0 },
          { do: 'insert', where: 'inside', count: 2, pick: 6 },
        ],
        trigger: 'refetch',
      },
      {
        loads: ['fetchPreviousPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'move', pick: 8, to: 0 },
          { do: 'insert', where: 'below', count: 39, pick: 0 },
          { do: 'insert', where: 'inside', count: 3, pick: 3 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'keeps the window, if only rows that have moved together are at the new place of the row at the eye': {
    limit: 5,
    maxPages: null,
    size: 26,
    start: { kind: 'before', pick: 16 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'above', count: 2, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [
          { do: 'move', pick: 40, to: 4 },
          { do: 'move', pick: 1, to: 5 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'reads on over many new rows between two that were loaded': {
    limit: 1,
    maxPages: null,
    size: 7,
    start: { kind: 'before', pick: 43 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'below', count: 3, pick: 0 }],
        trigger: 'refetch',
      },
      { loads: ['fetchNextPage'], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 0, to: 4 },
          { do: 'move', pick: 33, to: 27 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'looks above as well where the server has rejected the cursors of almost all loaded rows': {
    limit: 4,
    maxPages: null,
    size: 33,
    start: { kind: 'before', pick: 4 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 26 },
        changes: [
          { do: 'remove', where: 'last', count: 10, pick: 0 },
          { do: 'move', pick: 0, to: 18 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'top' }, changes: [], trigger: 'refetch' },
    ],
  },
  'keeps the loaded row at the head, if the rows above it were deleted and the others have moved': {
    limit: 5,
    maxPages: null,
    size: 15,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'remove', where: 'first', count: 3, pick: 0 },
          { do: 'edit', pick: 31 },
          { do: 'move', pick: 0, to: 22 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
    ],
  },
  'spends no request on a page that it has read already': {
    limit: 2,
    maxPages: null,
    size: 4,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 53 },
        changes: [
          { do: 'insert', where: 'inside', count: 3, pick: 0 },
          { do: 'remove', where: 'last', count: 4, pick: 0 },
          { do: 'insert', where: 'above', count: 12, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
    ],
  },
  'does not look below for a deleted row that was above its window': {
    limit: 1,
    maxPages: null,
    size: 7,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'insert', where: 'above', count: 7, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchPreviousPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'remove', where: 'first', count: 1, pick: 0 },
          { do: 'edit', pick: 7 },
          { do: 'edit', pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'joins the page that shows a pushed-out row to the window that it reaches down to': {
    limit: 5,
    maxPages: 3,
    size: 30,
    start: { kind: 'before', pick: 5 },
    deletedCursor: 400,
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'remove', where: 'last', count: 3, pick: 0 },
          { do: 'remove', where: 'last', count: 1, pick: 0 },
          { do: 'insert', where: 'inside', count: 5, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
    ],
  },
  'reads on from the row of the reader over three pages of new rows': {
    limit: 2,
    maxPages: 4,
    size: 8,
    start: { kind: 'before', pick: 5 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [{ do: 'remove', where: 'anywhere', count: 2, pick: 21 }],
        trigger: 'refetch',
      },
      {
        loads: ['fetchNextPage'],
        reader: { at: 'unknown' },
        changes: [{ do: 'remove', where: 'first', count: 3, pick: 0 }],
        trigger: 'refetch',
      },
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'insert', where: 'inside', count: 6, pick: 0 },
          { do: 'insert', where: 'below', count: 2, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'does not ask for the rows below one after which the list ends': {
    limit: 4,
    maxPages: null,
    size: 8,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 41 },
        changes: [
          { do: 'remove', where: 'last', count: 7, pick: 0 },
          { do: 'insert', where: 'above', count: 24, pick: 0 },
          { do: 'insert', where: 'inside', count: 7, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
    ],
  },
  'asks for rows beyond those that the server has rejected, before those between them': {
    limit: 5,
    maxPages: 2,
    size: 10,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 404,
    rounds: [
      {
        loads: ['fetchNextPage'],
        reader: { at: 'item', pick: 1 },
        changes: [
          { do: 'insert', where: 'above', count: 35, pick: 0 },
          { do: 'remove', where: 'last', count: 9, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'keeps the row below a deleted one at the eye, if the rows around it have changed': {
    limit: 3,
    maxPages: null,
    size: 15,
    start: { kind: 'before', pick: 34 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 16, to: 8 },
          { do: 'edit', pick: 1 },
          { do: 'remove', where: 'first', count: 1, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'unknown' }, changes: [], trigger: 'refetch' },
    ],
  },
  'keeps the last row that is left, if the place of a deleted one that had moved says that all are gone': {
    limit: 2,
    maxPages: 2,
    size: 6,
    start: { kind: 'head', pick: 0 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: ['fetchNextPage', 'fetchNextPage'],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 7, to: 32 },
          { do: 'insert', where: 'inside', count: 7, pick: 7 },
          { do: 'remove', where: 'first', count: 4, pick: 0 },
        ],
        trigger: 'refetch',
      },
    ],
  },
  'finds an unmoved row at the eye where another was moved and then deleted': {
    limit: 2,
    maxPages: 1,
    size: 23,
    start: { kind: 'before', pick: 5 },
    deletedCursor: 'resolves',
    rounds: [
      {
        loads: [],
        reader: { at: 'item', pick: 0 },
        changes: [
          { do: 'move', pick: 3, to: 0 },
          { do: 'remove', where: 'anywhere', count: 1, pick: 24 },
          { do: 'insert', where: 'inside', count: 2, pick: 0 },
        ],
        trigger: 'refetch',
      },
      { loads: [], reader: { at: 'item', pick: 0 }, changes: [], trigger: 'refetch' },
    ],
  },
}

test.each(Object.entries(found))('a refetch %s', async (_, history) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await expect(runRefetchHistory(history)).resolves.toBeUndefined()
})
