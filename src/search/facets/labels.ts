import { groupName } from './group-name.js'

declare module '../../provider/labels.js' {
  interface Labels {
    readonly facets: FacetsLabels
  }
}

/** Texts of facets; English by default. */
export interface FacetsLabels {
  /** The visible name of a facet. Default: its name, without `option:` and with a capital. */
  readonly group: (values: { readonly name: string }) => string
  /** The visible text of a value; `label` is the store's. */
  readonly value: (values: {
    readonly name: string
    readonly value: string
    readonly label: string
  }) => string
  readonly count: (values: { readonly count: number }) => string
  readonly min: (values: { readonly name: string; readonly lowest: string | undefined }) => string
  readonly max: (values: { readonly name: string; readonly highest: string | undefined }) => string
  /** Shown for a price that cannot be read, such as "cheap". */
  readonly invalidAmount: (values: { readonly text: string }) => string
  readonly more: (values: { readonly name: string }) => string
  /** A range as an active filter. */
  readonly range: (values: { readonly min: string | undefined; readonly max: string | undefined }) => string
  /** Accessible name of the button that removes an active filter. */
  readonly remove: (values: { readonly group: string; readonly label: string }) => string
  readonly clear: string
  /** The button that applies the filters where scripts do not run. */
  readonly apply: string
}

export const defaultLabels: FacetsLabels = {
  group: ({ name }) => groupName(name),
  value: ({ name, value, label }) =>
    name === 'available' ? (value === 'true' ? 'In stock' : 'Out of stock') : label,
  count: ({ count }) => String(count),
  min: ({ name }) => `Minimum ${groupName(name).toLowerCase()}`,
  max: ({ name }) => `Maximum ${groupName(name).toLowerCase()}`,
  invalidAmount: () => 'Enter a price, such as 20.',
  more: ({ name }) => `Show more: ${groupName(name)}`,
  range: ({ min, max }) =>
    min === undefined ? `up to ${max ?? ''}` : max === undefined ? `from ${min}` : `${min} – ${max}`,
  remove: ({ group, label }) => `Remove ${group}: ${label}`,
  clear: 'Clear all filters',
  apply: 'Apply filters',
}
