import type { ReactNode } from 'react'

import { ShopTextsContext, shopTexts, type ShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import { texts as englishTexts, type Texts } from '../../examples/vite/src/texts.js'
import {
  createStorefrontClient,
  StorefrontProvider,
  type AnyStorefrontClient,
  type Product,
} from '../../src/index.js'
import type { LabelOverrides } from '../../src/core/labels/labels.js'
import { createDemoStore } from '../../stories/demo-shop/demo-store.js'

export interface PreviewProps {
  readonly products: readonly Product[]
  /** The texts of the example shop, for headings around a block. */
  readonly texts: Texts
}

export interface PreviewShopOptions extends PreviewProps {
  readonly client: AnyStorefrontClient
  readonly locale: string
  readonly labels: LabelOverrides | undefined
  readonly shopTexts: ShopTexts
}

/** The shop of all previews, in English or in Arabic. */
export async function openPreviewShop(isArabic: boolean): Promise<PreviewShopOptions> {
  const locale = isArabic ? 'ar-EG' : 'en-US'
  const store = createDemoStore(locale)
  return {
    locale,
    client: createStorefrontClient(store),
    products: store.products.all(),
    ...(isArabic ? await readArabic(locale) : { texts: englishTexts, shopTexts, labels: undefined }),
  }
}

async function readArabic(locale: string) {
  const [{ createLabels }, { pack }, { arabicShopTexts, arabicTexts }] = await Promise.all([
    import('../../src/labels/create-labels.js'),
    import('../../src/labels/ar.js'),
    import('../../stories/demo-shop/arabic.js'),
  ])
  return {
    labels: createLabels({ ...pack, locale }),
    shopTexts: arabicShopTexts,
    texts: arabicTexts,
  }
}

export function PreviewShop({
  shop: { client, locale, labels, shopTexts: texts },
  children,
}: {
  readonly shop: PreviewShopOptions
  readonly children: ReactNode
}) {
  return (
    <StorefrontProvider client={client} currency="EUR" locale={locale} labels={labels}>
      <ShopTextsContext value={texts}>{children}</ShopTextsContext>
    </StorefrontProvider>
  )
}
