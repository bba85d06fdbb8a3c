export * as Price from './index.parts.js'
export type { PriceLabels } from './labels.js'
