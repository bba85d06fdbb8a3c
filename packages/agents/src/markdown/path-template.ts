/** Reads `{slug}` of a path such as `/products/{slug}`. */
export function matchTemplate(template: string, path: string): string | undefined {
  const [before = '', after = ''] = template.split('{slug}')
  if (!path.startsWith(before) || !path.endsWith(after)) return undefined
  const segment = path.slice(before.length, path.length - after.length)
  if (!segment || segment.includes('/')) return undefined
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

export const fillTemplate = (template: string, slug: string) =>
  template.replace('{slug}', encodeURIComponent(slug))
