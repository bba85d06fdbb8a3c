/** Settings that server and browser share. The id is the first part of the URL, and the scope of cart and saved list. */
export const markets = {
  de: {
    name: 'Deutschland',
    currency: 'EUR',
    locale: 'de-DE',
    labels: {
      cart: { add: 'In den Warenkorb' },
      saved: { toggle: 'Merken', toggleName: ({ name }: { readonly name: string }) => `${name} merken` },
      productList: { next: () => 'Mehr Produkte' },
    },
    texts: { title: 'Markt', cart: 'Warenkorb', saved: 'Gemerkt', sort: 'Nach Namen' },
  },
  us: {
    name: 'United States',
    currency: 'USD',
    locale: 'en-US',
    labels: {},
    texts: { title: 'Market', cart: 'Cart', saved: 'Saved', sort: 'By name' },
  },
} as const

export type MarketId = keyof typeof markets

export const isMarket = (id: string): id is MarketId => Object.hasOwn(markets, id)
