import { isObject } from '../is-object.js'
import { readText } from './read-text.js'
import { isSafeImageUrl } from './safe-url.js'

/** An image, as `getImage` returns it. Sizes are in pixels. */
export interface StorefrontImage {
  /** Absolute, or relative to the store's media folder. */
  readonly src: string
  /** `''` if the image has none. */
  readonly alt: string
  /** In CSS pixels. */
  readonly width: number | undefined
  /** In CSS pixels. */
  readonly height: number | undefined
  readonly raw: unknown
}

/**
 * Reads an element of `product.images`, or `variant.image`: a URL, or an object with
 * `{ url | src | href | path, alt | altText, width, height }`. Returns `undefined` for a `javascript:`, `vbscript:` or
 * `data:` URL, except `data:image/…`.
 * @see The API reference, "Gaps in the resource definitions": the shape is not documented.
 */
export function getImage(raw: unknown): StorefrontImage | undefined {
  const src = readText(raw, 'url', 'src', 'href', 'path')
  if (!src || !isSafeImageUrl(src)) return
  const fields = isObject(raw) ? raw : {}
  return {
    src,
    alt: readText(fields, 'alt', 'altText'),
    width: readLength(fields.width),
    height: readLength(fields.height),
    raw,
  }
}

/** Ignores 0, which stores use for "unknown", and values that `<img>` does not accept. */
function readLength(raw: unknown): number | undefined {
  const length = Number(readText(raw))
  return length > 0 && length < Infinity ? length : undefined
}
