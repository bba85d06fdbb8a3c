import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  images: {
    // `/_next/image` rejects widths that are not listed: these are the widths of `ProductImage`, and 72 px thumbnails.
    imageSizes: [72, 144, 160, 320, 480],
    deviceSizes: [640, 960, 1280, 1920],
    qualities: [75],
  },
}

export default config
