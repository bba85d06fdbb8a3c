export * as ProductGallery from './index.parts.js'
export type { ProductGalleryLabels } from './labels.js'
