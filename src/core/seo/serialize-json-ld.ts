import type { JsonLd } from './get-product-json-ld.js'

/**
 * Structured data as text for a `<script type="application/ld+json">`. A product's name may hold `</script>`:
 * every `<`, `>` and `&` is written as its escape, which JSON reads as the character; so are U+2028 and U+2029,
 * which end a line in older scripts.
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
