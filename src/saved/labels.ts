import type { Labels } from '../core/labels/labels.js'

export const defaultLabels: Labels['saved'] = {
  toggle: 'Save',
  toggleName: ({ name }) => `Save ${name}`,
}
