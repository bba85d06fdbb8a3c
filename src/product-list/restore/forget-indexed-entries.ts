import { INDEX_KEY_START } from '../../dom/use-entry-key.js'
import { removeRecords } from './list-record.js'

/** Once for each document. */
let isDone = false

/**
 * A router's index restarts with each document, so only a reload continues the entries of the last document. After
 * any other load, a record could belong to another visit in the same tab, and would restore a wrong place.
 */
export function forgetIndexedEntries(): void {
  if (isDone) return
  isDone = true
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload') removeRecords(INDEX_KEY_START)
  window.addEventListener('pageshow', ({ persisted }) => {
    // From the back/forward cache: the records are of the document that was shown in between.
    if (persisted) removeRecords(INDEX_KEY_START)
  })
}
