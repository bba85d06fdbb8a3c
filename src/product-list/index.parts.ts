export {
  ProductListEmpty as Empty,
  type ProductListEmptyProps as EmptyProps,
  type ProductListEmptyState as EmptyState,
} from './empty.js'
export {
  ProductListError as Error,
  type ProductListErrorProps as ErrorProps,
  type ProductListErrorState as ErrorState,
} from './error.js'
export {
  ProductListItem as Item,
  type ProductListItemProps as ItemProps,
  type ProductListItemState as ItemState,
} from './items/item.js'
export {
  ProductListItems as Items,
  type ProductListItemsProps as ItemsProps,
  type ProductListItemsState as ItemsState,
} from './items/items.js'
export {
  ProductListNext as Next,
  type ProductListNextProps as NextProps,
  type ProductListNextState as NextState,
} from './page-control/page-control.js'
export {
  ProductListPending as Pending,
  type ProductListPendingProps as PendingProps,
  type ProductListPendingState as PendingState,
} from './pending.js'
export {
  ProductListPrevious as Previous,
  type ProductListPreviousProps as PreviousProps,
  type ProductListPreviousState as PreviousState,
} from './page-control/page-control.js'
export {
  ProductListRoot as Root,
  type ProductListRootProps as RootProps,
  type ProductListRootState as RootState,
} from './root/root.js'
export {
  ProductListStatus as Status,
  type ProductListStatusProps as StatusProps,
  type ProductListStatusState as StatusState,
} from './status.js'
