export { VirtualProductGrid } from './virtual-product-grid.js'
export type { VirtualProductGridProps, VirtualProductGridState } from './virtual-product-grid.js'
