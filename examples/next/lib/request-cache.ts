import 'server-only'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { NotFoundError } from 'storefront-react/core'

import { serverClient } from './server-client'

export const getProduct = shareRequests((slug) => serverClient.products.retrieve({ slug }))

export const getCollection = shareRequests((slug) => serverClient.collections.retrieve({ slug }))

export const getPage = shareRequests((slug) => serverClient.pages.retrieve({ slug }))

/**
 * Shares one promise per slug until a second after it settles, also if it rejects. For one request, Next renders
 * metadata, page and error page, and renders a new slug again in the background. React's `cache` belongs to one render
 * only, so each of these renders would wait for a store that hangs.
 *
 * Shows `not-found.tsx` if the store does not have the item.
 */
function shareRequests<T>(load: (slug: string) => Promise<T>): (slug: string) => Promise<T> {
  const loading = new Map<string, Promise<T>>()
  const start = (slug: string) => {
    const forget = () => void setTimeout(() => loading.delete(slug), 1000)
    const promise = load(slug)
    loading.set(slug, promise)
    promise.then(forget, forget)
    return promise
  }
  return async (slug) => {
    // Excludes the request from prerendering, so that a build does not need the store.
    await connection()
    try {
      return await (loading.get(slug) ?? start(slug))
    } catch (error) {
      if (error instanceof NotFoundError) notFound()
      throw error
    }
  }
}
