import type { ImageLoader } from 'storefront-react'

import { imageWidths } from './image-widths'

/** Hosts whose pictures Next resizes. Add each to `images.remotePatterns` in `next.config.ts`, too. */
const hosts: readonly string[] = []

/** Resizes with Next's image optimizer. A picture that is smaller than the next width keeps its own. */
export const imageLoader: ImageLoader = ({ src, width, quality = 75 }) => {
  const isOwn = src.startsWith('/') && !src.startsWith('//')
  const isResized = isOwn || (URL.canParse(src) && hosts.includes(new URL(src).hostname))
  const listed = imageWidths.find((each) => each >= width) ?? imageWidths.at(-1)
  return isResized ? `/_next/image?url=${encodeURIComponent(src)}&w=${listed}&q=${quality}` : src
}
