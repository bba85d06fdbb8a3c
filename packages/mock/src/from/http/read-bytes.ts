/** Thrown when a body is longer than allowed. */
export class TooLongError extends Error {}

/** Stops at the first byte beyond the maximum, so that an endless body does not fill the memory. */
export async function readBytes(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new TooLongError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
