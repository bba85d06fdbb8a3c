/** Start of the session storage keys under which a tab records where the user left its lists. */
export const RECORD_PREFIX = 'storefront-react:list:'

/** Throws if the browser blocks storage. */
export function recordKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(RECORD_PREFIX))
}

/** Whether this tab has a record of the list, in any history entry. */
export function hasRecordOf(listKey: string): boolean {
  try {
    return recordKeys().some((key) => key.endsWith(`:${listKey}`))
  } catch {
    // The browser blocks storage, so there are no records.
    return false
  }
}
