export {
  VariantPickerLabel as Label,
  type VariantPickerLabelProps as LabelProps,
  type VariantPickerLabelState as LabelState,
} from './label.js'
export {
  VariantPickerOption as Option,
  type VariantPickerOptionProps as OptionProps,
  type VariantPickerOptionState as OptionState,
} from './option.js'
export {
  VariantPickerOptionValue as OptionValue,
  type VariantPickerOptionValueProps as OptionValueProps,
  type VariantPickerOptionValueState as OptionValueState,
} from './option-value.js'
export {
  VariantPickerRoot as Root,
  type VariantPickerRootProps as RootProps,
  type VariantPickerRootState as RootState,
} from './root.js'
export {
  VariantPickerStatus as Status,
  type VariantPickerStatusProps as StatusProps,
  type VariantPickerStatusState as StatusState,
} from './status.js'
