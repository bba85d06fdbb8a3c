/** A mounted list. */
export interface ListReader {
  /** The element of the list; `null` if it does not show the query. */
  readonly rootOf: (query: object) => Element | null
  /**
   * The id of the first visible item of the query's list; `null` if the user is at the very top; `undefined` if the list
   * does not show the query.
   */
  readonly firstOf: (query: object) => string | null | undefined
}

/** The mounted lists. Refetches and searches ask them, so that no list needs to listen to scroll events. */
export const listReaders = new Set<ListReader>()
