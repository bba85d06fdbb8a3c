import type { ClientReading } from '../survey/client-reading.js'
import type { Store } from '../survey/store.js'
import { broken, holds, notChecked, type Finding } from './findings.js'

/** Reports the first response that the client does not read, and counts what it leaves out for the verdict. */
export function reportReading(
  { items, invalidIds, unread }: ClientReading,
  store: Store,
  name: string,
  reasonToSkip: string,
): Finding {
  const [first] = unread
  if (first === undefined) return items === 0 ? notChecked(reasonToSkip) : holds(`${items} ${name}.`)
  for (const id of invalidIds) store.invalidIds.add(id)
  store.read.invalid = store.invalidIds.size
  return broken(`The client does not read ${invalidIds.size} of ${items} ${name}.`, first.reply, first.reason)
}
