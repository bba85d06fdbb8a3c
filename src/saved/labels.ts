import type { SavedLabels } from '../core/labels/saved-labels.js'

export const defaultLabels: SavedLabels = {
  toggle: 'Save',
  toggleName: ({ name }) => `Save ${name}`,
}
