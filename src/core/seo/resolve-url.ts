/** Resolves a URL, or returns `undefined` if it is invalid. (Safari before 17 has no `URL.parse` or `URL.canParse`.) */
export function resolveUrl(url: string, base: string | URL): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
