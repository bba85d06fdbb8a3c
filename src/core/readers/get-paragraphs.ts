import { decodeEntities } from './decode-entities.js'
import { readHtmlTokens } from './html-tokens.js'

/**
 * Converts a description in plain text or HTML to paragraphs. A line break within a paragraph stays `\n`.
 * The result is **text** and not safe to insert as HTML: `&lt;b&gt;` becomes `<b>`. Takes linear time.
 * @see The API reference, "Product", `description`: the format is not documented.
 */
export function getParagraphs(description: string | null | undefined): string[] {
  const tokens = readHtmlTokens((description ?? '').replace(/\r\n?/g, '\n'))
  const isHtml = tokens.some(({ type }) => type === 'block' || type === 'break')
  return (
    tokens
      .map((token) => {
        if (token.type === 'text') {
          // HTML renders a line break in the source as a space.
          return decodeEntities(isHtml ? token.text.replaceAll('\n', ' ') : token.text)
        }
        return token.type === 'break' ? '\n' : token.type === 'block' ? '\n\n' : ''
      })
      .join('')
      // Collapse spaces first: a pattern with spaces around a line break takes quadratic time for many spaces.
      .replace(/[ \t\f\v]+/g, ' ')
      .split(/\n[^\S\n]*\n\s*/)
      .map((paragraph) => paragraph.replace(/ ?\n ?/g, '\n').trim())
      .filter(Boolean)
  )
}
