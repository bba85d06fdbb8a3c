export { VariantPickerLabel as Label, type VariantPickerLabelProps as LabelProps } from './label.js'
export { VariantPickerOption as Option, type VariantPickerOptionProps as OptionProps } from './option.js'
export {
  VariantPickerOptionValue as OptionValue,
  type VariantPickerOptionValueProps as OptionValueProps,
} from './option-value.js'
export { VariantPickerRoot as Root, type VariantPickerRootProps as RootProps } from './root.js'
export { VariantPickerStatus as Status, type VariantPickerStatusProps as StatusProps } from './status.js'
