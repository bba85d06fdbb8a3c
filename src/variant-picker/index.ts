export * as VariantPicker from './index.parts.js'
export type { VariantPickerLabels } from '../core/labels/variant-picker-labels.js'
