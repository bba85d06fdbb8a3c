import { isStorefrontError } from '../../core/index.js'

/** Statuses by which a store may refuse a cursor whose item is gone. The document shows none. */
const STATUSES = [400, 404, 410, 422]

/** Whether a request may have failed because the item of its cursor is gone. */
export function isLostCursor(error: unknown): boolean {
  return isStorefrontError(error) && 'status' in error && STATUSES.includes(error.status as number)
}
