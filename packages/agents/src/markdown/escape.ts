/**
 * Text of the store as Markdown that shows the same text: a product's name cannot add a heading, a link or a picture to the
 * page. Line breaks become spaces.
 * @see https://spec.commonmark.org/0.31.2/#backslash-escapes
 */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&')
      .replace(/^([-+=]|\d+[.)])/, '\\$1')
      // Some readers link a bare address.
      .replace(/:\/\//g, '\\://')
  )
}
