'use client'
import type { ReactNode } from 'react'
import { getBreadcrumbs } from 'storefront-react'

import { outlineButton } from '../shop-ui/class-names'
import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { Breadcrumbs } from './breadcrumbs'
import { useShopMenu } from './use-shop-menu'

export interface CollectionPlacesProps {
  /** Of the collection, as it is in the menu. */
  readonly url: string
  /** Between the two, for example the heading. */
  readonly children: ReactNode
}

/** The collections above, and those below or next to this one. */
export function CollectionPlaces({ url, children }: CollectionPlacesProps) {
  const texts = useShopTexts()
  const menu = useShopMenu('main')
  const path = menu ? getBreadcrumbs(menu, url) : []
  const below = path.at(-1)?.children
  const near = below?.length ? below : (path.at(-2)?.children ?? [])
  return (
    <>
      <Breadcrumbs items={path.slice(0, -1)} />
      {children}
      {near.length > 0 && (
        <nav aria-label={texts.narrowDown} className="mb-6">
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
            {near.map((item) => (
              <li key={item.label}>
                <ShopLink
                  className={`${outlineButton} rounded-full aria-[current=page]:bg-accent forced-colors:aria-[current=page]:border-2 forced-colors:aria-[current=page]:border-[Highlight]`}
                  href={item.url ?? '/'}
                  aria-current={item.url === url ? 'page' : undefined}
                >
                  {item.label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
