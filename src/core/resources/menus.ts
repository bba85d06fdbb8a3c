import type { Menu, MenuItem } from '../schemas/menu.js'
import { menuSchema } from '../schemas/schemas.gen.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import type { ResourceDefinition } from './define-resource.js'
import { isSafeUrl } from '../readers/safe-url.js'

const safeMenuSchema: StandardSchema<Menu> = {
  '~standard': {
    ...menuSchema['~standard'],
    validate(value) {
      const result = menuSchema['~standard'].validate(value)
      return 'value' in result ? { value: removeUnsafeUrls(result.value) } : result
    },
  },
}

/** Path and fields are assumptions. See the API reference, "Other endpoints". */
export const menus: ResourceDefinition<Menu> = { name: 'menus', path: '/menus', schema: safeMenuSchema }

/** Replaces URLs that could run a script by `null`, in place: the menu was just parsed from a response. */
function removeUnsafeUrls(menu: Menu): Menu {
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
