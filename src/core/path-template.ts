/** The one placeholder of a template: `/products/{id}`, `/pages/{slug}`. */
const PLACEHOLDER = /\{(?:id|slug)\}/

/** Writes the value, percent-encoded, in place of the placeholder. */
export const fillPathTemplate = (template: string, value: string): string =>
  template.replace(PLACEHOLDER, () => encodeURIComponent(value))

export interface PathTemplate {
  /** Returns the path with the value, percent-encoded, in place of the placeholder. */
  readonly fill: (value: string) => string
  /**
   * Returns the decoded value of the placeholder, an empty string if the template has no placeholder, and `undefined` if
   * the path does not match.
   */
  readonly match: (path: string) => string | undefined
}

/** @throws {TypeError} for a template without a leading slash, or with two placeholders. */
export function createPathTemplate(template: string): PathTemplate {
  const [before = '', after, ...more] = template.split(PLACEHOLDER)
  if (!before.startsWith('/') || more.length > 0) {
    throw new TypeError(`"${template}" is not a valid path. Use a path like /products or /products/{id}.`)
  }
  return {
    fill: (value) => fillPathTemplate(template, value),
    match(path) {
      if (after === undefined) return path === template ? '' : undefined
      if (!path.startsWith(before) || !path.endsWith(after)) return undefined
      const segment = path.slice(before.length, path.length - after.length)
      if (!segment || segment.includes('/')) return undefined
      try {
        return decodeURIComponent(segment)
      } catch {
        return undefined
      }
    },
  }
}
