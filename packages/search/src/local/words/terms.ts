import { createRows, setRow } from './edit-distance.js'
import { firstAt } from '../first-at.js'
import type { Pause } from '../pause.js'
import type { Posting } from './posting.js'

/** Every word of the index, in order: words with the same beginning are neighbours. */
export interface Terms {
  readonly get: (word: string) => Posting | undefined
  readonly beginningWith: (beginning: string) => Generator<[term: string, posting: Posting]>
  readonly containing: (part: string) => Posting[]
  /**
   * Words with 1 to `max` typos.
   * @param isBeginning words that begin with `word` and a typo after its first letter
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
  /** How many letters a word has in common with the one before. */
  const shared: number[] = []
  for (const first of [...groups.keys()].sort()) {
    for (const term of (groups.get(first) as string[]).sort()) {
      const before = sorted.at(-1) ?? ''
      let letters = 0
      while (letters < before.length && before[letters] === term[letters]) letters++
      shared.push(letters)
      sorted.push(term)
    }
    await pause()
  }
  const postingAt = (at: number) => postings.get(sorted[at] as string) as Posting

  return {
    get: (word) => postings.get(word),
    *beginningWith(beginning) {
      for (let at = firstAt(sorted, (term) => term >= beginning); sorted[at]?.startsWith(beginning); at++)
        yield [sorted[at] as string, postingAt(at)]
    },
    containing: (part) => sorted.flatMap((term, at) => (term.includes(part) ? postingAt(at) : [])),
    *near(word, max, isBeginning) {
      const rows = createRows(word)
      const first = isBeginning ? word.charAt(0) : ''
      let depth = 0
      for (let at = firstAt(sorted, (term) => term >= first); sorted[at]?.startsWith(first);) {
        const term = sorted[at] as string
        // The rows of the letters that a word shares with the one before are still right.
        depth = Math.min(depth, shared[at] as number)
        let lowest = 0
        let isFound = false
        while (depth < term.length && lowest <= max && !isFound) {
          lowest = setRow(rows, word, term, depth++)
          isFound = isBeginning === true && (rows[depth]?.[word.length] as number) <= max
        }
        if (isFound || lowest > max) {
          // The same is true of all words with this beginning.
          do {
            if (isFound) yield [sorted[at] as string, postingAt(at), max]
            at++
          } while ((shared[at] as number) >= depth)
        } else {
          const distance = rows[depth]?.[word.length] as number
          if (!isBeginning && distance > 0 && distance <= max) yield [term, postingAt(at), distance]
          at++
        }
      }
    },
  }
}
