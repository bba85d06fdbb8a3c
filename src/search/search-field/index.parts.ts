export { SearchFieldClear as Clear, type SearchFieldClearProps as ClearProps } from './clear.js'
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
