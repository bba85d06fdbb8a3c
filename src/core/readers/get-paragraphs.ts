import { decodeEntity, ENTITY } from './decode-entity.js'

const BLOCK =
  'address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|legend|li|main|menu|ol|p|pre|search|section|summary|table|tr|ul'
const INLINE =
  'a|abbr|acronym|area|audio|b|bdi|bdo|big|button|canvas|center|cite|code|col|colgroup|data|del|dfn|em|embed|font|i|iframe|img|input|ins|kbd|label|link|map|mark|meta|nav|object|option|picture|q|rp|rt|ruby|s|samp|select|small|source|span|strike|strong|sub|sup|svg|tbody|td|tfoot|th|thead|time|track|tt|u|var|video|wbr'

// Known tags only, because "fits sizes <M> to <XL>" is text. The second alternative matches unclosed quotes.
const tagPattern = (names: string) =>
  new RegExp(
    `</?(?:${names})(?:[\\s/](?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?>|</?(?:${names})(?:[\\s/][^<>]*)?>`,
    'gi',
  )

const NON_TEXT =
  /<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<(script|style|template|noscript|title)\b[^]*?(?:<\/\1\s*>|$)/gi
const BLOCK_TAG = tagPattern(BLOCK)
const LINE_BREAK = tagPattern('br')
const INLINE_TAG = tagPattern(INLINE)

/**
 * Converts a description in plain text or HTML to paragraphs. A line break within a paragraph stays `\n`.
 * The result is **text** and not safe to insert as HTML: `&lt;b&gt;` becomes `<b>`.
 * @see The API reference, "Product", `description`: the format is not documented.
 */
export function getParagraphs(description: string | null | undefined): string[] {
  const html = (description ?? '').replace(/\r\n?/g, '\n')
  const isHtml = html.replace(BLOCK_TAG, '') !== html
  return (
    html
      .replace(NON_TEXT, '')
      // HTML renders a line break in the source as a space.
      .replace(/\n/g, isHtml ? ' ' : '\n')
      .replace(LINE_BREAK, '\n')
      .replace(BLOCK_TAG, '\n\n')
      .replace(INLINE_TAG, '')
      .replace(ENTITY, decodeEntity)
      .split(/\n[^\S\n]*\n\s*/)
      .map((paragraph) =>
        paragraph
          .replace(/[ \t\f\v]*\n[ \t\f\v]*/g, '\n')
          .replace(/[ \t\f\v]+/g, ' ')
          .trim(),
      )
      .filter(Boolean)
  )
}
