/**
 * The id of the first visible item of the query's list; `null` if the user is at the very top; `undefined` if this
 * reader does not show the list.
 */
export type ListReader = (query: object) => string | null | undefined

/** The mounted lists. A refetch calls them, so that no list needs to listen to scroll events. */
export const listReaders = new Set<ListReader>()

/** If two lists show the query, the one that the user has scrolled counts. */
export function readPlace(query: object | undefined): string | null | undefined {
  const places = query ? [...listReaders].map((read) => read(query)) : []
  return places.find((place) => place) ?? places.find((place) => place === null)
}
