'use client'
import { getBreadcrumbs, getCollectionReference, type MenuItem, type Product } from 'storefront-react'

import { ShopLink } from '../shop-ui/shop-link'
import { useShopTexts } from '../shop-ui/shop-texts'
import { useShopMenu } from './use-shop-menu'

/** The menu items above a page. Keeps its height while the menu loads. */
export function Breadcrumbs({ items }: { readonly items: readonly MenuItem[] }) {
  const texts = useShopTexts()
  return (
    <nav className="mb-4 min-h-8 text-sm text-muted-foreground" aria-label={texts.breadcrumbs}>
      <ol className="flex flex-wrap">
        {[{ label: texts.home, url: '/' }, ...items].map(({ label, url }) => (
          <li key={label} className="after:mx-2 after:content-['/'] last:after:content-none">
            {url ? (
              <ShopLink className="inline-block py-1 hover:underline" href={url}>
                {label}
              </ShopLink>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A product is in several collections: those of the deepest place in the menu. */
export function ProductBreadcrumbs({ product }: { readonly product: Product | undefined }) {
  const menu = useShopMenu('main')
  const places = product?.collections.map((collection) =>
    menu ? getBreadcrumbs(menu, `/collections/${getCollectionReference(collection)?.slug ?? ''}`) : [],
  )
  return <Breadcrumbs items={places?.sort((a, b) => b.length - a.length)[0] ?? []} />
}
