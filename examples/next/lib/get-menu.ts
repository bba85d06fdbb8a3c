import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import { NotFoundError, type Menu } from 'storefront-react/core'

import { uncachedClient } from './server-client'

/** The menu, or undefined if it fails to load: the shop works without it. A shop without a main menu has its first collections as one. */
export const getMenu = cache(async (slug: string): Promise<Menu | undefined> => {
  // Without this line, a build would request the menus and write them into the static shell.
  await connection()
  return cachedMenu(slug).catch((error: unknown) => {
    console.error(`The menu ${slug} failed to load.`, error)
    return undefined
  })
})

/**
 * `use cache` stores the validated menu, not the response. A call that throws is not stored, and Next reports it: a store without
 * menus does not throw.
 */
async function cachedMenu(slug: string): Promise<Menu> {
  'use cache'
  cacheLife('minutes')
  cacheTag('menus')
  const menu = await optional(uncachedClient.menus.retrieve({ slug }))
  if (menu) return menu
  const collections =
    slug === 'main' ? await optional(uncachedClient.collections.list({ limit: 6 })) : undefined
  const items = (collections?.items ?? []).map(({ name, slug: collection }) => ({
    label: name,
    url: `/collections/${collection}`,
  }))
  return { id: slug, name: slug, slug, items }
}

const optional = <T>(answer: Promise<T>): Promise<T | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined
    throw error
  })
