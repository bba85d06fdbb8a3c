import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { refetchHistories } from './refetch-history.js'
import { parseRefetchLine, writeRefetchLine } from './refetch-line.js'
import { runRefetchHistory } from './run-refetch-history.js'

test(`a refetch keeps what is on screen in ${runs(500)} random histories`, { timeout: 120_000 }, async () => {
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
})

const hundredRefetches = Array.from(
  { length: 100 },
  (_, round) => `at 5; insert 3 ${round % 2 === 0 ? 'above' : 'inside'} ${round}; refetch`,
).join('; ')

/** Found by `npm run test:long histories`, and shrunk. `parseRefetchLine` says how to read a line. */
const found: Record<string, string> = {
  'shows a reader at the very top as many rows as before, although the first page has become short':
    '28 rows by 5 from before 60, 1 on screen: next; at top; insert 1 above; move 40 to 30; refetch; at unknown; refetch',
  'asks for the row at seven rows from the deleted one before all rows that are nearer':
    '21 rows by 5 from after 25, at most 4 pages, 1 on screen, deleted cursors get 404: previous; next; next; at unknown; insert 12 inside 45; remove 1 last; remove 10 last; refetch; refetch',
  'counts a changed row at the end of the store, although the row above it has moved away':
    '15 rows by 3 from after 47, at most 1 page, 2 on screen: next; next; next; at top; move 0 to 0; refetch; previous; insert 5 below; insert 1 below; refetch; next; next; at 1; move 4 to 0; move 7 to 16; refetch; refetch',
  'counts a changed row next to another one, by pages of one row':
    '2 rows by 1 from head, 4 on screen: next; at unknown; insert 2 above; insert 3 below; refetch; next; edit 53; edit 0; refetch',
  'does not count a row that has moved past rows of other pages':
    '12 rows by 2 from head, at most 2 pages, 1 on screen: remove 1 first; refetch; at top; remove 3 first; remove 2 first; refetch; next; next; at 27; move 31 to 32; insert 1 inside; refetch; refetch',
  'does not count a row that has moved past a row further away than a page':
    '1 rows by 3 from head, 1 on screen: insert 2 above; refetch; insert 2 inside; move 0 to 0; refetch; refetch',
  'does not count a row that has moved past the rows next to it':
    '12 rows by 6 from after 18, 1 on screen: at 27; move 17 to 41; edit 0; refetch',
  'does not ask for the rows on screen if it has found those that still exist':
    '28 rows by 4 from head, deleted cursors get 400: next; next; at unknown; insert 12 inside; remove 3 last; refetch',
  'finds the only row that is left if the server rejects the cursors of all others':
    '16 rows by 2 from before 14, deleted cursors get 400: previous; at top; insert 4 inside; refetch; next; at 38; remove 7 first; remove 1 last; remove 1 last; refetch',
  'keeps the changed row of the reader where maxPages has no room for all':
    '2 rows by 2 from head, at most 1 page: edit 0; insert 1 inside; refetch',
  'reads on from the head if all of its rows are new':
    '8 rows by 5 from head: next; insert 10 above; insert 3 inside 22; refetch',
  'sends no request more if it has asked for many deleted rows, and the rows on screen need more than maxPages':
    '21 rows by 6 from after 2, at most 2 pages, 1 on screen, deleted cursors get 400: next; next; previous; at top; remove 9 first; insert 1 above; insert 1 above; refetch',
  'asks for no page again after a request of the last page has failed':
    '3 rows by 3 from head, at most 1 page, 1 on screen: at 1; insert 2 above; insert 2 inside; fail 1 503 2; refetch; at unknown; refetch',
  'starts at the page of the moved cursor if it is next to a loaded row':
    '7 rows by 3 from after 3, at most 2 pages, deleted cursors get 400: previous; at unknown; remove 3 first; insert 5 above; insert 2 inside; refetch',
  'follows the row next to the deleted one behind many new rows':
    '4 rows by 2 from head: next; remove 2 first; insert 12 above; refetch',
  'keeps the row on screen in a list of one page': '12 rows by 4 from head: at 3; insert 3 above; refetch',
  'lets the window grow to twice the pages of the user, over 100 refetches': `30 rows by 3 from head: next; ${hundredRefetches}`,
  'keeps no empty page above the first row':
    '4 rows by 1 from after 0, at most 2 pages: at top; remove 2 last; refetch; refetch',
  'looks for the rows where most of their cursors point, because the item of one cursor may have moved':
    '9 rows by 2 from after 2: previous; at unknown; remove 2 first; edit 21; insert 6 inside; refetch',
  'sends no request more after maxPages has dropped the rows above one that was loaded upwards':
    '10 rows by 1 from head, at most 2 pages: next; insert 2 above; refetch; previous; previous; at unknown; insert 7 inside; refetch; next; at unknown; refetch',
  'keeps the last row if one row has moved to the top and the others were deleted':
    '13 rows by 1 from after 11: previous; insert 2 inside; refetch; at unknown; insert 1 above; refetch; previous; previous; refetch; move 2 to 0; remove 4 first; refetch',
  'spends its last requests on the row of the reader, not on a neighbor that it has found':
    '2 rows by 3 from head, at most 3 pages, deleted cursors get 404: insert 2 above; insert 7 above; refetch; insert 7 above; refetch; previous; at unknown; refetch; at 5; insert 17 inside 4; insert 4 inside 13; remove 3 first; refetch',
  'looks at the head if nothing is before most of the rows':
    '2 rows by 2 from head, at most 3 pages: insert 3 above; insert 1 above; refetch; at unknown; insert 10 below; refetch; previous; move 20 to 6; remove 4 first; refetch',
  'knows from the page above its window that a deleted row is not below':
    '14 rows by 2 from head, at most 1 page: next; next; remove 1 first; edit 0; refetch; refetch',
  'looks for unchanged rows where all rows in the window have changed':
    '2 rows by 2 from before 1, deleted cursors get 404: next; insert 12 below; refetch; at 10; move 2 to 2; remove 1 last; refetch',
  'keeps the last row, alone on screen, which has changed':
    '31 rows by 4 from after 30: at 29; insert 2 inside 4; edit 23; move 0 to 6; refetch; at unknown; refetch',
  'looks for the row that is left where the others in the window have moved':
    '14 rows by 2 from before 17, at most 2 pages, deleted cursors get 404: next; at unknown; remove 2 anywhere 16; insert 2 below; move 7 to 5; refetch; at top; refetch',
  'keeps a changed row next to the others, and not one that has moved far':
    '14 rows by 1 from before 8: next; next; at 10; move 20 to 13; edit 0; refetch; refetch',
  'keeps a changed first row next to a moved one':
    '26 rows by 6 from after 0: next; at unknown; remove 2 first; insert 5 inside; remove 2 first; refetch; at unknown; remove 1 first; move 59 to 25; edit 0; refetch; at top; refetch',
  'does not read the store to its end for the only loaded row, which was deleted':
    '10 rows by 1 from before 13: remove 1 first; refetch',
  'reads a full page in a list that is shorter':
    '8 rows by 5 from head, at most 1 page: next; at unknown; move 0 to 0; remove 2 anywhere 18; refetch',
  'finds the rows after the deleted ones where one has moved behind them':
    '22 rows by 3 from head, at most 3 pages, deleted cursors get 400: next; next; next; remove 8 anywhere; move 13 to 20; refetch',
  'follows the changed row of the reader where a row that has moved is next to it':
    '3 rows by 1 from head, at most 3 pages: next; next; at unknown; insert 7 inside 21; move 0 to 2; edit 21; refetch',
  'reads on from the first row that is left behind many rejected cursors':
    '31 rows by 4 from before 27, deleted cursors get 404: next; previous; at unknown; refetch; remove 9 first; refetch',
  'keeps the unchanged row where the row of the reader is deleted and those beside it have moved':
    '28 rows by 1 from head, deleted cursors get 404: next; next; next; at 3; move 2 to 24; move 0 to 23; remove 1 last; refetch',
  'reads the row at the top if only requests for the reader are left, and its row was deleted':
    '25 rows by 6 from before 37, deleted cursors get 400: previous; at 4; remove 8 last; insert 4 inside; refetch',
  'reads the row of the reader with its last two requests, rather than the place that a moved row has left':
    '13 rows by 2 from before 9: next; next; at unknown; move 29 to 0; move 0 to 0; insert 12 inside 4; refetch',
  'reads the row of the reader at its new place without reading again what it knows above':
    '2 rows by 2 from head: insert 1 above; refetch; insert 7 inside; insert 9 above; refetch; next; move 6 to 10; move 0 to 9; refetch',
  'asks for the row of the reader itself, if the cursor of another one has moved':
    '4 rows by 3 from head, at most 1 page: at 10; insert 4 inside; move 35 to 0; remove 1 anywhere 25; refetch',
  'looks above the reader, if the cursors of several rows below are rejected':
    '10 rows by 5 from head, deleted cursors get 404: next; at 4; insert 37 above; insert 4 above; remove 6 anywhere 45; refetch',
  'shows a page that it has asked for without another request':
    '1 rows by 1 from head: insert 7 above; insert 2 below; refetch; next; refetch; previous; next; at unknown; insert 4 above; refetch; move 5 to 0; edit 0; move 1 to 0; refetch',
  'looks for the last row that is left, if the other cursors lead nowhere':
    '3 rows by 3 from head: at 16; insert 15 above; insert 7 inside; remove 4 last; refetch',
  'shows the row next to the deleted one at the eye, if all rows have changed':
    '10 rows by 3 from before 9: at 29; edit 0; move 16 to 0; remove 1 last; refetch',
  'does not look for a row that has moved within the window':
    '4 rows by 3 from head: insert 3 inside 15; refetch; move 2 to 2; remove 1 first; refetch; insert 2 above; insert 2 inside 6; refetch; previous; next; at unknown; move 8 to 0; insert 39 below; insert 3 inside 3; refetch',
  'keeps the window, if only rows that have moved together are at the new place of the row at the eye':
    '26 rows by 5 from before 16: insert 2 above; refetch; next; next; at unknown; move 40 to 4; move 1 to 5; refetch',
  'finds the row of the reader behind many new rows between two that were loaded':
    '7 rows by 1 from before 43: next; insert 3 below; refetch; next; at unknown; refetch; move 0 to 4; move 33 to 27; refetch',
  'looks above as well where the server has rejected the cursors of almost all loaded rows':
    '33 rows by 4 from before 4, deleted cursors get 404: next; next; at 26; remove 10 last; move 0 to 18; refetch; at top; refetch',
  'keeps the loaded row at the head, if the rows above it were deleted and the others have moved':
    '15 rows by 5 from head: remove 3 first; edit 31; move 0 to 22; refetch; at unknown; refetch',
  'spends no request on a page that it has read already':
    '4 rows by 2 from head: next; at 53; insert 3 inside; remove 4 last; insert 12 above; refetch; refetch',
  'does not look below for a deleted row that was above its window':
    '7 rows by 1 from head: insert 7 above; refetch; previous; next; remove 1 first; edit 7; edit 0; refetch',
  'finds the row of the reader next to those whose cursors the server rejects':
    '30 rows by 5 from before 5, at most 3 pages, deleted cursors get 400: next; remove 3 last; remove 1 last; insert 5 inside; refetch; refetch',
  'reads on from the row of the reader over three pages of new rows':
    '8 rows by 2 from before 5, at most 4 pages: remove 2 anywhere 21; refetch; next; at unknown; remove 3 first; refetch; insert 6 inside; insert 2 below; refetch',
  'does not ask for the rows below one after which the list ends':
    '8 rows by 4 from head: next; at 41; remove 7 last; insert 24 above; insert 7 inside; refetch; at unknown; refetch',
  'asks for rows beyond those that the server has rejected, before those between them':
    '10 rows by 5 from head, at most 2 pages, deleted cursors get 404: next; at 1; insert 35 above; remove 9 last; refetch',
  'keeps the row below a deleted one at the eye, if the rows around it have changed':
    '15 rows by 3 from before 34: move 16 to 8; edit 1; remove 1 first; refetch; at unknown; refetch',
  'keeps the last row that is left, if the place of a deleted one that had moved says that all are gone':
    '6 rows by 2 from head, at most 2 pages: next; next; move 7 to 32; insert 7 inside 7; remove 4 first; refetch',
  'finds an unmoved row at the eye where another was moved and then deleted':
    '23 rows by 2 from before 5, at most 1 page: move 3 to 0; remove 1 anywhere 24; insert 2 inside; refetch; refetch',
  'looks for the row of the reader if no loaded row is at the first cursor':
    '3 rows by 1 from before 2, at most 1 page: insert 7 above; move 0 to 0; refetch',
  'keeps a changed row where a page has one row':
    '2 rows by 1 from after 8, at most 2 pages, 8 on screen: next; at 58; insert 2 inside 4; reconnect; next; at 52; insert 2 above 28; edit 36; insert 5 above 4; focus',
  'does not follow a row that has moved past the row next to it':
    '1 rows by 1 from head: insert 1 above; insert 7 inside; refetch; next; at unknown; move 23 to 0; refetch',
  'knows the neighbors of a changed row in a list that is shorter than a page':
    '6 rows by 4 from after 56, at most 1 page, 1 on screen: move 0 to 0; refetch; refetch',
  'shows the last rows of the store if all loaded rows were deleted':
    '16 rows by 6 from head 55, at most 1 page, 8 on screen: next; next; at unknown; mount; next; next; at 46; edit 51; insert 1 inside 26; invalidate; next; next; next; at unknown; invalidate; next; at unknown; mount; at unknown; remove 9 last 54; remove 6 first 45; mount',
  'fills a screen of more rows than a page has, where the list may have two pages':
    '30 rows by 3 from head, at most 2 pages, 6 on screen: next; at 1; insert 1 inside; refetch; at 2; insert 9 above; refetch',
  'shows all rows that are left to a reader at the very top of a list that began below new rows':
    '1 rows by 1 from head: insert 7 above; refetch; previous; at 1; insert 7 above; move 4 to 0; refetch; next; next; at top; remove 1 first; refetch; refetch',
}

test('the line of a random history reads as that history', () => {
  fc.assert(
    fc.property(refetchHistories, (history) => {
      expect(parseRefetchLine(writeRefetchLine(history))).toEqual(history)
    }),
    { numRuns: 200, seed: 1 },
  )
  expect(() => parseRefetchLine('4 rows by 2 from head: insert 3 beside; refetch')).toThrow(
    'not a step: insert',
  )
  expect(() => parseRefetchLine('4 rows by 2 from head: next')).toThrow('no refetch at the end')
})

test.each(Object.entries(found))('a refetch %s', async (_, line) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  await expect(runRefetchHistory(parseRefetchLine(line))).resolves.toBeUndefined()
})
