export { autoPaging } from './auto/auto-paging.js'
export type { AutoPaging } from './state/auto-paging.js'
export * as ProductList from './index.parts.js'
export type { ItemPosition } from './items/use-item-position.js'
export { useItemPosition } from './items/use-item-position.js'
export type {
  ListErrorSide,
  ListSide,
  Paging,
  ProductListLabels,
} from '../core/labels/product-list-labels.js'
