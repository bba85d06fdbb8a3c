import { readText } from './read-text.js'

/** An image of a product or variant, whichever of the common shapes it came in. */
export interface StorefrontImage {
  /** As it came: absolute, or relative to wherever the store keeps its media. */
  readonly src: string
  /** `''` when the image has none. */
  readonly alt: string
  /** In CSS pixels; `undefined` when not given. */
  readonly width: number | undefined
  /** In CSS pixels; `undefined` when not given. */
  readonly height: number | undefined
  /** The image value as it came. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.images`, or `variant.image`. The document does not show their shape, so these
 * are accepted: an address, or `{ url | src | href | path, alt | altText, width, height }`.
 *
 * @returns `undefined` for `null` and for anything without an address.
 * @see The API's document, "Gaps in the resource definitions".
 */
export function getImage(raw: unknown): StorefrontImage | undefined {
  const src = readText(raw, 'url', 'src', 'href', 'path')
  if (!src) return
  const fields = typeof raw === 'object' ? (raw as Record<string, unknown>) : {}
  return {
    src,
    alt: readText(fields, 'alt', 'altText'),
    width: readLength(fields.width),
    height: readLength(fields.height),
    raw,
  }
}

/** `undefined` for what an `<img>` could not take as a length, and for 0, which is how stores say "unknown". */
function readLength(raw: unknown): number | undefined {
  const length = Number(readText(raw))
  return length > 0 && length < Infinity ? length : undefined
}
