import { isObject } from '../is-object.js'
import { readText } from './read-text.js'

/** An image of a product or variant. */
export interface StorefrontImage {
  /** URL from the response: absolute, or relative to the store's media folder. */
  readonly src: string
  /** `''` if the image has none. */
  readonly alt: string
  /** In CSS pixels; `undefined` if the store does not say. */
  readonly width: number | undefined
  /** In CSS pixels; `undefined` if the store does not say. */
  readonly height: number | undefined
  /** The image from the response. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.images`, or `variant.image`. The API reference does not document their shape, so
 * these are accepted: a URL, or `{ url | src | href | path, alt | altText, width, height }`.
 *
 * @returns `undefined` for `null` and for a value without a URL
 * @see The API reference, "Gaps in the resource definitions".
 */
export function getImage(raw: unknown): StorefrontImage | undefined {
  const src = readText(raw, 'url', 'src', 'href', 'path')
  if (!src) return
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
