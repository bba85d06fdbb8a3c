/** An address resolved against another; `undefined` where they make none. (`URL.canParse` is missing in Safari before 17.) */
export function resolveUrl(url: string, base: string | URL): URL | undefined {
  try {
    return new URL(url, base)
  } catch {
    return undefined
  }
}
