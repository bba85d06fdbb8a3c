import type { Labels } from '../../core/labels/labels.js'

const describe: Labels['productGallery']['status'] = ({ position, total, alt }) =>
  `Picture ${position} of ${total}${alt && `: ${alt}`}`

export const defaultLabels: Labels['productGallery'] = {
  gallery: ({ name }) => `Pictures of ${name}`,
  thumbnail: describe,
  previous: 'Previous picture',
  next: 'Next picture',
  status: describe,
}
