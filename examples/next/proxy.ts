import { NextResponse, type NextRequest } from 'next/server'

import { createPolicy } from './lib/recipes/content-security-policy'
import { getProductStatus } from './lib/recipes/product-status'

/** Only the pages of `app/recipes`. A shop would list the pages that it renders on request. */
export const config = { matcher: '/recipes/:slug*' }

/** Runs before the page, when the status can still be chosen, and makes the nonce. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const [, , slug] = request.nextUrl.pathname.split('/')
  const status = slug ? await getProductStatus(decodeURIComponent(slug)) : 200
  // No page has this path, so Next answers 404 with `not-found.tsx`.
  if (status === 404) return NextResponse.rewrite(new URL('/no-such-page', request.url))
  if (status === 503) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' }
    return new NextResponse('<h1>The shop is not available. Try again in a minute.</h1>', { status, headers })
  }
  const policy = createPolicy(btoa(crypto.randomUUID()))
  const headers = new Headers(request.headers)
  // Next reads the nonce from the policy of the request, and writes it to its scripts.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
