export {
  PriceCurrent as Current,
  type PriceCurrentProps as CurrentProps,
  type PriceCurrentState as CurrentState,
} from './current.js'
export {
  PriceDiscount as Discount,
  type PriceDiscountProps as DiscountProps,
  type PriceDiscountState as DiscountState,
} from './discount.js'
export {
  PriceOriginal as Original,
  type PriceOriginalProps as OriginalProps,
  type PriceOriginalState as OriginalState,
} from './original.js'
export {
  PricePrior as Prior,
  type PricePriorProps as PriorProps,
  type PricePriorState as PriorState,
} from './prior.js'
export {
  PriceRoot as Root,
  type PriceRootProps as RootProps,
  type PriceRootState as RootState,
} from './root.js'
export {
  PriceUnit as Unit,
  type PriceUnitProps as UnitProps,
  type PriceUnitState as UnitState,
} from './unit.js'
