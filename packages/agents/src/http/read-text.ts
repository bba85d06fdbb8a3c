export class TooLargeError extends Error {}

/**
 * Reads the body of a request or response of at most `maxBytes` bytes and then stops the transfer. `Content-Length` is
 * not enough: it can be missing, and it counts compressed bytes.
 */
export async function readText(message: Pick<Response, 'body' | 'text'>, maxBytes: number): Promise<string> {
  // A request has no stream without a body, and a custom fetch can return an object without one.
  if (typeof message.body?.getReader !== 'function') {
    const content: unknown = await message.text()
    const text = typeof content === 'string' ? content : ''
    if (text.length > maxBytes) throw new TooLargeError()
    return text
  }
  const reader = message.body.getReader()
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
