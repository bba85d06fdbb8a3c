import type { LabelOverrides } from 'storefront-react'
import { createLabels } from 'storefront-react/labels/create-labels'
import { pack } from 'storefront-react/labels/de'

interface MarketSettings {
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** Texts of the parts. Only the market that is shown loads its language. */
  readonly loadLabels: () => Promise<LabelOverrides>
}

const defineMarkets = <Id extends string>(markets: Readonly<Record<Id, MarketSettings>>) => markets

/** By the first part of the path. The first market is that of an address without one. The server reads them too. */
export const markets = defineMarkets({
  'de-de': {
    locale: 'de-DE',
    currency: 'EUR',
    loadLabels: async () => createLabels({ ...pack, locale: 'de-DE' }),
  },
  'en-us': {
    locale: 'en-US',
    currency: 'USD',
    loadLabels: async () => ({}),
  },
})

export type MarketId = keyof typeof markets
