export * as ProductGallery from './index.parts.js'
export type { ProductGalleryLabels } from '../../core/labels/product-gallery-labels.js'
