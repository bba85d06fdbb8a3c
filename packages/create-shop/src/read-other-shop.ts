import { readShop } from '../../mock/src/from/read-shop.js'
import { parseShopSource } from '../../mock/src/from/shop-source.js'
import type { OtherShop } from './choices.js'
import { ShopError } from './shop-error.js'

export interface OtherShopReading {
  /** Of all prices. */
  readonly currency: string
  /** For the terminal: what was found, and what differs from the shop. */
  readonly lines: readonly string[]
}

/**
 * Reads a shop as `storefront-mock --from` does, so that a shop that cannot be read creates nothing.
 * @param asked the currency of the command line
 * @throws ShopError with the reason
 */
export async function readOtherShop(
  { platform, address }: OtherShop,
  asked: string | undefined,
): Promise<OtherShopReading> {
  try {
    const source = parseShopSource(platform, address === '' ? [] : [address])
    const { products, currency, losses } = await readShop(source, { onWait: (line) => console.log(line) })
    if (asked !== undefined && asked !== currency)
      throw new Error(`--currency is ${asked}, and the prices of the shop are in ${currency}.`)
    return {
      currency,
      lines: [
        `Preview, not for production: ${products.length} products, with prices in ${currency}.`,
        'Not as in the shop:',
        ...losses.map((line) => `  - ${line}`),
      ],
    }
  } catch (error) {
    throw new ShopError((error as Error).message.replace(/^nothing was started, because the/, 'The'))
  }
}
