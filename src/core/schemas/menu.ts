import * as z from 'zod/mini'

import { isObject } from '../is-object.js'

/** The fields are assumptions: the API reference documents none. */
export interface MenuItem {
  readonly id?: string | undefined
  readonly label: string
  /** Omitted for an item that only groups its children. */
  readonly url?: string | null | undefined
  readonly children?: readonly MenuItem[] | null | undefined
}

/**
 * The fields are assumptions. Unknown keys are kept.
 *
 * @see The API reference, "Gaps in the resource definitions".
 */
export interface Menu {
  /** Also the pagination cursor. */
  readonly id: string
  readonly name: string
  readonly slug?: string | null | undefined
  readonly items: readonly MenuItem[]
}

export const menuSchema: z.ZodMiniType<Menu> = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.nullish(z.string()),
  items: z.custom<readonly MenuItem[]>(areMenuItems, 'expected items with a label'),
})

/** A deeply nested menu would overflow the stack of a recursive function, so use a loop. */
function areMenuItems(items: unknown): boolean {
  // `for…of` also visits lists that are added during the loop.
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
