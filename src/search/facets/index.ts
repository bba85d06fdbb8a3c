export * as Facets from './index.parts.js'
