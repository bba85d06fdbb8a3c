import { useMemo, type ReactNode } from 'react'

import { ShopTextsContext } from '../blocks/shop-ui/shop-texts.js'
import { labelsOf } from '../stories/languages/labels-of.js'
import { shopTextsOf } from '../stories/languages/shop-texts-of.js'
import { SampleShop } from '../stories/shop/sample-shop.js'
import { StoreToolsContext, type StoreTools } from '../stories/shop/store-tools.js'
import { openLiveShop } from './live-store/live-shop.js'
import { locales } from './locales.js'
import { applyStoreSettings, storeSettingsOf, type StoreSettings } from './store-settings.js'

interface StoryShopProps {
  readonly globals: Readonly<Record<string, unknown>>
  /** A docs page shows a story between texts, so the story has no minimum height there. */
  readonly isInDocs: boolean
  readonly children: ReactNode
}

/** The page around every story: theme, locale and direction, and a store with the settings of the toolbar. */
export function StoryShop({ globals, isInDocs, children }: StoryShopProps) {
  const { theme, locale } = globals as { theme: string; locale: string }
  const key = JSON.stringify(storeSettingsOf(globals))
  const tools = useMemo<StoreTools>(() => {
    const settings = JSON.parse(key) as StoreSettings
    return { configure: (store) => applyStoreSettings(store, settings), open: openLiveShop }
  }, [key])
  return (
    <div
      className="shop"
      data-theme={theme}
      data-in-docs={isInDocs || undefined}
      lang={locale}
      dir={locales.find(({ value }) => value === locale)?.dir}
    >
      <StoreToolsContext.Provider value={tools}>
        <SampleShop key={key} locale={locale} labels={labelsOf(locale)}>
          <ShopTextsContext value={shopTextsOf(locale)}>{children}</ShopTextsContext>
        </SampleShop>
      </StoreToolsContext.Provider>
    </div>
  )
}
