import type { OptionValueState, VariantState } from '../core/variants/variant-types.js'

declare module '../provider/labels.js' {
  interface Labels {
    readonly variantPicker: VariantPickerLabels
  }
}

/** Texts of `<VariantPicker>`, English by default. Functions receive the values that the text names. */
export interface VariantPickerLabels {
  /** The accessible name of a value. Start with the visible text, because voice control matches it. */
  readonly value: (values: OptionValueState) => string
  /** `missingOptions` have no selected value. The last selection changed the `changedOptions`. */
  readonly status: (values: {
    readonly status: VariantState['status']
    readonly missingOptions: readonly string[]
    readonly changedOptions: readonly { readonly name: string; readonly value: string | undefined }[]
  }) => string
}

export const defaultLabels: VariantPickerLabels = {
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
