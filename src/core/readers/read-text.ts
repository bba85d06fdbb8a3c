/**
 * Reads the text of a value whose shape is not documented: a string, number or boolean, or an object with text under
 * one of `keys`, the first wins.
 *
 * @returns `''` if there is no text
 */
export function readText(raw: unknown, ...keys: readonly string[]): string {
  if (typeof raw === 'string') return raw.trim()
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  for (const key of keys) {
    const text = readText((raw as Record<string, unknown> | null | undefined)?.[key])
    if (text) return text
  }
  return ''
}
