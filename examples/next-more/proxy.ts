import { NextResponse, type NextRequest } from 'next/server'

import { createPolicy, hasNonce } from './lib/recipes/content-security-policy'
import { getProductStatus } from './lib/recipes/product-status'

/** All pages: not the routes of the API, the files of Next, and files with an ending. */
export const config = { matcher: '/((?!api/|_next/|.*\\.).*)' }

/** Runs before the page, when the status can still be chosen, and sets the policy. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const [, section, slug] = pathname.split('/')
  const status = section === 'recipes' && slug ? await getProductStatus(decodeURIComponent(slug)) : 200
  // No page has this path, so Next answers 404 with `not-found.tsx`.
  if (status === 404) return NextResponse.rewrite(new URL('/no-such-page', request.url))
  if (status === 503) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' }
    return new NextResponse('<h1>The shop is not available. Try again in a minute.</h1>', { status, headers })
  }
  const policy = createPolicy(hasNonce(pathname) ? btoa(crypto.randomUUID()) : undefined)
  const headers = new Headers(request.headers)
  // Next reads the nonce from the policy of the request, and writes it to its scripts.
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
