export * as SearchField from './index.parts.js'
export type { SearchFieldLabels } from '../../core/labels/search-field-labels.js'
