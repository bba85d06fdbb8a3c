export {
  CartAccept as Accept,
  type CartAcceptProps as AcceptProps,
  type CartAcceptState as AcceptState,
} from './parts/accept.js'
export { CartAdd as Add, type CartAddProps as AddProps, type CartAddState as AddState } from './parts/add.js'
export {
  CartEmpty as Empty,
  type CartEmptyProps as EmptyProps,
  type CartEmptyState as EmptyState,
} from './parts/empty.js'
export {
  CartForm as Form,
  type CartFormProps as FormProps,
  type CartFormState as FormState,
} from './parts/checkout/form.js'
export {
  CartIssue as Issue,
  type CartIssueProps as IssueProps,
  type CartIssueState as IssueState,
} from './parts/issue.js'
export {
  CartItem as Item,
  CartItems as Items,
  type CartItemProps as ItemProps,
  type CartItemState as ItemState,
  type CartItemsProps as ItemsProps,
  type CartItemsState as ItemsState,
} from './parts/items.js'
export {
  CartQuantity as Quantity,
  type CartQuantityProps as QuantityProps,
  type CartQuantityState as QuantityState,
} from './parts/quantity.js'
export {
  CartRemove as Remove,
  type CartRemoveProps as RemoveProps,
  type CartRemoveState as RemoveState,
} from './parts/remove.js'
export {
  CartRoot as Root,
  type CartRootProps as RootProps,
  type CartRootState as RootState,
} from './parts/root.js'
export {
  CartStatus as Status,
  type CartStatusProps as StatusProps,
  type CartStatusState as StatusState,
} from './parts/status.js'
export {
  CartDecrement as Decrement,
  CartIncrement as Increment,
  type CartDecrementProps as DecrementProps,
  type CartDecrementState as DecrementState,
  type CartIncrementProps as IncrementProps,
  type CartIncrementState as IncrementState,
} from './parts/steppers.js'
export {
  CartSavings as Savings,
  CartSubtotal as Subtotal,
  type CartSavingsProps as SavingsProps,
  type CartSavingsState as SavingsState,
  type CartSubtotalProps as SubtotalProps,
  type CartSubtotalState as SubtotalState,
} from './parts/totals.js'
export {
  CartUndo as Undo,
  type CartUndoProps as UndoProps,
  type CartUndoState as UndoState,
} from './parts/undo.js'
