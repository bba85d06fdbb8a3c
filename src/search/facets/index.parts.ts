export {
  FacetsActive as Active,
  FacetsClear as Clear,
  type FacetsActiveProps as ActiveProps,
  type FacetsClearProps as ClearProps,
} from './active.js'
export {
  FacetsGroup as Group,
  type FacetsGroupProps as GroupProps,
  type FacetsGroupState as GroupState,
} from './group.js'
export { FacetsMore as More, type FacetsMoreProps as MoreProps } from './more.js'
export { FacetsRange as Range, type FacetsRangeProps as RangeProps } from './range.js'
export {
  FacetsRoot as Root,
  type FacetsChangeDetails as ChangeDetails,
  type FacetsRootProps as RootProps,
  type FacetsRootState as RootState,
} from './root.js'
export {
  FacetsCount as Count,
  FacetsValue as Value,
  type FacetsCountProps as CountProps,
  type FacetsValueProps as ValueProps,
  type FacetsValueState as ValueState,
} from './value.js'
