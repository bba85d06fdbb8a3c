import { createHttpError, type HttpError, type HttpErrorOptions } from '../../core/errors/http-errors.js'
import { searchErrorMessage } from './error-texts.js'

/** The error of a search service. The error's own message would name the store, whose key is another one. */
export function createSearchHttpError(options: HttpErrorOptions): HttpError {
  const message = searchErrorMessage('search-status', options.status, options.detail)
  return Object.assign(createHttpError(options), { message })
}
