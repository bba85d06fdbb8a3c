export {
  FacetsActive as Active,
  type FacetsActiveProps as ActiveProps,
  type FacetsActiveState as ActiveState,
} from './active.js'
export {
  FacetsActiveItem as ActiveItem,
  type FacetsActiveItemProps as ActiveItemProps,
  type FacetsActiveItemState as ActiveItemState,
} from './active-item.js'
export {
  FacetsApply as Apply,
  type FacetsApplyProps as ApplyProps,
  type FacetsApplyState as ApplyState,
} from './apply.js'
export {
  FacetsClear as Clear,
  type FacetsClearProps as ClearProps,
  type FacetsClearState as ClearState,
} from './clear.js'
export {
  FacetsCount as Count,
  type FacetsCountProps as CountProps,
  type FacetsCountState as CountState,
} from './count.js'
export {
  FacetsGroup as Group,
  type FacetsGroupProps as GroupProps,
  type FacetsGroupState as GroupState,
} from './group.js'
export {
  FacetsMore as More,
  type FacetsMoreProps as MoreProps,
  type FacetsMoreState as MoreState,
} from './more.js'
export {
  FacetsRangeMax as RangeMax,
  FacetsRangeMin as RangeMin,
  type FacetsRangeMaxProps as RangeMaxProps,
  type FacetsRangeMaxState as RangeMaxState,
  type FacetsRangeMinProps as RangeMinProps,
  type FacetsRangeMinState as RangeMinState,
} from './range-input.js'
export {
  FacetsRemove as Remove,
  type FacetsRemoveProps as RemoveProps,
  type FacetsRemoveState as RemoveState,
} from './remove.js'
export {
  FacetsRoot as Root,
  type FacetsChangeDetails as ChangeDetails,
  type FacetsRootProps as RootProps,
  type FacetsRootState as RootState,
} from './root.js'
export {
  FacetsValue as Value,
  type FacetsValueProps as ValueProps,
  type FacetsValueState as ValueState,
} from './value.js'
