import type { AmountRange, SearchFilters } from '../../../src/search/index.js'

/** What a search page is opened with. `useProductListUrl` with `searchParsers` does this for the URL of an app. */
export interface SearchPageParams {
  readonly query: string
  readonly sort: string
  readonly filters: SearchFilters
}

const reserved = new Set(['q', 'sort'])

/** `/search?q=mug&color=Clay&color=Sky&price=10-50` */
export function readSearchUrl(params: URLSearchParams): SearchPageParams {
  const names = new Set([...params.keys()].filter((name) => !reserved.has(name)))
  return {
    query: params.get('q') ?? '',
    sort: params.get('sort') ?? 'relevance',
    filters: Object.fromEntries([...names].map((name) => [name, readFilter(name, params.getAll(name))])),
  }
}

function readFilter(name: string, values: readonly string[]): readonly string[] | AmountRange {
  if (name !== 'price') return values
  const [min, max] = values[0]?.split('-') ?? []
  return { min: min || undefined, max: max || undefined }
}

export function searchUrl({ query, sort, filters }: SearchPageParams): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (sort !== 'relevance') params.set('sort', sort)
  for (const [name, filter] of Object.entries(filters)) {
    if (isValues(filter)) for (const value of filter) params.append(name, value)
    else if (filter) params.set(name, `${filter.min ?? ''}-${filter.max ?? ''}`)
  }
  const text = params.toString()
  return text ? `/search?${text}` : '/search'
}

const isValues = (filter: SearchFilters[string]): filter is readonly string[] => Array.isArray(filter)
