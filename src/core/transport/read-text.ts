export class TooLargeError extends Error {}

/**
 * Reads a body of at most `maxBytes` bytes and then stops the download. `Content-Length` is not enough: it can be
 * missing, and it counts compressed bytes.
 */
export async function readText(response: Response, maxBytes: number): Promise<string> {
  // A custom fetch can return an object without a stream.
  if (typeof response.body?.getReader !== 'function') {
    const content: unknown = await response.text()
    const text = typeof content === 'string' ? content : ''
    if (text.length > maxBytes) throw new TooLargeError()
    return text
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // Nothing awaits the cancellation, so handle its rejection here.
      reader.cancel().catch(() => {})
      throw new TooLargeError()
    }
    text += decoder.decode(value, { stream: true })
  }
}
