import type { OptionValueState, VariantStatus } from '../core/variants/variant-types.js'

declare module '../provider/labels.js' {
  interface Labels {
    readonly variantPicker: VariantPickerLabels
  }
}

/** What a variant picker says. */
export interface VariantPickerLabels {
  /** The accessible name of a value. It begins with what is seen, so that voice control finds it. */
  readonly value: (values: OptionValueState) => string
  /**
   * @param values.missingOptions names of the options that are still to be chosen
   * @param values.changedOptions the choices that moved with the last one, by name
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
