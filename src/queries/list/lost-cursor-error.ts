import { isStorefrontError } from '../../core/errors/storefront-error.js'

/** The API reference does not specify the status for the cursor of a deleted item, so accept the usual ones. */
const STATUSES = [400, 404, 410, 422]

export function isLostCursorError(error: unknown): boolean {
  return isStorefrontError(error) && 'status' in error && STATUSES.includes(error.status as number)
}

export function ignoreLostCursor(error: unknown): undefined {
  if (!isLostCursorError(error)) throw error
}
