/** Returns the path to request from the API, or `undefined` if the path is not allowed. */
export type PathMatcher = (path: string) => string | undefined

/** Rebuilds the path from its decoded segments, so that nothing else reaches the API. Ignores the query of a template. */
export function createPathMatcher(templates: readonly string[]): PathMatcher {
  const patterns = templates.map((template) => splitPath(template.replace(/\?.*$/, '')))
  return (path) => {
    const segments = path.startsWith('/') ? splitPath(path).map(decode) : []
    const isAllowed = patterns.some(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((part, index) => part === segments[index] || /^\{\w+\}$/.test(part)),
    )
    if (!isAllowed || !segments.every(isSafe)) return undefined
    return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
  }
}

function splitPath(path: string): string[] {
  return path.slice(1).split('/')
}

/** An invalid encoding becomes an empty string, which `isSafe` rejects. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** A server behind the API may decode more than once, so decode until nothing changes. */
function isSafe(segment: string): boolean {
  const next = decode(segment)
  if (next !== segment && next !== '') return isSafe(next)
  return !/^\.{0,2}$|[/\\\p{Cc}]/u.test(segment)
}
