export { CartAdd as Add, type CartAddProps as AddProps, type CartAddState as AddState } from './add.js'
export { CartEmpty as Empty, type CartEmptyProps as EmptyProps } from './empty.js'
export { CartForm as Form, type CartFormProps as FormProps, type CartFormState as FormState } from './form.js'
export {
  CartIssue as Issue,
  type CartIssueProps as IssueProps,
  type CartIssueState as IssueState,
} from './issue.js'
export {
  CartItem as Item,
  CartItems as Items,
  type CartItemProps as ItemProps,
  type CartItemsProps as ItemsProps,
  type CartItemState as ItemState,
} from './items.js'
export {
  CartQuantity as Quantity,
  type CartQuantityProps as QuantityProps,
  type CartQuantityState as QuantityState,
} from './quantity.js'
export { CartRemove as Remove, type CartRemoveProps as RemoveProps } from './remove.js'
export { CartRoot as Root, type CartRootProps as RootProps, type CartRootState as RootState } from './root.js'
export { CartStatus as Status, type CartStatusProps as StatusProps } from './status.js'
export {
  CartDecrement as Decrement,
  CartIncrement as Increment,
  type CartStepperProps as StepperProps,
  type CartStepperState as StepperState,
} from './steppers.js'
export {
  CartSavings as Savings,
  CartSubtotal as Subtotal,
  type CartTotalProps as TotalProps,
  type CartTotalState as TotalState,
} from './totals.js'
export { CartUndo as Undo, type CartUndoProps as UndoProps } from './undo.js'
