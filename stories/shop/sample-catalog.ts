import { createSampleCatalog, type SampleCatalog } from 'storefront-mock'

import photos from '../photos/photos.json' with { type: 'json' }

/**
 * The sample catalogue with the photographs, whose folder Storybook and the site serve at this address. A kind without a
 * photograph keeps its drawing.
 */
export const photographedCatalog = (size: number): SampleCatalog =>
  createSampleCatalog({ size, photos: { baseUrl: '/photos/', files: photos } })
