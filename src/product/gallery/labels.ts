import type { ProductGalleryLabels } from '../../core/labels/product-gallery-labels.js'

const describe: ProductGalleryLabels['status'] = ({ position, total, alt }) =>
  `Picture ${position} of ${total}${alt && `: ${alt}`}`

export const defaultLabels: ProductGalleryLabels = {
  gallery: ({ name }) => `Pictures of ${name}`,
  thumbnail: describe,
  previous: 'Previous picture',
  next: 'Next picture',
  status: describe,
}
