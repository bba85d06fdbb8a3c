import { useState, type MouseEvent } from 'react'
import { createMockStore } from 'storefront-mock'

import { CartDrawer } from '../../../blocks/cart-drawer/cart-drawer.js'
import { MarketProvider, type Markets } from '../../../blocks/markets/market-provider.js'
import { MarketSwitch } from '../../../blocks/markets/market-switch.js'
import { ProductDetails } from '../../../blocks/product-page/product-details.js'
import { ProductSkeleton } from '../../../blocks/product-page/product-skeleton.js'
import { createStorefrontClient, useProduct, type Product } from '../../../src/index.js'
import { createLabels } from '../../../src/labels/create-labels.js'
import { pack as arabic } from '../../../src/labels/ar.js'
import { pack as german } from '../../../src/labels/de.js'
import { shopTextsOf } from '../../../stories/languages/shop-texts-of.js'
import { PreviewHeader, PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

type MarketId = 'de' | 'eg' | 'us'

/** The same products at other prices: those of the sample store are in euros. */
function createClient(id: MarketId, products: readonly Product[], cents: string) {
  const store = createMockStore({
    products: products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        price: variant.price.replace(/\.\d+$/, cents),
        compareAtPrice: null,
      })),
    })),
  })
  return createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
    cacheScope: `market-${id}`,
  })
}

const createMarkets = (products: readonly Product[]): Markets<MarketId> => ({
  de: {
    client: createClient('de', products, '.00'),
    currency: 'EUR',
    locale: 'de-DE',
    labels: createLabels(german),
    texts: shopTextsOf('de'),
  },
  eg: {
    client: createClient('eg', products, '0.00'),
    currency: 'EGP',
    locale: 'ar-EG',
    labels: createLabels(arabic),
    texts: shopTextsOf('ar'),
  },
  us: {
    client: createClient('us', products, '.95'),
    currency: 'USD',
    locale: 'en-US',
    texts: shopTextsOf('en'),
  },
})

export default function MarketsPreview({ products, texts }: PreviewProps) {
  const [markets] = useState(() => createMarkets(products))
  const [market, setMarket] = useState<MarketId>('de')
  // In a shop, the router opens the address of the link.
  const open = ({ target }: MouseEvent) => {
    const id = (target as Element).closest('a')?.hash.slice(1)
    if (id !== undefined && Object.hasOwn(markets, id)) setMarket(id as MarketId)
  }
  return (
    <MarketProvider markets={markets} market={market}>
      <PreviewHeader name={texts.shopName}>
        <CartDrawer />
      </PreviewHeader>
      <div className="border-b bg-muted px-1 sm:px-5" onClick={open}>
        <MarketSwitch markets={markets} market={market} hrefOf={(id) => `#${id}`} />
      </div>
      <PreviewPage>
        <ShownProduct slug="tamnor-stoneware-vase" />
      </PreviewPage>
    </MarketProvider>
  )
}

function ShownProduct({ slug }: { readonly slug: string }) {
  const { data: product } = useProduct({ slug })
  return product ? <ProductDetails product={product} /> : <ProductSkeleton />
}
