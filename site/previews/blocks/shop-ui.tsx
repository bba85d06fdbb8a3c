import { useState } from 'react'

import {
  field,
  iconButton,
  outlineButton,
  primaryButton,
  selectBox,
  textButton,
} from '../../../blocks/shop-ui/class-names.js'
import { Drawer } from '../../../blocks/shop-ui/drawer.js'
import { ErrorMessage } from '../../../blocks/shop-ui/error-message.js'
import { CountedIcon, Icon, icons } from '../../../blocks/shop-ui/icon.js'
import { useShopTexts } from '../../../blocks/shop-ui/shop-texts.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

/** What the other blocks are made of. */
export default function ShopUiPreview({ texts: pageTexts }: PreviewProps) {
  const texts = useShopTexts()
  const [error] = useState(() => new TypeError('Failed to fetch'))
  return (
    <PreviewPage title={pageTexts.shopName}>
      <div className="flex flex-wrap items-center gap-3">
        <button className={primaryButton}>{pageTexts.checkOut}</button>
        <button className={outlineButton}>{pageTexts.seeAll}</button>
        <button className={textButton}>{texts.remove}</button>
        <button className={iconButton} aria-label={texts.savedProducts}>
          <Icon path={icons.heart} />
        </button>
        <Drawer
          label={texts.cartButton(3)}
          icon={<CountedIcon path={icons.bag} count={3} />}
          title={texts.cart}
          closeLabel={texts.closeCart}
        >
          {pageTexts.emptyCart}
        </Drawer>
      </div>
      <div className="flex max-w-xl flex-wrap gap-3">
        <input
          className={`${field} flex-1`}
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchPlaceholder}
        />
        <span className={selectBox}>
          <select className={field} aria-label={texts.sortBy}>
            <option>{texts.sale}</option>
            <option>{texts.products}</option>
          </select>
        </span>
      </div>
      <ErrorMessage error={error} onRetry={() => {}} />
    </PreviewPage>
  )
}
