import { isSafeUrl } from '../readers/safe-url.js'
import type { Menu, MenuItem } from '../schemas/menu.js'

/** Replaces URLs that could run a script by `null`, in place: the menu was just parsed from a response. */
export function removeUnsafeUrls(menu: Menu): Menu {
  // `for…of` also visits lists that are added during the loop.
  const lists = new Set([menu.items])
  for (const list of lists) {
    for (const item of list as { -readonly [Key in keyof MenuItem]: MenuItem[Key] }[]) {
      if (item.url != null && !isSafeUrl(item.url)) item.url = null
      if (item.children) lists.add(item.children)
    }
  }
  return menu
}
