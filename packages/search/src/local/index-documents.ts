import type { SearchDocument, SearchDocuments } from '../documents/search-document.js'
import { createFacetIndex, type FacetIndex } from './facet-index.js'
import type { Pause } from './pause.js'
import { createTextIndex, type TextIndex, type Tokenize, type Weights } from './words/text-index.js'

/** Everything that a query reads. */
export interface IndexedDocuments {
  readonly asOf: string
  readonly documents: readonly SearchDocument[]
  readonly text: TextIndex
  readonly facets: FacetIndex
  /** By document index: 0 for the newest. */
  readonly newestRank: Int32Array
  readonly byNewest: Int32Array
  readonly available: Uint8Array
  /** By document index; equal for equal names. Sorted when it is first needed. */
  readonly nameRanks: () => Int32Array
}

export async function indexDocuments(
  { asOf, facets, documents }: SearchDocuments,
  options: { readonly tokenize: Tokenize; readonly weights: Weights; readonly locale: string | undefined },
  pause: Pause,
): Promise<IndexedDocuments> {
  const text = await createTextIndex(documents, options.tokenize, options.weights, pause)
  await pause()
  const times = documents.map(({ createdAt }) => Date.parse(createdAt) || 0)
  const byNewest = Int32Array.from(documents.keys()).sort(
    (a, b) =>
      (times[b] as number) - (times[a] as number) ||
      ((documents[a] as SearchDocument).id < (documents[b] as SearchDocument).id ? -1 : 1),
  )
  const newestRank = new Int32Array(documents.length)
  byNewest.forEach((document, rank) => (newestRank[document] = rank))
  await pause()
  let nameRanks: Int32Array | undefined
  return {
    asOf,
    documents,
    text,
    facets: await createFacetIndex(documents, facets, pause, options.locale),
    byNewest,
    newestRank,
    available: Uint8Array.from(documents, ({ variants }) =>
      variants.some((each) => each.available) ? 1 : 0,
    ),
    nameRanks: () => (nameRanks ??= rankNames(documents, options.locale)),
  }
}

function rankNames(documents: readonly SearchDocument[], locale: string | undefined): Int32Array {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const names = documents.map(({ name }) => name)
  const sorted = [...names.keys()].sort((a, b) => compare(names[a] as string, names[b] as string))
  const ranks = new Int32Array(names.length)
  sorted.forEach((document, at) => {
    const before = sorted[at - 1]
    const isEqual = before !== undefined && compare(names[before] as string, names[document] as string) === 0
    ranks[document] = isEqual ? (ranks[before] as number) : at
  })
  return ranks
}
