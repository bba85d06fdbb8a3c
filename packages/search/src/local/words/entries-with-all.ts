import { documentOfEntry } from './posting.js'
import type { Terms } from './terms.js'

/** A word of another spelling. */
export interface SpellingPart {
  readonly word: string
  readonly isPrefix: boolean
  /** Two words of the query in one: "backpack" for "back pack". */
  readonly isCompound?: boolean
}

/** Of documents that have every word, in any field: the entries of the last one. */
export function entriesWithAll(terms: Terms, parts: readonly SpellingPart[]): readonly number[] {
  let entries: number[] = []
  let documents: ReadonlySet<number> | undefined
  for (const { word, isPrefix } of parts) {
    const postings = isPrefix
      ? Array.from(terms.beginningWith(word), ([, posting]) => posting)
      : [terms.get(word)]
    entries = postings
      .flatMap((posting) => posting?.entries ?? [])
      .filter((entry) => documents?.has(documentOfEntry(entry)) ?? true)
    documents = new Set(entries.map(documentOfEntry))
  }
  return entries
}
