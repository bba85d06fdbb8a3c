import 'server-only'
import { QueryClient } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { NotFoundError, type Collection, type Menu, type Page, type Product } from 'storefront-react/core'
import { collectionQuery, menuQuery, pageQuery, productQuery } from 'storefront-react/queries'

import { serverClient } from './server-client'

/** One for each request: `generateMetadata`, layout and page share what was loaded, and no other visitor does. */
export const getQueryClient = cache(() => new QueryClient())

export const getProduct = (slug: string): Promise<Product> =>
  getQueryClient().fetchQuery(productQuery(serverClient, { slug })).catch(orNotFound)

export const getCollection = (slug: string): Promise<Collection> =>
  getQueryClient().fetchQuery(collectionQuery(serverClient, { slug })).catch(orNotFound)

export const getPage = (slug: string): Promise<Page> =>
  getQueryClient().fetchQuery(pageQuery(serverClient, { slug })).catch(orNotFound)

export const getMenu = (slug: string): Promise<Menu> =>
  getQueryClient().fetchQuery(menuQuery(serverClient, { slug }))

/** Shows `not-found.tsx` for what the store does not have; hands on every other error. */
function orNotFound(error: unknown): never {
  if (error instanceof NotFoundError) notFound()
  throw error
}
