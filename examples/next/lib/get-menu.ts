import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { connection } from 'next/server'
import { cache } from 'react'
import type { Menu } from 'storefront-react/core'

import { uncachedClient } from './server-client'

/** The menu, or undefined if it fails to load: the shop works without it. */
export const getMenu = cache(async (slug: string): Promise<Menu | undefined> => {
  // Without this line, a build would request the menus and write them into the static shell.
  await connection()
  return cachedMenu(slug).catch((error: unknown) => {
    console.error(`The menu ${slug} failed to load.`, error)
    return undefined
  })
})

/** `use cache` stores the validated menu, not the response. A call that throws is not stored. */
async function cachedMenu(slug: string): Promise<Menu> {
  'use cache'
  cacheLife('minutes')
  cacheTag('menus')
  return uncachedClient.menus.retrieve({ slug })
}
