/**
 * Serializes data for a `<script>`. Escapes `<`, `>` and `&`, because a product name may contain `</script>`,
 * and U+2028 and U+2029, because they end a line in older JavaScript.
 * @example
 * <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />
 */
export function serializeJsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
