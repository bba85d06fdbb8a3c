export * as ProductGallery from './index.parts.js'
