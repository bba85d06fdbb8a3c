import { isSuccess } from '../session/reply.js'
import type { RawItem } from './list-page.js'
import { keysOf } from './sort-keys.js'
import type { Store } from './store.js'

type Fold = (value: string | number) => string

const asIs: Fold = String
/** Many collations treat "Émile", "emile" and "e-mile" as equal, so their order among each other is that of the ids. */
const folded: Fold = (value) =>
  String(value)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{S}\s]/gu, '')
    .toLowerCase()

/** The values of a list, one for each run of equal values. `undefined` if a value has two runs: that is no order. */
function runsOf(field: string, items: readonly RawItem[], fold: Fold): string[] | undefined {
  const runs: string[] = []
  for (const key of keysOf(field, items)) {
    if (key === undefined) continue
    const value = fold(key)
    if (runs.at(-1) !== value) runs.push(value)
  }
  return new Set(runs).size === runs.length ? runs : undefined
}

const MIN_RUNS = 3
const MIN_CONCORDANCE = 0.65
const ENUMERATION = 8
const { compare } = new Intl.Collator('en', { sensitivity: 'base' })

/**
 * Languages with an alphabet agree about most neighbours: Czech sorts "ch" after "h", and the rest as English does. Names in
 * another script, and a few values such as those of a status, can have any order.
 */
function isPlausible(runs: readonly string[]): boolean {
  const isAlphabetic = runs.every((value) =>
    /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{M}]*$/u.test(value),
  )
  if (runs.length <= ENUMERATION || !isAlphabetic || runs.every((value) => /^[\d.]+$/.test(value)))
    return true
  const pairs = runs.slice(1).map((value, index) => compare(runs[index] ?? '', value))
  const rising = pairs.filter((order) => order <= 0).length / pairs.length
  return Math.max(rising, 1 - rising) >= MIN_CONCORDANCE
}

function areReversed(field: string, rising: readonly RawItem[], falling: readonly RawItem[]): boolean {
  return [asIs, folded].some((fold) => {
    const [a, b] = [runsOf(field, rising, fold), runsOf(field, falling, fold)]
    if (a === undefined || b === undefined || a.length < MIN_RUNS) return false
    return isPlausible(a) && a.join('\n') === b.toReversed().join('\n')
  })
}

/** The ends of the list may be cut in the middle of a run of equal values. */
function withoutEnds(field: string, items: readonly RawItem[]): readonly RawItem[] {
  const keys = keysOf(field, items).map((key) => (key === undefined ? undefined : folded(key)))
  const [first, last] = [keys[0], keys.at(-1)]
  return items.filter((_, index) => keys[index] !== first && keys[index] !== last)
}

/**
 * Whether one value of `order` reverses what another one does, apart from items with equal values. Then the list is in an
 * order, whatever the language is.
 */
export async function reverses(store: Store, field: string, first: string, second: string): Promise<boolean> {
  const one = { sort: field, order: first }
  const other = { sort: field, order: second }
  const limit = store.maxLimit
  if (
    !isSuccess(await store.reply({ ...one, limit })) ||
    !isSuccess(await store.reply({ ...other, limit }))
  ) {
    return false
  }
  const [a, b] = [await store.sequence(one), await store.sequence(other)]
  if (a.complete && b.complete) return areReversed(field, a.items, b.items)
  // In a large store, the pages before one item in one order are the pages after it in the other order.
  const [start] = a.pages
  const cursor = start?.ids.at(-1)
  if (start === undefined || cursor === undefined) return false
  const rest = await store.page({ ...other, limit, after: cursor })
  const ids = new Set(rest.ids)
  const common = start.items.filter(({ id }) => ids.has(String(id)))
  const again = new Set(common.map(({ id }) => String(id)))
  const back = rest.items.filter(({ id }) => again.has(String(id)))
  return (
    common.length > start.items.length / 2 &&
    areReversed(field, withoutEnds(field, common), withoutEnds(field, back))
  )
}
