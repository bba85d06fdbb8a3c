import { ENTITY, readEntity } from './read-entity.js'

/** Elements of HTML that end a line when they begin or end. */
const BLOCK =
  'address|article|aside|blockquote|body|br|caption|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|html|legend|li|main|menu|ol|p|pre|search|section|summary|table|tr|ul'
const INLINE =
  'a|abbr|acronym|area|audio|b|bdi|bdo|big|button|canvas|center|cite|code|col|colgroup|data|del|dfn|em|embed|font|i|iframe|img|input|ins|kbd|label|link|map|mark|meta|nav|object|option|picture|q|rp|rt|ruby|s|samp|select|small|source|span|strike|strong|sub|sup|svg|tbody|td|tfoot|th|thead|time|track|tt|u|var|video|wbr'

/**
 * Tags of known names only: "fits sizes <M> to <XL>" is text. With a ">" in quotes, and, where the quotes are not
 * closed, up to the next.
 */
const tags = (names: string) =>
  new RegExp(
    `</?(?:${names})(?:[\\s/](?:"[^"<]*"|'[^'<]*'|[^<>"'])*)?>|</?(?:${names})(?:[\\s/][^<>]*)?>`,
    'gi',
  )

/** What is no text of the description even though it stands between tags. */
const SILENT =
  /<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<(script|style|template|noscript|title)\b[^]*?(?:<\/\1\s*>|$)/gi
const BLOCK_TAG = tags(BLOCK)
const LINE_BREAK = tags('br')
const INLINE_TAG = tags(INLINE)

/**
 * A description as plain paragraphs, for showing as text. Whether descriptions are plain text or HTML is not
 * documented; both come out readable: a block of HTML or an empty line ends a paragraph, tags and scripts go,
 * entities become characters. A line break within a paragraph stays as `\n`.
 *
 * The result is **text**. It is not safe as HTML: `&lt;b&gt;` comes out as `<b>`.
 *
 * @see The API's document, "Product", `description`.
 */
export function getParagraphs(description: string | null | undefined): string[] {
  const html = (description ?? '').replace(/\r\n?/g, '\n')
  const isHtml = html.replace(BLOCK_TAG, '') !== html
  return (
    html
      .replace(SILENT, '')
      // In HTML a line break in the source is a space; what breaks lines are its tags.
      .replace(/\n/g, isHtml ? ' ' : '\n')
      .replace(LINE_BREAK, '\n')
      .replace(BLOCK_TAG, '\n\n')
      .replace(INLINE_TAG, '')
      .replace(ENTITY, readEntity)
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
