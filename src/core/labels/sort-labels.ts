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
