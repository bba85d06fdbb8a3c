import { createReadStream } from 'node:fs'

import type { ReadLimits } from '../http/limits.js'
import { readBytes, TooLongError } from '../http/read-bytes.js'
import { ReadingError } from '../http/reading-error.js'
import type { ShopReader } from '../http/shop-reader.js'
import { textOfFeed } from './text-of-feed.js'

interface LoadedFeed {
  readonly text: string
  readonly place: string
}

async function loadFile(path: string, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readBytes(createReadStream(path) as AsyncIterable<Uint8Array>, maxBytes)
  } catch (cause) {
    const reason =
      cause instanceof TooLongError ? `it has more than ${maxBytes / 1_000_000} MB` : (cause as Error).message
    throw new ReadingError(`cannot read ${path}: ${reason}.`, { cause })
  }
}

/** @param source the address or the path of the feed */
export async function loadFeed(
  source: URL | string,
  reader: ShopReader,
  { maxBytes }: ReadLimits,
): Promise<LoadedFeed> {
  if (typeof source === 'string') {
    const bytes = await loadFile(source, maxBytes)
    return { text: await textOfFeed(bytes, source, { maxBytes }), place: source }
  }
  const { bytes, headers, place } = await reader.get(source, 'application/xml, text/xml, text/plain, */*')
  const contentType = headers.get('content-type') ?? ''
  return { text: await textOfFeed(bytes, place, { contentType, maxBytes }), place }
}
