import type { ImageLoader } from 'storefront-react'

/** Hosts whose pictures Next resizes. Add each to `images.remotePatterns` in `next.config.ts`, too. */
const hosts: readonly string[] = []

/** Resizes with Next's image optimizer, which accepts only the widths and qualities in `next.config.ts`. */
export const imageLoader: ImageLoader = ({ src, width, quality = 75 }) => {
  const isOwn = src.startsWith('/') && !src.startsWith('//')
  const isResized = isOwn || (URL.canParse(src) && hosts.includes(new URL(src).hostname))
  return isResized ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}` : src
}
