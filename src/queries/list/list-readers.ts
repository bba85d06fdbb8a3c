/** A mounted list. */
export interface ListReader {
  /** The element of the list; `null` if it does not show the query. */
  readonly rootOf: (query: object) => Element | null
  /**
   * The ids of the items on screen, in order, then that of the focused item; `null` if the user is at the very top;
   * `undefined` if the list does not show the query.
   */
  readonly rowsOf: (query: object) => readonly string[] | null | undefined
}

/** The mounted lists. Refetches and searches ask them, so that no list needs to listen to scroll events. */
export const listReaders = new Set<ListReader>()
