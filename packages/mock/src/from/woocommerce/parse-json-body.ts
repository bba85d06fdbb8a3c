import { ReadingError } from '../http/reading-error.js'

/** @throws ReadingError that says whether the body is a web page or was cut. */
export function parseJsonBody(bytes: Uint8Array, place: string, hint: string): unknown {
  const text = new TextDecoder().decode(bytes).trim()
  if (text.startsWith('<')) throw new ReadingError(`${place} is a web page, not JSON. ${hint}`)
  if (text === '') throw new ReadingError(`${place} is empty. ${hint}`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ReadingError(`${place} is not JSON, or was cut: ${(cause as Error).message}.`, { cause })
  }
}
