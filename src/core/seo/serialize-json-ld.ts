import type { JsonLd } from './get-product-json-ld.js'

/**
 * Serializes structured data for a `<script type="application/ld+json">`. A product's name may contain `</script>`, so
 * `<`, `>` and `&` are written as JSON escapes. So are U+2028 and U+2029, which are line ends in older JavaScript.
 *
 * @example
 * <script
 *   type="application/ld+json"
 *   dangerouslySetInnerHTML={{ __html: serializeJsonLd(getProductJsonLd(product, { url, currency })) }}
 * />
 */
export function serializeJsonLd(data: JsonLd): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
