import { draftMode } from 'next/headers'
import { isStorefrontError } from 'storefront-react/core'

import { uncachedClient } from '../../../lib/server-client'

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

/** An editor opens `/api/draft?secret=…&slug=…` and sees the store as it is now, past every cache of Next. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const secret = process.env.DRAFT_SECRET
  if (!secret || searchParams.get('secret') !== secret) return new Response(null, { status: 401 })
  try {
    // The slug of the store, not that of the URL, which could lead to another site.
    const { slug } = await uncachedClient.products.retrieve({ slug: searchParams.get('slug') ?? '' })
    ;(await draftMode()).enable()
    return seeOther(`/recipes/${encodeURIComponent(slug)}`)
  } catch (error) {
    const isMissing = isStorefrontError(error) && ['not-found', 'invalid-params'].includes(error.code)
    return new Response(null, { status: isMissing ? 404 : 502 })
  }
}

/** Leaves the preview. */
export async function POST(): Promise<Response> {
  ;(await draftMode()).disable()
  return seeOther('/')
}
