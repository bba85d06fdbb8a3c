import type { LabelOverrides } from 'storefront-react'
import { createLabels } from 'storefront-react/labels/create-labels'

import type { ShopTexts } from './components/shop/shop-ui/shop-texts'
import * as de from './languages/de'
import type { Texts } from './texts'

/** Default: English. */
interface MarketTexts {
  /** Of the package's parts. */
  readonly labels?: LabelOverrides
  /** Of the pages. */
  readonly texts?: Texts
  /** Of the blocks. */
  readonly shopTexts?: ShopTexts
}

/** In `languages`. */
interface LanguageFile {
  readonly pack: Parameters<typeof createLabels>[0]
  readonly texts: Texts
  readonly shopTexts: ShopTexts
}

const createTexts = ({ pack, ...texts }: LanguageFile, locale: string): MarketTexts => ({
  ...texts,
  labels: createLabels({ ...pack, locale }),
})

interface MarketSettings {
  readonly locale: string
  /** ISO 4217. */
  readonly currency: string
  /** Only the market that is shown loads its language. */
  readonly loadTexts: () => Promise<MarketTexts>
}

const defineMarkets = <Id extends string>(markets: Readonly<Record<Id, MarketSettings>>) => markets

/** By the first part of the path. The first market is that of an address without one. The server reads them too. */
export const markets = defineMarkets({
  'de-de': {
    locale: 'de-DE',
    currency: 'EUR',
    loadTexts: async () => createTexts(de, 'de-DE'),
  },
  'en-us': {
    locale: 'en-US',
    currency: 'USD',
    loadTexts: async () => ({}),
  },
})

export type MarketId = keyof typeof markets
