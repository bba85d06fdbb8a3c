export {
  SearchFieldClear as Clear,
  type SearchFieldClearProps as ClearProps,
  type SearchFieldClearState as ClearState,
} from './clear.js'
export {
  SearchFieldInput as Input,
  type SearchFieldInputProps as InputProps,
  type SearchFieldInputState as InputState,
} from './input.js'
export {
  SearchFieldRoot as Root,
  type SearchFieldRootProps as RootProps,
  type SearchFieldRootState as RootState,
} from './root.js'
export {
  SearchFieldStatus as Status,
  type SearchFieldStatusProps as StatusProps,
  type SearchFieldStatusState as StatusState,
} from './status.js'
export {
  SearchFieldGroup as Group,
  type SearchFieldGroupProps as GroupProps,
  type SearchFieldGroupState as GroupState,
} from './group.js'
export {
  SearchFieldList as List,
  type SearchFieldListProps as ListProps,
  type SearchFieldListState as ListState,
} from './list.js'
export {
  SearchFieldOption as Option,
  type SearchFieldOptionProps as OptionProps,
  type SearchFieldOptionState as OptionState,
} from './option.js'
