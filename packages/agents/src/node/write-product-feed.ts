import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { createProductFeed, type ProductFeedOptions } from '../feed/create-product-feed.js'
import type { FeedResult } from '../feed/product-feed.js'

/** Options of `writeProductFeed`. */
export interface WriteProductFeedOptions extends ProductFeedOptions {
  /** The path of the file. One that ends in `.gz` is compressed. */
  readonly file: string
  /** The largest share of variants that may be left out. Default `0.1`. */
  readonly maxProblems?: number | undefined
}

/** What became of the file. */
export interface WrittenFeed extends FeedResult {
  /** `false` if too many variants were left out, or if there is no row: the file is the one of the last time. */
  readonly isWritten: boolean
}

/**
 * Writes a product feed beside the file of the last time, and then replaces that file. Readers never see half a feed. A feed
 * that lacks more than `maxProblems` of the variants, or all, does not replace the file: Google and OpenAI would take the
 * products out of their results.
 * @throws what the store and the file system throw; the file of the last time stays
 * @example
 * const { isWritten, rows, problems } = await writeProductFeed({ ...options, file: 'public/feed.xml' })
 */
export async function writeProductFeed({
  file,
  maxProblems = 0.1,
  ...options
}: WriteProductFeedOptions): Promise<WrittenFeed> {
  const feed = createProductFeed(options)
  const partial = `${file}.${process.pid}.partial`
  try {
    const text = Readable.from(feed.stream)
    const target = createWriteStream(partial)
    await (file.endsWith('.gz') ? pipeline(text, createGzip(), target) : pipeline(text, target))
    const result = feed.getResult()
    const { rows, problems } = result
    const isWritten = rows > 0 && problems <= (rows + problems) * maxProblems
    if (isWritten) await rename(partial, file)
    return { ...result, isWritten }
  } finally {
    await rm(partial, { force: true })
  }
}
