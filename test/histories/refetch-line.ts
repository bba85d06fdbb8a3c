import type { Change, Reader, RefetchHistory, Round } from './refetch-history.js'

const STORE =
  /^(\d+) rows by (\d+) from (head|after|before)(?: (\d+))?(?:, at most (\d+) pages?)?(?:, (\d+) on screen)?(?:, deleted cursors get (400|404))?$/
const STEP =
  /^(next|previous|at (\d+|top|unknown)|insert \d+ (above|inside|below)( \d+)?|remove \d+ (first|last|anywhere)( \d+)?|move \d+ to \d+|edit \d+|fail \d+ (503|disconnect)( \d+)?)$/

/**
 * A history in one line: the store, then what happens in order. `refetch` or another trigger ends a round.
 * @example '28 rows by 4 from head, deleted cursors get 400: next; next; insert 12 inside; remove 3 last; refetch'
 *
 * - `by 4`: the limit of a page. `from after 3`, `from before 3`: the list starts at the cursor of this row. `at most 2
 *   pages`: `maxPages`. `3 on screen`: a screen shows so many rows, otherwise a page. `deleted cursors get 400`: they resolve
 *   otherwise.
 * - `next`, `previous`: the user loads a page.
 * - `at 3`, `at top`, `at unknown`: the first row on screen, which is otherwise the first loaded one.
 * - `insert 2 above`, `insert 2 inside 5`, `insert 2 below`; `remove 2 first`, `remove 2 last`, `remove 2 anywhere 5`;
 *   `move 3 to 5`; `edit 3`. The last number is `pick`, and 0 if it is missing.
 * - `fail 2 503`, `fail 1 disconnect 3`: two requests fail; one fails after three others.
 */
export function parseRefetchLine(line: string): RefetchHistory {
  const [storeText = '', stepsText = ''] = line.split(': ')
  const found = STORE.exec(storeText)
  if (!found) throw new Error(`not a store: ${storeText}`)
  const [, size, limit, kind, pick = 0, maxPages = null, screen = limit, status] = found
  const rounds: Round[] = []
  let round = createRound()
  for (const step of stepsText.split('; ')) {
    if (!isTrigger(step)) readStep(step, round)
    else {
      rounds.push({ ...round, trigger: step })
      round = createRound()
    }
  }
  if (round.changes.length + round.loads.length > 0) throw new Error(`no refetch at the end: ${line}`)
  return {
    size: Number(size),
    limit: Number(limit),
    screen: Number(screen),
    start: { kind: kind as RefetchHistory['start']['kind'], pick: Number(pick) },
    maxPages: maxPages === null ? null : Number(maxPages),
    deletedCursor: status === undefined ? 'resolves' : (Number(status) as 400 | 404),
    rounds,
  }
}

/** The line of a history that was found at random. */
export function writeRefetchLine({
  size,
  limit,
  screen,
  start,
  maxPages,
  deletedCursor,
  rounds,
}: RefetchHistory): string {
  const store = [
    `${size} rows by ${limit} from ${start.kind}${start.kind === 'head' ? orNothing(start.pick) : ` ${start.pick}`}`,
    ...(maxPages === null ? [] : [`at most ${maxPages} ${maxPages === 1 ? 'page' : 'pages'}`]),
    ...(screen === limit ? [] : [`${screen} on screen`]),
    ...(deletedCursor === 'resolves' ? [] : [`deleted cursors get ${deletedCursor}`]),
  ]
  const steps = rounds.flatMap(({ loads, reader, changes, trigger }) => [
    ...loads.map((load) => (load === 'fetchNextPage' ? 'next' : 'previous')),
    ...(reader.at !== 'item' ? [`at ${reader.at}`] : reader.pick === 0 ? [] : [`at ${reader.pick}`]),
    ...changes.map(writeChange),
    trigger,
  ])
  return `${store.join(', ')}: ${steps.join('; ')}`
}

const createRound = () => ({
  loads: [] as Round['loads'][number][],
  reader: { at: 'item', pick: 0 } as Reader,
  changes: [] as Change[],
})

const isTrigger = (step: string): step is Round['trigger'] =>
  ['refetch', 'invalidate', 'focus', 'reconnect', 'mount'].includes(step)

function readStep(step: string, round: ReturnType<typeof createRound>): void {
  if (!STEP.test(step)) throw new Error(`not a step: ${step}`)
  const { loads, changes } = round
  const [verb, a = '', b, c] = step.split(' ')
  const change = { count: Number(a), where: b, pick: Number(c ?? 0) }
  if (verb === 'next') loads.push('fetchNextPage')
  else if (verb === 'previous') loads.push('fetchPreviousPage')
  else if (verb === 'at')
    round.reader = a === 'top' || a === 'unknown' ? { at: a } : { at: 'item', pick: Number(a) }
  else if (verb === 'insert' || verb === 'remove') changes.push({ do: verb, ...change } as Change)
  else if (verb === 'fail')
    changes.push({ do: 'fail', times: Number(a), fault: b === '503' ? 503 : 'disconnect', skip: change.pick })
  else if (verb === 'move') changes.push({ do: 'move', pick: Number(a), to: Number(c) })
  else changes.push({ do: 'edit', pick: Number(a) })
}

function writeChange(change: Change): string {
  if (change.do === 'move') return `move ${change.pick} to ${change.to}`
  if (change.do === 'edit') return `edit ${change.pick}`
  if (change.do === 'fail') return `fail ${change.times} ${change.fault}${orNothing(change.skip)}`
  return `${change.do} ${change.count} ${change.where}${orNothing(change.pick)}`
}

const orNothing = (pick: number) => (pick === 0 ? '' : ` ${pick}`)
