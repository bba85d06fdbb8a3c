import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { FocusOnNewPage } from '../../../blocks/shop-frame/focus-on-new-page.js'
import { OfflineNotice } from '../../../blocks/shop-frame/offline-notice.js'
import { SkipLink } from '../../../blocks/shop-frame/skip-link.js'
import { outlineButton } from '../../../blocks/shop-ui/class-names.js'
import { PreviewHeader } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

/** Offline from the start, because the notice is what can be seen. */
export default function ShopFramePreview({ texts }: PreviewProps) {
  const [page, setPage] = useState<'/products' | '/wishlist'>('/products')
  useEffect(() => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  }, [])
  return (
    <>
      <SkipLink />
      <FocusOnNewPage pathname={page} />
      <PreviewHeader name={texts.shopName}>
        <button className={outlineButton} onClick={() => setPage('/products')}>
          {texts.allProducts}
        </button>
        <button className={outlineButton} onClick={() => setPage('/wishlist')}>
          {texts.wishlist}
        </button>
      </PreviewHeader>
      <main id="main" tabIndex={-1} className="mx-auto grid max-w-6xl gap-8 p-4 outline-ring sm:p-8">
        <h1 className="text-2xl font-semibold tracking-tight">
          {page === '/products' ? texts.allProducts : texts.wishlist}
        </h1>
      </main>
      <OfflineNotice />
    </>
  )
}
