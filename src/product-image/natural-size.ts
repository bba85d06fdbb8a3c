import type { CSSProperties } from 'react'

/** The last width in `sizes`, which holds where no condition does, unless a function computes it. */
const LAST_WIDTH = /\d[\d.]*(?:px|r?em|vw)$/

/**
 * Gives an image a size of its own before it is loaded. Any `width` or `height` in CSS takes precedence, and the other side
 * then has the image's `aspect-ratio`. A `width` attribute would distort an image with only a height in CSS, and a `height`
 * attribute an image with only a width.
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/contain-intrinsic-size
 */
export function getNaturalSize(
  sizes: string,
  aspectRatio: number | string,
  isLoaded: boolean,
): CSSProperties {
  const width = LAST_WIDTH.exec(sizes.trim())?.[0] ?? '100vw'
  // Grid rows in Firefox have this height, and are laid out for an image that has loaded only if its style changes.
  const height = `calc(${width} / (${`${aspectRatio}`.replace('auto', '')})${isLoaded ? ' + 0.02px' : ''})`
  return { contain: 'size', containIntrinsicSize: `${width} ${height}` }
}
