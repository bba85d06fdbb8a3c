/** Returns the path to request from the API, or `undefined` if the path is not allowed. */
export type PathMatcher = (path: string) => string | undefined

/**
 * Allows paths that match a template segment by segment; `{name}` matches any segment. The returned path is rebuilt
 * from the decoded segments, so that nothing else reaches the API. A segment that contains `..`, a slash or a control
 * character, encoded any number of times, never matches.
 *
 * @param templates such as `/products/{id}`; a query in a template is ignored
 */
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

/** Returns the empty string, which matches nothing, for an invalid encoding. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Decodes until nothing changes, because a server behind the API may decode more than once. */
function isSafe(segment: string): boolean {
  const next = decode(segment)
  if (next !== segment && next !== '') return isSafe(next)
  return !/^\.{0,2}$|[/\\\p{Cc}]/u.test(segment)
}
