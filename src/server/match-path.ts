/** Whether a path may pass, and how it is written upstream. */
export type PathMatcher = (path: string) => string | undefined

/**
 * Lets paths pass that fit a template segment by segment, `{anything}` standing for one segment. The path comes
 * back written anew from its decoded segments, so that nothing but those segments reaches the API; one that
 * holds a step (`..`), a slash or a control character, encoded however often, fits nothing.
 *
 * @param templates such as `/products/{id}`; a query in a template is left to the request
 */
export function createPathMatcher(templates: readonly string[]): PathMatcher {
  const patterns = templates.map((template) => segmentsOf(template.replace(/\?.*$/, '')))
  return (path) => {
    const segments = path.startsWith('/') ? segmentsOf(path).map(decode) : []
    const isAllowed = patterns.some(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((part, index) => part === segments[index] || /^\{\w+\}$/.test(part)),
    )
    if (!isAllowed || !segments.every(isHarmless)) return undefined
    return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
  }
}

function segmentsOf(path: string): string[] {
  return path.slice(1).split('/')
}

/** The empty string, which fits nothing, where the encoding is broken. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** Decoded until nothing changes: what stands behind the API may decode once more than it should. */
function isHarmless(segment: string): boolean {
  const next = decode(segment)
  if (next !== segment && next !== '') return isHarmless(next)
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return !/^\.{0,2}$|[/\\\u0000-\u001f\u007f]/.test(segment)
}
