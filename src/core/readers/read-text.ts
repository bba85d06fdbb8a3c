/** Returns the text of a scalar, or the first text in an object under one of `keys`; else `''`. */
export function readText(raw: unknown, ...keys: readonly string[]): string {
  if (typeof raw === 'string') return raw.trim()
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  for (const key of keys) {
    const text = readText((raw as Record<string, unknown> | null | undefined)?.[key])
    if (text) return text
  }
  return ''
}
