/** Texts of the parts of a saved list, English by default. */
export interface SavedLabels {
  /** The text of the toggle. Screen readers announce separately whether it is pressed. */
  readonly toggle: string
  /** Accessible name of the toggle. Contains its text, so that voice control finds it. */
  readonly toggleName: (values: { readonly name: string }) => string
}
