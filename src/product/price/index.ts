export * as Price from './index.parts.js'
export type { PriceLabels } from '../../core/labels/price-labels.js'
