'use client'
import { usePathname } from 'next/navigation'

import { FocusOnNewPage } from './shop/shop-frame/focus-on-new-page'

export function FocusOnNextPage() {
  return <FocusOnNewPage pathname={usePathname()} />
}
