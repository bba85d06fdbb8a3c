import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  images: {
    // The widths of `ProductImage`, and of thumbnails. `lib/image-loader.ts` has the same list.
    imageSizes: [80, 160, 320, 480],
    deviceSizes: [640, 960, 1280, 1920],
    qualities: [75],
  },
}

export default config
