import type { ImageLoader } from 'storefront-react'

/** Hosts whose pictures Next resizes. Add each to `images.remotePatterns` in `next.config.ts`, too. */
const hosts: readonly string[] = []

/** Those of `images` in `next.config.ts`: Next answers 400 for any other. */
const widths = [80, 160, 320, 480, 640, 960, 1280, 1920]

/** Resizes with Next's image optimizer. A picture that is smaller than the next width keeps its own. */
export const imageLoader: ImageLoader = ({ src, width, quality = 75 }) => {
  const isOwn = src.startsWith('/') && !src.startsWith('//')
  const isResized = isOwn || (URL.canParse(src) && hosts.includes(new URL(src).hostname))
  const listed = widths.find((each) => each >= width) ?? 1920
  return isResized ? `/_next/image?url=${encodeURIComponent(src)}&w=${listed}&q=${quality}` : src
}
