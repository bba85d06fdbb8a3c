import type { Labels } from '../core/labels/labels.js'

export const defaultLabels: Labels['variantPicker'] = {
  value: ({ value, targetVariant, targetAvailable, changes }) =>
    [
      value,
      ...(targetVariant ? (targetAvailable ? [] : ['sold out']) : ['unavailable']),
      ...(changes.length ? [`changes ${changes.join(', ')}`] : []),
    ].join(', '),
  status: ({ status, missingOptions, changedOptions }) =>
    changedOptions.map(({ name, value }) => `${name}: ${value ?? 'none'}. `).join('') +
    {
      incomplete: `Choose ${missingOptions.join(', ')}`,
      available: 'Available',
      soldOut: 'Sold out',
      nonexistent: 'Unavailable',
    }[status],
}
