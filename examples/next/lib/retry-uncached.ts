import 'server-only'
import { InvalidResponseError, type RequestOptions } from 'storefront-react/core'

/**
 * Next caches every response with status 200, even a maintenance page in HTML. If a response is invalid, this requests
 * it once more without Next's cache.
 */
export async function retryUncached<T>(load: (options?: RequestOptions) => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof InvalidResponseError)) throw error
    return load({ fetchOptions: { cache: 'no-store', next: {} } })
  }
}
