/** WordPress sends `%d1%87%d0%b0%d0%b9` for `чай`, which a URL of the shop would encode a second time. */
export function readableSlug(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug
  }
}
