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
  readonly more: (values: { readonly name: string }) => string
  /** A range as an active filter. */
  readonly range: (values: { readonly min: string | undefined; readonly max: string | undefined }) => string
  /** Accessible name of the button that removes an active filter. */
  readonly remove: (values: { readonly group: string; readonly label: string }) => string
  readonly clear: string
}

const groupName = (name: string) => {
  const text = name.replace(/^option:/, '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const defaultLabels: FacetsLabels = {
  group: ({ name }) => groupName(name),
  value: ({ name, value, label }) =>
    name === 'available' ? (value === 'true' ? 'In stock' : 'Out of stock') : label,
  count: ({ count }) => String(count),
  min: ({ name }) => `Lowest ${groupName(name).toLowerCase()}`,
  max: ({ name }) => `Highest ${groupName(name).toLowerCase()}`,
  more: ({ name }) => `Show more of ${groupName(name).toLowerCase()}`,
  range: ({ min, max }) =>
    min === undefined ? `up to ${max ?? ''}` : max === undefined ? `from ${min}` : `${min} – ${max}`,
  remove: ({ group, label }) => `Remove ${group}: ${label}`,
  clear: 'Clear all filters',
}
