import type { NextConfig } from 'next'

import { imageWidths } from './lib/image-widths'

const config: NextConfig = {
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  images: { deviceSizes: imageWidths, imageSizes: [], qualities: [75] },
}

export default config
