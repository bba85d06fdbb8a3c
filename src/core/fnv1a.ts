export const FNV_OFFSET = 0x811c9dc5

/**
 * FNV-1a over UTF-16 units: an unsigned 32-bit hash that distinguishes strings. It hides nothing, and equal hashes of
 * different strings are easy to find on purpose. Another offset gives an independent hash.
 */
export function fnv1a(text: string, offset = FNV_OFFSET, prime = 0x01000193): number {
  let hash = offset
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime)
  return hash >>> 0
}
