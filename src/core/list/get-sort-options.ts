import type { LabelOverrides } from '../labels/labels.js'
import type { Labels } from '../labels/labels.js'

export const defaultSortLabels: Labels['sort'] = {
  relevance: 'Best match',
  'createdAt-asc': 'Oldest',
  'createdAt-desc': 'Newest',
  'name-asc': 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
}

/** An option of a select. `sort` and `order` are parameters of a list or a search. */
export interface SortOption<
  TSort extends string | null = string | null,
  TOrder extends 'asc' | 'desc' | null = 'asc' | 'desc' | null,
> {
  /** Unique, such as `'price-asc'`. */
  readonly value: string
  readonly label: string
  /** `null` for `'relevance'`, the order of the search itself. In a URL, `null` removes the parameter. */
  readonly sort: TSort
  readonly order: TOrder
  /** Whether the list has this order. */
  readonly isSelected: boolean
}

/**
 * Returns the options of a select for the order of a list or a search, in the given order.
 *
 * @param sorts such as `'price-asc'`, or `{ sort, order, label }` for an order of your own. The first one is the order of a list
 * without `sort`
 * @param options.params the current parameters. Without `order`, the first option of that `sort` is selected
 * @param options.labels of the provider; only their group `sort` is read
 * @example
 * const options = getSortOptions(['createdAt-desc', 'price-asc', 'price-desc'], { params, labels })
 */
export function getSortOptions<
  const T extends
    | keyof Labels['sort']
    | { readonly sort: string; readonly order: 'asc' | 'desc'; readonly label: string },
>(
  sorts: readonly T[],
  options?: {
    readonly params?:
      | {
          readonly sort?: string | null | undefined
          readonly order?: string | null | undefined
        }
      | undefined
    readonly labels?: LabelOverrides | undefined
  },
): readonly SortOption<
  T extends { readonly sort: infer TSort extends string }
    ? TSort
    : T extends `${infer TSort}-${'asc' | 'desc'}`
      ? TSort
      : null,
  T extends 'relevance' ? null : 'asc' | 'desc'
>[]
// The types of `sort` and `order` follow from the literals in `sorts`, which a split does not show.
export function getSortOptions(
  sorts: readonly (
    | keyof Labels['sort']
    | Pick<SortOption<string, 'asc' | 'desc'>, 'sort' | 'order' | 'label'>
  )[],
  { params = {}, labels }: NonNullable<Parameters<typeof getSortOptions>[1]> = {},
): readonly SortOption[] {
  const texts: Labels['sort'] = { ...defaultSortLabels, ...labels?.sort }
  const entries = sorts.map((given) => {
    if (typeof given === 'object') return { ...given, value: `${given.sort}-${given.order}` }
    const [sort, order] =
      given === 'relevance' ? [null, null] : (given.split('-') as [string, 'asc' | 'desc'])
    return { sort, order, label: texts[given], value: given }
  })
  const sort = params.sort ?? entries[0]?.sort
  const isOfSort = (entry: (typeof entries)[number]) => entry.sort === sort
  const selected =
    entries.find((entry) => isOfSort(entry) && (entry.order === params.order || entry.order === null)) ??
    (params.order ? undefined : entries.find(isOfSort))
  return entries.map((entry) => ({ ...entry, isSelected: entry === selected }))
}
