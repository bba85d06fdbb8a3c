import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { ReadingError } from '../http/reading-error.js'

const isGzipped = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b

/** The encoding that the bytes or the first line name. Feeds from older systems are not in UTF-8. */
function encodingOf(bytes: Uint8Array, contentType: string): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([\w-]+)["']/.exec(head.replace(/^\u00ef\u00bb\u00bf/, ''))
  return declared?.[1] ?? /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
}

/**
 * The text of a feed, gzipped or not.
 * @throws ReadingError if it is longer than allowed, or not in the encoding that it names.
 */
export async function textOfFeed(
  bytes: Uint8Array,
  place: string,
  { contentType = '', maxBytes }: { readonly contentType?: string; readonly maxBytes: number },
): Promise<string> {
  try {
    const plain = isGzipped(bytes) ? await promisify(gunzip)(bytes, { maxOutputLength: maxBytes }) : bytes
    return new TextDecoder(encodingOf(plain, contentType), { fatal: true }).decode(plain).trimStart()
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException
    const reason = code === 'ERR_BUFFER_TOO_LARGE' ? `it has more than ${maxBytes / 1_000_000} MB` : message
    throw new ReadingError(`cannot read ${place}: ${reason}.`, { cause })
  }
}
