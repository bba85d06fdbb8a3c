import { CatalogError } from '../catalog/catalog-error.js'

/** A request of an agent has a few hundred bytes. */
const MAX_BODY_BYTES = 65_536

/** Stops reading at the limit, because `request.json()` would hold whatever is sent. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CatalogError('invalid_request', 'The body is not JSON.')
  }
}

async function readText({ body }: Request): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // A request without a body has no stream. Leaving the loop stops the transfer.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BODY_BYTES)
      throw new CatalogError('request_too_large', `Send at most ${MAX_BODY_BYTES} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
