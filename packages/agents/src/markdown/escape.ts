/** What readers link although nothing marks it as a link. @see https://github.github.com/gfm/#autolinks-extension- */
const LINKED = /:\/\/|www\.|.@.|^(?:mailto|xmpp):/i

/**
 * Text of the store as Markdown that shows the same text: a product's name cannot add a heading, a link or a picture to the
 * page. Line breaks become spaces. Addresses become code, because some readers link a bare address even if it is escaped.
 * @see https://spec.commonmark.org/0.31.2/#backslash-escapes
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/([ `|]+)/)
    .map((part) => (LINKED.test(part) ? `\`${part}\`` : part.replace(/[\\`*_{}[\]()<>#|~!&]/g, '\\$&')))
    .join('')
    .replace(/^[-+=]|^(\d+)(?=\.)/, (start, digits?: string) => (digits ? `${digits}\\` : `\\${start}`))
}
