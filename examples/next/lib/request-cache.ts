import 'server-only'
import { QueryClient } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { NotFoundError, type Collection, type Menu, type Page, type Product } from 'storefront-react/core'
import {
  collectionQueryOptions,
  menuQueryOptions,
  pageQueryOptions,
  productQueryOptions,
} from 'storefront-react/queries'

import { serverClient } from './server-client'

/** One for each request: `generateMetadata`, layout and page share its data, and other visitors do not. */
export const getQueryClient = cache(() => new QueryClient())

export const getProduct = (slug: string): Promise<Product> =>
  getQueryClient().fetchQuery(productQueryOptions(serverClient, { slug })).catch(orNotFound)

export const getCollection = (slug: string): Promise<Collection> =>
  getQueryClient().fetchQuery(collectionQueryOptions(serverClient, { slug })).catch(orNotFound)

export const getPage = (slug: string): Promise<Page> =>
  getQueryClient().fetchQuery(pageQueryOptions(serverClient, { slug })).catch(orNotFound)

export const getMenu = (slug: string): Promise<Menu> =>
  getQueryClient().fetchQuery(menuQueryOptions(serverClient, { slug }))

/** Shows `not-found.tsx` if the store does not have the item. */
function orNotFound(error: unknown): never {
  if (error instanceof NotFoundError) notFound()
  throw error
}
