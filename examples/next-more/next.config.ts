import type { NextConfig } from 'next'

import { agentRewrites } from './lib/agent-rewrites'

const config: NextConfig = {
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  // The origin of scripts and styles, if a CDN serves them. Set it for the build and for the server.
  assetPrefix: process.env.ASSET_PREFIX,
  images: {
    // `/_next/image` rejects widths that are not listed: these are the widths of `ProductImage`, and 72 px thumbnails.
    imageSizes: [72, 144, 160, 320, 480],
    deviceSizes: [640, 960, 1280, 1920],
    qualities: [75],
    // Add the host of your store's images, e.g. { protocol: 'https', hostname: 'cdn.shop.example' }.
    remotePatterns: [],
  },
  // Before the pages, because `/products/a.md` is also a path of `app/products/[slug]`.
  rewrites: () => Promise.resolve({ beforeFiles: agentRewrites }),
}

export default config
