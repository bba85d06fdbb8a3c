import type { OptionValueState, VariantStatus } from '../core/variants/variant-types.js'

declare module '../provider/labels.js' {
  interface Labels {
    readonly variantPicker: VariantPickerLabels
  }
}

/** The texts of a variant picker. */
export interface VariantPickerLabels {
  /** The accessible name of a value. Begin with the visible text: voice control matches this text. */
  readonly value: (values: OptionValueState) => string
  /**
   * @param values.missingOptions names of the options without a selected value
   * @param values.changedOptions other options that the last selection changed, with their new values
   */
  readonly status: (values: {
    readonly status: VariantStatus
    readonly missingOptions: readonly string[]
    readonly changedOptions: readonly { readonly name: string; readonly value: string | undefined }[]
  }) => string
}

export const defaultLabels: VariantPickerLabels = {
  value: ({ value, exists, available, targetVariant, changes }) =>
    value +
    (available
      ? ''
      : exists
        ? ', sold out'
        : targetVariant
          ? `, changes ${changes.join(', ')}`
          : ', unavailable'),
  status: ({ status, missingOptions, changedOptions }) =>
    changedOptions.map(({ name, value }) => `${name}: ${value ?? 'none'}. `).join('') +
    {
      incomplete: `Choose ${missingOptions.join(', ')}`,
      available: 'Available',
      soldOut: 'Sold out',
      nonexistent: 'Unavailable',
    }[status],
}
