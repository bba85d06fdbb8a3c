import { readGoogleFeed } from './google-feed/read-google-feed.js'
import { ShopReader, type ShopReaderOptions } from './http/shop-reader.js'
import { READ_LIMITS } from './http/limits.js'
import type { ShopReading } from './shop-reading.js'
import type { ShopSource } from './shop-source.js'
import { readWooCommerce } from './woocommerce/read-woocommerce.js'

/**
 * Reads the products of a shop once, from another API or a feed.
 * @throws Error with one line that names the shop and the reason.
 */
export async function readShop(source: ShopSource, options: ShopReaderOptions = {}): Promise<ShopReading> {
  const reader = new ShopReader(options)
  const limits = { ...READ_LIMITS, ...options.limits }
  try {
    return source.platform === 'woocommerce'
      ? await readWooCommerce(source.address, reader)
      : await readGoogleFeed(source.address, reader, { limits })
  } catch (cause) {
    throw new Error(`nothing was started, because the reading failed: ${(cause as Error).message}`, { cause })
  }
}
