export * as SearchField from './index.parts.js'
export type { SearchFieldLabels } from './labels.js'
