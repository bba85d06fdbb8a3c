/**
 * The id of the first visible item of the query's list; `null` if the user is at the very top; `undefined` if this
 * reader does not show the list.
 */
export type ListReader = (query: object) => string | null | undefined

/** The mounted lists. A refetch calls them, so that no list needs to listen to scroll events. */
export const listReaders = new Set<ListReader>()
