import type { Labels } from '../../core/labels/labels.js'
import { groupName } from './group-name.js'

export const defaultLabels: Labels['facets'] = {
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
