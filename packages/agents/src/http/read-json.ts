import { readText, TooLargeError } from './read-text.js'
import { CatalogError } from '../catalog/catalog-error.js'

/** A request of an agent has a few hundred bytes. */
const MAX_BODY_BYTES = 65_536

/** Stops reading at the limit, because `request.json()` would hold whatever is sent. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_BODY_BYTES).catch((error: unknown) => {
    if (!(error instanceof TooLargeError)) throw error
    throw new CatalogError('request_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
  })
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CatalogError('invalid_request', 'The body is not JSON.')
  }
}
