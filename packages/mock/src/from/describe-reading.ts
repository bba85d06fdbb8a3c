import type { ShopReading } from './shop-reading.js'

/** What the reader of the command needs to know about a reading: the currency for the provider, and what differs. */
export function describeReading({ currency, losses }: ShopReading, place: string): string[] {
  return [
    `preview, not for production: ${place} was read once, and nothing is kept`,
    `the prices are in ${currency}: <StorefrontProvider currency="${currency}">`,
    'not as in the shop:',
    ...losses.map((line) => `  - ${line}`),
  ]
}
