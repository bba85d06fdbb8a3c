import type { OptionValueState, VariantState } from '../variants/variant-types.js'

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
