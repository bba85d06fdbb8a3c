import { CatalogError } from '../catalog/catalog-error.js'

/** A request of an agent has a few hundred bytes. */
const MAX_BODY_BYTES = 65_536

/** Stops reading at the limit, because `request.json()` would hold whatever is sent. */
export async function readJson(request: Request): Promise<unknown> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.byteLength
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel()
      throw new CatalogError('request_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
    }
    text += decoder.decode(value, { stream: true })
  }
  try {
    return JSON.parse(text + decoder.decode()) as unknown
  } catch {
    throw new CatalogError('invalid_request', 'The body is not JSON.')
  }
}
