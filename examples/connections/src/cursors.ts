const KEY = 'connections'

/** 5,000 products with 24 a page: some 500 kB. */
const MAX_PAGES = 200

/** The order of a list, and the cursors of one page by the id of the product. */
type Page = readonly [order: string, cursors: Readonly<Record<string, string>>]

/**
 * `ProductList` keeps the id of a product and its scroll position in the session storage of the tab. The cursors of the
 * products are kept there too, so that the list opens at the same scroll position after a reload and after Back.
 */
export function createCursors(storage?: Storage) {
  let newestFirst = readPages(storage)
  return {
    remember(order: string, cursors: Page[1]): void {
      newestFirst = [[order, cursors] as const, ...newestFirst].slice(0, MAX_PAGES)
      try {
        storage?.setItem(KEY, JSON.stringify(newestFirst))
      } catch {
        // The storage is full: these cursors are lost with the page.
      }
    },
    find(order: string, id: string): string | undefined {
      return newestFirst.find((page) => page[0] === order && Object.hasOwn(page[1], id))?.[1][id]
    },
  }
}

function readPages(storage: Storage | undefined): readonly Page[] {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? '[]') as Page[]
  } catch {
    // The storage was changed by hand, or the browser blocks it.
    return []
  }
}
