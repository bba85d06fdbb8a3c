export * as Facets from './index.parts.js'
export type { FacetsLabels } from '../../core/labels/facets-labels.js'
