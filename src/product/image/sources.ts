import type { ImageLoader } from '../../provider/storefront-context.js'

export interface SourceOptions {
  readonly src: string
  readonly imageLoader: ImageLoader | undefined
  readonly quality: number | undefined
  /** In CSS pixels. `undefined`: the image is as wide as `sizes`. */
  readonly fixedWidth: number | undefined
  /** The width of the image file, if known. Wider candidates would cost bytes and show no more detail. */
  readonly knownWidth: number | undefined
  readonly widths: readonly number[]
  readonly sizes: string
}

export interface Sources {
  readonly src: string
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
}

/** Returns only `src` if the loader returns one URL for all widths. */
export function getSources({
  src,
  imageLoader,
  quality,
  fixedWidth,
  knownWidth = Infinity,
  widths,
  sizes,
}: SourceOptions): Sources {
  if (!imageLoader) return { src }
  const widest = Math.ceil(knownWidth)
  const capped = (fixedWidth ? [fixedWidth, fixedWidth * 2] : widths).map((width) => Math.min(width, widest))
  const candidates = [...new Set(capped)].map((width, index) => ({
    url: imageLoader({ src, width, quality }),
    // A fixed width is displayed as it is, so the file's own width is the second density or less.
    descriptor: fixedWidth ? `${index ? width / fixedWidth : 1}x` : `${width}w`,
  }))
  const fallback = candidates[fixedWidth ? 0 : candidates.length - 1]?.url ?? src
  if (new Set(candidates.map(({ url }) => url)).size < 2) return { src: fallback }
  return {
    sizes: fixedWidth ? undefined : sizes,
    // In a srcset, a space or a trailing comma ends the URL.
    srcSet: candidates
      .map(({ url, descriptor }) => `${url.replace(/\s/g, '%20').replace(/,$/, '%2C')} ${descriptor}`)
      .join(', '),
    src: fallback,
  }
}
