/** The document and the weight of its best field share one number, because an index has hundreds of thousands of them. */
const WEIGHT_BITS = 6
export const MAX_WEIGHT = (1 << WEIGHT_BITS) - 1

/** Documents that contain a word. */
export interface Posting {
  /** In ascending order of documents. */
  readonly entries: number[]
  /** As written where the word was found first, for suggestions. */
  readonly text: string
}

const packEntry = (document: number, weight: number) => (document << WEIGHT_BITS) | weight
export const documentOfEntry = (entry: number) => entry >> WEIGHT_BITS
export const weightOfEntry = (entry: number) => entry & MAX_WEIGHT

/** Adds a document, or raises the weight of the last one. Documents come in ascending order. */
export function addToPosting({ entries }: Posting, document: number, weight: number): void {
  const last = entries.at(-1)
  if (last === undefined || documentOfEntry(last) !== document) entries.push(packEntry(document, weight))
  else if (weightOfEntry(last) < weight) entries[entries.length - 1] = packEntry(document, weight)
}
