/**
 * The cost of putting a fetched page into a list, compared with TanStack Query's default structural sharing on the
 * same data, and the number of memoised rows that re-render: `npm run bench paging`. Rounds are interleaved, figures
 * are medians, and ratios compare figures of the same run.
 *
 * Exits with 1 when an append to 10,000 items, from the response text to the list, takes more than 1.3 times as long
 * as an append to 100, or when a prepend is less than 10 times as fast as with the default.
 */
import { replaceEqualDeep } from '@tanstack/react-query'

import { selectListData } from '../../src/queries/index.js'
import { shareList } from '../../src/queries/list/share-list.js'
import { toListQueryPage } from '../../src/queries/list/list-query-data.js'
import { ms, report, roundsOf } from '../report.js'
import { interleave, median, ratioOf, type Spread } from '../statistics.js'
import { rowsRendered } from './rows.js'
import { answerOf, appended, keptItems, PAGE, prepended, read, windowOf, type Window } from './windows.js'

const SMALL = 4 * PAGE
const LARGE = 417 * PAGE
const FROM = PAGE + 1

const ours = (before: Window, after: Window) => shareList(before, after) as Window
/** As the list has loaded it, page by page. Pages that other code has written are read as a whole once, by the next load. */
function settled({ pages, pageParams }: Window): Window {
  const before = shareList(undefined, { pages: pages.slice(0, -1), pageParams: pageParams.slice(0, -1) })
  return ours(before as Window, { pages, pageParams })
}

interface Change {
  readonly name: string
  readonly of: (window: Window, size: number) => Window
}

const changes: readonly Change[] = [
  { name: 'append a page', of: (window, size) => windowLike(window, size + PAGE) },
  { name: 'prepend a page', of: (window) => prepended(window) },
  { name: 'refetch, unchanged', of: (_, size) => windowOf(FROM, size) },
  { name: 'refetch, moved by one', of: (_, size) => windowOf(FROM - 1, size) },
]

/** The window and the next page, as TanStack Query passes them: the old pages are the same objects. */
function windowLike(window: Window, size: number): Window {
  const page = windowOf(FROM + size - PAGE, PAGE).pages[0]
  const param = window.pages.at(-1)?.nextParam
  if (!page || !param) throw new Error('The window has no next page.')
  return appended(window, { ...page, param })
}

const format = (ms: number) => `${ms.toFixed(3)} ms`.padStart(12)

console.log(
  'sharing fetched pages'.padEnd(28) +
    'items     ours        default     ratio   kept: ours / default   rows rendered: ours / default',
)
let prepend: { readonly spread: Spread; readonly ours: number; readonly theirs: number } | undefined
for (const { name, of } of changes) {
  for (const size of [SMALL, LARGE]) {
    const times = await interleave(size === LARGE ? Math.min(roundsOf(5), 5) : 31, {
      ours: () => {
        const before = settled(windowOf(FROM, size))
        const after = of(before, size)
        return () => ours(before, after)
      },
      default: () => {
        const before = settled(windowOf(FROM, size))
        const after = of(before, size)
        return () => replaceEqualDeep(before, after)
      },
    })
    const spread = ratioOf(times.default, times.ours)
    const [oursMs, defaultMs] = [median(times.ours), median(times.default)]
    if (name === 'prepend a page' && size === LARGE) prepend = { spread, ours: oursMs, theirs: defaultMs }
    const before = settled(windowOf(FROM, size))
    const after = of(before, size)
    const byDefault = replaceEqualDeep(before, after)
    const byUs = ours(before, after)
    const kept = `${keptItems(before, byUs)} / ${keptItems(before, byDefault)} of ${size}`
    const rows = `${rowsRendered(before, byUs)} / ${rowsRendered(before, byDefault)}`
    console.log(
      `${name.padEnd(26)} ${String(size).padStart(6)} ${format(oursMs)} ${format(defaultMs)} ` +
        `${spread.measured.toFixed(1).padStart(7)}x   ${kept.padEnd(23)}${rows}`,
    )
  }
}

const text = answerOf(FROM)
const append = (size: number) => () => {
  const window = settled(windowOf(FROM, size))
  selectListData(window)
  const param = window.pages.at(-1)?.nextParam
  const answer = answerOf(FROM + size)
  return async () => {
    if (!param) throw new Error('The window has no next page.')
    return selectListData(ours(window, appended(window, toListQueryPage(param, await read(answer)))))
  }
}
const times = await interleave(roundsOf(15, 9), { small: append(SMALL), large: append(LARGE) })
report({
  what: `append, from ${(text.length / 1024).toFixed(0)} kB of response text to the list, at ${LARGE} items against at ${SMALL}`,
  ours: ms(median(times.large)),
  peer: `at ${SMALL} ${ms(median(times.small))}`,
  ...ratioOf(times.large, times.small),
  atMost: 1.3,
})
if (prepend) {
  report({
    what: `prepend at ${LARGE} items, times as fast as TanStack's sharing`,
    ours: ms(prepend.ours),
    peer: `TanStack Query ${ms(prepend.theirs)}`,
    ...prepend.spread,
    atLeast: 10,
  })
}
