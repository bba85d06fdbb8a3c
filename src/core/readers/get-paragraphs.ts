import { decodeEntity, ENTITY } from './decode-entity.js'

/** HTML elements that start on a new line. */
const BLOCK =
  'address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|legend|li|main|menu|ol|p|pre|search|section|summary|table|tr|ul'
const INLINE =
  'a|abbr|acronym|area|audio|b|bdi|bdo|big|button|canvas|center|cite|code|col|colgroup|data|del|dfn|em|embed|font|i|iframe|img|input|ins|kbd|label|link|map|mark|meta|nav|object|option|picture|q|rp|rt|ruby|s|samp|select|small|source|span|strike|strong|sub|sup|svg|tbody|td|tfoot|th|thead|time|track|tt|u|var|video|wbr'

/**
 * Matches tags of known names only, because "fits sizes <M> to <XL>" is text. The second alternative handles a tag
 * whose quotes are not closed.
 */
const tagPattern = (names: string) =>
  new RegExp(
    `</?(?:${names})(?:[\\s/](?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?>|</?(?:${names})(?:[\\s/][^<>]*)?>`,
    'gi',
  )

/** Everything that browsers do not render as text. */
const NON_TEXT =
  /<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<(script|style|template|noscript|title)\b[^]*?(?:<\/\1\s*>|$)/gi
const BLOCK_TAG = tagPattern(BLOCK)
const LINE_BREAK = tagPattern('br')
const INLINE_TAG = tagPattern(INLINE)

/**
 * Converts a description to plain-text paragraphs. The API reference does not say whether descriptions are plain
 * text or HTML, so both are accepted: a block element or an empty line ends a paragraph, tags and scripts are
 * removed, entities are decoded. A line break within a paragraph is kept as `\n`.
 *
 * The result is **text** and not safe to insert as HTML: `&lt;b&gt;` becomes `<b>`.
 *
 * @see The API reference, "Product", `description`.
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
