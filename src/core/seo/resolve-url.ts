// Safari before 17 has no `URL.parse` and no `URL.canParse`.
export function resolveUrl(url: string, base: string | URL): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
