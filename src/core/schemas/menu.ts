import * as z from 'zod/mini'

import { isObject } from '../is-object.js'

/** An item of a menu, with its children. The API reference documents no fields; these are assumptions. */
export interface MenuItem {
  readonly id?: string | undefined
  readonly label: string
  /** Omitted for an item that only groups its children. */
  readonly url?: string | null | undefined
  readonly children?: readonly MenuItem[] | null | undefined
}

/**
 * A navigation menu. The API reference documents no fields; these are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Menu {
  /** Identifier; also the menu's pagination cursor. */
  readonly id: string
  readonly name: string
  /** URL-friendly name, e.g. `footer`. */
  readonly slug?: string | null | undefined
  readonly items: readonly MenuItem[]
}

/** Schema of {@link Menu}. Keeps unknown keys. Items may nest to any depth. */
export const menuSchema: z.ZodMiniType<Menu> = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.nullish(z.string()),
  items: z.custom<readonly MenuItem[]>(areMenuItems, 'expected items with a label'),
})

/** A loop instead of recursion: a deeply nested menu must not overflow the stack. */
function areMenuItems(items: unknown): boolean {
  // `lists` grows during the loop: a `for…of` also visits the lists that are added.
  const lists = [items]
  const seen = new Set<unknown>()
  for (const list of lists) {
    if (!Array.isArray(list)) return false
    for (const item of list as unknown[]) {
      if (!isObject(item)) return false
      if (seen.has(item)) continue
      seen.add(item)
      const { label, url, children } = item
      if (typeof label !== 'string' || (url != null && typeof url !== 'string')) return false
      if (children != null) lists.push(children)
    }
  }
  return true
}
