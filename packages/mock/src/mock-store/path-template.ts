/** `null` if the path does not match, else the decoded `{id}` segment, if the template has one. */
export type PathMatcher = (path: string) => { readonly id: string | undefined } | null

const PLACEHOLDER = /\{(?:id|slug)\}/

export function pathMatcher(template: string): PathMatcher {
  const [before, after, ...more] = template.split(PLACEHOLDER)
  if (before === undefined || !before.startsWith('/') || more.length > 0) {
    throw new TypeError(
      `mock store: "${template}" is not a valid path. Use a path like /products or /products/{id}.`,
    )
  }
  if (after === undefined) return (path) => (path === template ? { id: undefined } : null)
  return (path) => {
    if (!path.startsWith(before) || !path.endsWith(after)) return null
    const segment = path.slice(before.length, path.length - after.length)
    if (segment === '' || segment.includes('/')) return null
    try {
      return { id: decodeURIComponent(segment) }
    } catch {
      return null
    }
  }
}
