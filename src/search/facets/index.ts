export * as Facets from './index.parts.js'
export type { FacetsLabels } from './labels.js'
