/** Elements of HTML that end a line when they begin or end. */
const BLOCK =
  'address|article|aside|blockquote|br|dd|div|dl|dt|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul'
const INLINE =
  'a|abbr|b|bdi|big|center|cite|code|del|em|figcaption|font|i|iframe|img|input|ins|kbd|label|mark|meta|nav|q|s|small|span|strike|strong|sub|sup|svg|tbody|td|tfoot|th|thead|time|tt|u|var|video|wbr'

/** What is no text of the description even though it stands between tags. */
const SILENT = /<!--[^]*?(?:-->|$)|<(script|style|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi
/** Known names only: "fits sizes <M> to <XL>" is text. */
const BLOCK_TAG = new RegExp(`</?(?:${BLOCK})(?:[\\s/][^<>]*)?>`, 'gi')
const INLINE_TAG = new RegExp(`</?(?:${INLINE})(?:[\\s/][^<>]*)?>`, 'gi')
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

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
      .replace(/<br(?:[\s/][^<>]*)?>/gi, '\n')
      .replace(BLOCK_TAG, '\n\n')
      .replace(INLINE_TAG, '')
      .replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
        if (name) return NAMED[name.toLowerCase()] ?? entity
        const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
      })
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
