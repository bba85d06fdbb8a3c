import * as z from 'zod/mini'

/** An entry of a menu, with the entries below it. An assumption: the API's document shows no fields. */
export interface MenuItem {
  readonly id?: string | undefined
  /** What it says. */
  readonly label: string
  /** Where it leads; an entry that only holds others has none. */
  readonly url?: string | null | undefined
  readonly children?: readonly MenuItem[] | null | undefined
}

/**
 * A navigation menu. The API's document shows no fields: these are assumptions. Keys that are not listed here
 * are kept on the object as they came.
 *
 * @see The API's document, "Gaps in the resource definitions".
 */
export interface Menu {
  /** Identifier; also the menu's pagination cursor. */
  readonly id: string
  readonly name: string
  /** URL-friendly name, e.g. `footer`. */
  readonly slug?: string | null | undefined
  readonly items: readonly MenuItem[]
}

/** Schema of {@link Menu}; keeps unknown keys. Entries may nest to any depth. */
export const menuSchema: z.ZodMiniType<Menu> = z.looseObject({
  id: z.string(),
  name: z.string(),
  slug: z.nullish(z.string()),
  items: z.custom<readonly MenuItem[]>(
    areMenuItems,
    'expected entries that each have a label, with further entries under children',
  ),
})

/** A walk and no recursion: the depth is the server's choice, and the stack is ours. */
function areMenuItems(items: unknown): boolean {
  const lists = [items]
  const seen = new Set<unknown>()
  for (const list of lists) {
    if (!Array.isArray(list)) return false
    for (const item of list as unknown[]) {
      if (typeof item !== 'object' || item === null) return false
      if (seen.has(item)) continue
      seen.add(item)
      const { label, url, children } = item as Record<string, unknown>
      if (typeof label !== 'string' || (url != null && typeof url !== 'string')) return false
      if (children != null) lists.push(children)
    }
  }
  return true
}
