import type { Menu, MenuItem } from '../schemas/menu.js'
import { resolveUrl } from '../seo/resolve-url.js'
import { trimTrailingSlashes } from '../trim-slashes.js'

const PLACEHOLDER_ORIGIN = 'https://shop.invalid'

/** Every relative URL of the menu is resolved against the page, so the visitor's URL must not be long. */
const MAX_URL_LENGTH = 2048

/**
 * Returns the menu items that lead to a page, outermost first; empty if the menu does not contain the page.
 * Ignores query, fragment, trailing slash and the case of percent-escapes. The menu may contain itself. A page whose URL
 * has more than 2,048 characters before the query is not found.
 * @param url a path, or an absolute URL if the menu contains absolute URLs
 * @example
 * getBreadcrumbs(menu, '/collections/shirts').map(({ label }) => label) // ['Clothes', 'Shirts']
 */
export function getBreadcrumbs<T extends MenuItem>(
  menu: Omit<Menu, 'items'> & { readonly items: readonly T[] },
  url: string,
): readonly T[] {
  const [pageUrl = ''] = url.split(/[?#]/, 1)
  const page = pageUrl.length > MAX_URL_LENGTH ? undefined : resolveUrl(pageUrl, PLACEHOLDER_ORIGIN)
  if (!page) return []
  const target = comparableUrl(page)
  const seen = new Set<T>()
  // A loop instead of recursion: a deeply nested menu must not overflow the stack.
  const path: T[] = []
  const open = [menu.items[Symbol.iterator]()]
  while (open.length > 0) {
    const { done, value: item } = open.at(-1)?.next() ?? { done: true, value: undefined }
    if (done) {
      open.pop()
      path.pop()
    } else if (!seen.has(item)) {
      seen.add(item)
      path.push(item)
      // Many stores write "#" as the URL of an item that only opens its children.
      const isHeading = !item.url || item.url.startsWith('#')
      const itemUrl = isHeading ? undefined : resolveUrl(item.url, page)
      if (itemUrl && comparableUrl(itemUrl) === target) return path
      open.push(((item.children ?? []) as readonly T[])[Symbol.iterator]())
    }
  }
  return []
}

function comparableUrl({ origin, pathname }: URL): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Compare a malformed path without decoding it.
  }
  return origin + trimTrailingSlashes(path)
}
