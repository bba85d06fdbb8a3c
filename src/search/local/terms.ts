import { createRows, setRow } from './edit-distance.js'
import { firstAt } from './first-at.js'
import type { Pause } from './pause.js'
import type { Posting } from './posting.js'

/** Every word of the index, in order: words with the same beginning are neighbours. */
export interface Terms {
  readonly get: (word: string) => Posting | undefined
  readonly beginningWith: (beginning: string) => Generator<[term: string, posting: Posting]>
  readonly containing: (part: string) => Posting[]
  /**
   * Words with 1 to `max` typos.
   * @param isBeginning words that begin with `word` and a typo
   */
  readonly near: (
    word: string,
    max: number,
    isBeginning?: boolean,
  ) => Generator<[term: string, posting: Posting, distance: number]>
}

/** Sorting all words at once would take longer than a frame. */
export async function createTerms(postings: ReadonlyMap<string, Posting>, pause: Pause): Promise<Terms> {
  const groups = new Map<string, string[]>()
  for (const term of postings.keys()) {
    const first = term.charAt(0)
    const group = groups.get(first)
    if (group) group.push(term)
    else groups.set(first, [term])
  }
  const sorted: string[] = []
  for (const first of [...groups.keys()].sort()) {
    for (const term of (groups.get(first) as string[]).sort()) sorted.push(term)
    await pause()
  }
  const postingAt = (at: number) => postings.get(sorted[at] as string) as Posting
  /** The first word after all words with this beginning. */
  const endOf = (beginning: string) =>
    firstAt(sorted, (term) => term > beginning && !term.startsWith(beginning))

  return {
    get: (word) => postings.get(word),
    *beginningWith(beginning) {
      for (let at = firstAt(sorted, (term) => term >= beginning); sorted[at]?.startsWith(beginning); at++)
        yield [sorted[at] as string, postingAt(at)]
    },
    containing: (part) => sorted.flatMap((term, at) => (term.includes(part) ? postingAt(at) : [])),
    *near(word, max, isBeginning) {
      const rows = createRows(word)
      let before = ''
      for (let at = 0; at < sorted.length;) {
        const term = sorted[at] as string
        // The rows of the letters that a word shares with the one before are still right.
        let depth = 0
        while (depth < before.length && before[depth] === term[depth]) depth++
        let lowest = 0
        const isFound = () => isBeginning && (rows[depth]?.[word.length] as number) <= max
        while (depth < term.length && lowest <= max && !isFound()) lowest = setRow(rows, word, term, depth++)
        before = term.slice(0, depth)
        if (isFound()) {
          for (const end = endOf(before); at < end; at++) yield [sorted[at] as string, postingAt(at), max]
        } else if (lowest > max) at = endOf(before)
        else {
          const distance = rows[depth]?.[word.length] as number
          if (!isBeginning && distance > 0 && distance <= max) yield [term, postingAt(at), distance]
          at++
        }
      }
    },
  }
}
