/**
 * The text of a value whose shape the document does not show: itself, or the first of `keys` that holds some
 * when it is an object. `''` when there is none, so that callers test one thing.
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
