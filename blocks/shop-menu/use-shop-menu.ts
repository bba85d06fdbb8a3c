'use client'
import { useCollections, useMenus, type Menu } from 'storefront-react'

const ALL = { limit: 100 } as const

/** All menus of the shop are one request. A shop without a main menu has its first collections as one. */
export function useShopMenu(slug: 'main' | 'footer'): Menu | undefined {
  const { data: menus, isError } = useMenus(ALL)
  const menu = menus?.items.find((each) => each.slug === slug)
  const hasNone = slug === 'main' && !menu && (menus !== undefined || isError)
  const { data: collections, isError: hasNoCollections } = useCollections(ALL, { enabled: hasNone })
  if (!hasNone || !(collections || hasNoCollections)) return menu
  // An empty menu has no place in the shop.
  const items = (collections?.items ?? []).slice(0, 6).map(({ name, slug: collection }) => ({
    label: name,
    url: `/collections/${collection}`,
  }))
  return { id: slug, name: slug, slug, items }
}
