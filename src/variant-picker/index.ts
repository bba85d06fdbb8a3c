export * as VariantPicker from './index.parts.js'
export type { VariantPickerLabels } from './labels.js'
