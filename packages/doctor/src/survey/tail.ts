import type { Page, RawItem } from './list-page.js'
import type { Store } from './store.js'

/** The far end of a list, in the order of the list. */
export interface Tail {
  readonly items: readonly RawItem[]
  readonly ids: readonly string[]
  /** A page that announced more items although it ended the list. */
  readonly wrongEnd: Page | undefined
}

export const NO_TAIL: Tail = { items: [], ids: [], wrongEnd: undefined }

/** Items near the end of the list can be followed by others of the same value. */
const MAX_PAGES = 3

/** Walks from an item to the end of the list. Undefined if the end is not near. */
export async function readTail(store: Store, start: RawItem): Promise<Tail | undefined> {
  const limit = store.maxLimit
  let last = start
  let previous: Page | undefined
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await store.page({ after: String(last['id']), limit })
    last = page.items.at(-1) ?? last
    if (page.items.length > 0 && page.hasMore !== false) {
      previous = page
      continue
    }
    const before = await store.page({ before: String(last['id']), limit })
    return {
      items: [...before.items, last],
      ids: [...before.ids, String(last['id'])],
      wrongEnd: page.items.length === 0 ? previous : undefined,
    }
  }
  return undefined
}
