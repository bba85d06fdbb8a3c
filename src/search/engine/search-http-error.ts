import { createHttpError, type HttpError, type HttpErrorOptions } from '../../core/errors/http-errors.js'
import { searchErrorMessage } from './error-texts.js'

/**
 * Returns the error for a response of a search service that is not 2xx. Its message names the search service, because the key of
 * the store has no effect on it.
 */
export function createSearchHttpError(options: HttpErrorOptions): HttpError {
  const message = searchErrorMessage('search-status', options.status, options.detail)
  return Object.assign(createHttpError(options), { message })
}
