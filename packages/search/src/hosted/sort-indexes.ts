import type { SearchRequest } from 'storefront-react/search/engine'

export type SortKey = `${Exclude<SearchRequest['sort'], 'relevance'>}:${'asc' | 'desc'}`

/** The indexes with the same records in another order. */
export type SortIndexes = Readonly<Partial<Record<SortKey, string>>>

export const SORT_KEYS = ['price', 'name', 'createdAt'].flatMap((sort) =>
  ['asc', 'desc'].map((order) => `${sort}:${order}` as SortKey),
)

export function sortIndexOf(indexName: string, key: SortKey, sortIndexes: SortIndexes = {}): string {
  return sortIndexes[key] ?? `${indexName}_${key.replace(':', '_')}`
}
