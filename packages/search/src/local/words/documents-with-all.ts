import { documentOfEntry } from './posting.js'
import type { Terms } from './terms.js'

/** A word of another spelling. */
export interface SpellingPart {
  readonly word: string
  readonly isPrefix: boolean
}

/** Documents that have every word, in any field. */
export function documentsWithAll(terms: Terms, parts: readonly SpellingPart[]): ReadonlySet<number> {
  let documents: Set<number> | undefined
  for (const { word, isPrefix } of parts) {
    const postings = isPrefix
      ? Array.from(terms.beginningWith(word), ([, posting]) => posting)
      : [terms.get(word)]
    const found = new Set<number>()
    for (const entry of postings.flatMap((posting) => posting?.entries ?? [])) {
      const document = documentOfEntry(entry)
      if (!documents || documents.has(document)) found.add(document)
    }
    if (found.size === 0) return found
    documents = found
  }
  return documents ?? new Set()
}
