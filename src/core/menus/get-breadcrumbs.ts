import type { Menu, MenuItem } from '../schemas/menu.js'
import { resolveUrl } from '../seo/resolve-url.js'

/** Stands in for the shop's origin where only a path is known. */
const SHOP = 'https://shop.invalid'

/**
 * The entries of a menu that lead to an address, outermost first and the address's own last; empty when the menu
 * does not have it. Where it has it twice, the first in reading order counts. Query, fragment, a trailing slash
 * and the case of percent-escapes make no difference; an entry of another site is another address. A menu may
 * nest in a circle or to any depth.
 *
 * @param url address of the page: a path, or absolute (needed where the menu's own entries are absolute)
 */
export function getBreadcrumbs<T extends MenuItem>(
  menu: Omit<Menu, 'items'> & { readonly items: readonly T[] },
  url: string,
): readonly T[] {
  const page = resolveUrl(url, SHOP)
  if (!page) return []
  const wanted = addressOf(page)
  const seen = new Set<T>()
  // A walk and no recursion: the depth is the store's choice, and the stack is ours.
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
      // A heading that only opens has no address, and "#" is how that is often written.
      const isHeading = !item.url || item.url.startsWith('#')
      const target = isHeading ? undefined : resolveUrl(item.url, page)
      if (target && addressOf(target) === wanted) return path
      open.push(((item.children ?? []) as readonly T[])[Symbol.iterator]())
    }
  }
  return []
}

function addressOf({ origin, pathname }: URL): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // An address that is not well encoded is compared as it came.
  }
  return origin + path.replace(/\/+$/, '')
}
