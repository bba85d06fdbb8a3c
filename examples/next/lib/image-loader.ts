import type { ImageLoader } from 'storefront-react'

/** Resizes through Next's image optimizer. It accepts only the widths, qualities and hosts in `next.config.ts`. */
export const imageLoader: ImageLoader = ({ src, width, quality = 75 }) =>
  src.startsWith('data:') ? src : `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`
