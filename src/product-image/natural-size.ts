import type { CSSProperties } from 'react'

/** Not what a function computes. */
const WIDTH = /^[\d.]+(?:px|r?em|vw)$/

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
  // The last width in `sizes` holds where no condition does.
  const last = sizes.trim().split(/[\s,]/).at(-1) ?? ''
  const width = WIDTH.test(last) ? last : '100vw'
  // Grid rows in Firefox have this height, and are laid out for an image that has loaded only if its style changes.
  const height = `calc(${width} / (${`${aspectRatio}`.replace('auto', '')})${isLoaded ? ' + 0.02px' : ''})`
  return { contain: 'size', containIntrinsicSize: `${width} ${height}` }
}
