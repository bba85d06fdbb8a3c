const MAX_LENGTH = 200

/** Whether a string can be an id of a record on the device. */
export function isRecordId(value: unknown): value is string {
  if (typeof value !== 'string' || value === '' || value.length > MAX_LENGTH) return false
  try {
    // Throws for half of a surrogate pair, which no URL can carry.
    encodeURIComponent(value)
    return true
  } catch {
    return false
  }
}
