'use client'
import type { ReactNode } from 'react'
import { StorefrontProvider, type LabelOverrides, type ProductsClient } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'

import { ShopTextsContext, useShopTexts, type ShopTexts } from '../shop-ui/shop-texts'

/** What belongs to one market. Declare it outside of components. */
export interface Market {
  /** With a `cacheScope` of this market: a cached product contains a price. */
  readonly client: ProductsClient
  /** ISO 4217, such as `EUR`. */
  readonly currency: string
  /** With the region, such as `de-DE`. */
  readonly locale: string
  /** Texts of the parts, such as `createLabels(pack)`. Default: English. */
  readonly labels?: LabelOverrides | undefined
  /** Texts of the blocks. Default: those around the provider. */
  readonly texts?: ShopTexts | undefined
  /** In the switch. Default: region and currency, in the language of the market. */
  readonly name?: string | undefined
}

/** By id, which is also the scope of the cart. */
export type Markets<Id extends string = string> = Readonly<Record<Id, Market>>

export interface MarketProviderProps<Id extends string> {
  readonly markets: Markets<Id>
  /** Of the page that is shown, for example from its path. */
  readonly market: Id
  readonly children: ReactNode
}

/** Language, currency, client and cart change together: a price next to a cart in another currency is a wrong price. */
export function MarketProvider<Id extends string>({ markets, market, children }: MarketProviderProps<Id>) {
  const textsAround = useShopTexts()
  const { client, currency, locale, labels, texts = textsAround } = markets[market]
  return (
    // With the key, React builds the tree again: no text, dialog or placeholder of the other market stays.
    <StorefrontProvider key={market} client={client} currency={currency} locale={locale} labels={labels}>
      <CartProvider storageScope={`market-${market}`}>
        <ShopTextsContext.Provider value={texts}>
          <div lang={locale} dir={getDirection(locale)}>
            {children}
          </div>
        </ShopTextsContext.Provider>
      </CartProvider>
    </StorefrontProvider>
  )
}

/** `Intl.Locale` knows the direction, but not in each browser. */
export const getDirection = (locale: string): 'ltr' | 'rtl' =>
  /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale) ? 'rtl' : 'ltr'
