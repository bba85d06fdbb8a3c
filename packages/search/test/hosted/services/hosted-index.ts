import type { SearchHighlight } from 'storefront-react/search/engine'
import type { IndexRecord } from '../../../src/hosted/create-index-records.js'
import type { Search } from 'storefront-react/search'
import type { SearchDocument } from 'storefront-search/local'
import { fileOf, searchOf } from '../../search-of.js'

/** One condition of a filter; all of them must hold. */
export interface Condition {
  readonly attribute: string
  readonly operator: '=' | '>=' | '<='
  /** Alternatives. */
  readonly values: readonly string[]
}

export interface IndexQuery {
  readonly text: string
  readonly conditions: readonly Condition[]
  readonly sort?: { readonly attribute: string; readonly isDescending: boolean } | undefined
  readonly facets: readonly string[]
  readonly maxValues: number
}

export interface IndexAnswer {
  readonly hits: readonly { readonly record: IndexRecord; readonly highlights: readonly SearchHighlight[] }[]
  /** The most frequent values first. Unlike our engine, a filter applies to the counts of its own facet too. */
  readonly counts: ReadonlyMap<string, readonly (readonly [value: string, count: number])[]>
  readonly stats: ReadonlyMap<string, { readonly min: number; readonly max: number; readonly sum: number }>
}

const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The index of a hosted engine in memory: our engine matches the text, records are filtered and counted one by one. */
export class HostedIndex {
  readonly #records = new Map<string, IndexRecord>()
  #search: Search | undefined

  save(records: readonly IndexRecord[]): void {
    for (const record of records) this.#records.set(record.objectID, record)
    this.#search = undefined
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#records.delete(id)
    this.#search = undefined
  }

  get ids(): string[] {
    return [...this.#records.keys()]
  }

  async query({ text, conditions, sort, facets, maxValues }: IndexQuery): Promise<IndexAnswer> {
    const found = await this.#match(text)
    const hits = found.filter(({ record }) => conditions.every((each) => passes(record, each)))
    if (sort)
      hits.sort((a, b) => compareBy(sort.attribute, a.record, b.record) * (sort.isDescending ? -1 : 1))
    const numbersOf = (attribute: string) =>
      hits.flatMap(({ record }) => (typeof record[attribute] === 'number' ? [record[attribute]] : []))
    return {
      hits,
      counts: new Map(facets.map((each) => [each, countValues(hits, each).slice(0, maxValues)])),
      stats: new Map(
        facets.flatMap((attribute) => {
          const numbers = numbersOf(attribute)
          if (numbers.length === 0) return []
          const sum = numbers.reduce((total, each) => total + each, 0)
          return [[attribute, { min: Math.min(...numbers), max: Math.max(...numbers), sum }] as const]
        }),
      ),
    }
  }

  async #match(text: string) {
    this.#search ??= searchOf([], {
      documents: fileOf(
        [...this.#records.values()].map(({ objectID, item }) => ({
          ...(item as SearchDocument),
          id: objectID,
        })),
      ),
    })
    const hits: { record: IndexRecord; highlights: readonly SearchHighlight[] }[] = []
    for (;;) {
      const page = await this.#search.query({ query: text, offset: hits.length, limit: 100, facets: false })
      hits.push(...page.hits.map(({ id, highlights }) => ({ record: this.#records.get(id)!, highlights })))
      if (!page.hasMore) return hits
    }
  }
}

function passes(record: IndexRecord, { attribute, operator, values }: Condition): boolean {
  const own = [record[attribute]].flat()
  if (operator === '=') return own.some((each) => values.includes(String(each)))
  const limit = Number(values[0])
  return own.some((each) => typeof each === 'number' && (operator === '>=' ? each >= limit : each <= limit))
}

function compareBy(attribute: string, a: IndexRecord, b: IndexRecord): number {
  const [x, y] = [a[attribute], b[attribute]]
  return typeof x === 'number' && typeof y === 'number' ? x - y : compare(String(x), String(y))
}

function countValues(hits: IndexAnswer['hits'], attribute: string) {
  const counts = new Map<string, number>()
  for (const { record } of hits) {
    for (const value of new Set([record[attribute] ?? []].flat().map(String))) {
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
}

/** A text with its matches between two tags. */
export function mark(
  text: string,
  highlights: readonly SearchHighlight[],
  pre: string,
  post: string,
): string {
  let marked = ''
  let at = 0
  for (const { start, end } of highlights.filter(({ field }) => field === 'name')) {
    marked += text.slice(at, start) + pre + text.slice(start, end) + post
    at = end
  }
  return marked + text.slice(at)
}
