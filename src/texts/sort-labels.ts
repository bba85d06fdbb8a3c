declare module '../provider/labels.js' {
  interface Labels {
    readonly sort: SortLabels
  }
}

/** Texts of `getSortOptions`, English by default, by the value of the option. */
export interface SortLabels {
  readonly relevance: string
  readonly 'createdAt-asc': string
  readonly 'createdAt-desc': string
  readonly 'name-asc': string
  readonly 'name-desc': string
  readonly 'price-asc': string
  readonly 'price-desc': string
}

export const defaultSortLabels: SortLabels = {
  relevance: 'Best match',
  'createdAt-asc': 'Oldest',
  'createdAt-desc': 'Newest',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
}
