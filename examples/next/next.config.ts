import type { NextConfig } from 'next'

/** Agents ask for Markdown; browsers do not. */
const acceptsMarkdown = { type: 'header' as const, key: 'accept', value: '.*text/markdown.*' }

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
  rewrites: () =>
    Promise.resolve({
      // Before the pages, because `/products/a.md` is also a path of `app/products/[slug]`.
      beforeFiles: [
        { source: '/.well-known/ucp', destination: '/agents/discovery' },
        { source: '/mcp', destination: '/agents/mcp' },
        { source: '/llms.txt', destination: '/agents/markdown/llms.txt' },
        { source: '/products.md', destination: '/agents/markdown/products' },
        ...['/products', '/products/:slug', '/collections/:slug'].flatMap((page) => [
          ...(page.includes(':') ? [{ source: `${page}.md`, destination: `/agents/markdown${page}` }] : []),
          { source: page, has: [acceptsMarkdown], destination: `/agents/markdown${page}` },
        ]),
      ],
    }),
}

export default config
