/** Of scripts and styles, if a CDN serves them. */
const assets = process.env.ASSET_PREFIX ?? ''
const hostedSearch = process.env.NEXT_PUBLIC_SEARCH_URL
const search = hostedSearch ? new URL(hostedSearch).origin : ''
/** React evaluates strings while you develop. */
const evaluation = process.env.NODE_ENV === 'production' ? '' : "'unsafe-eval'"

/** Pages that are rendered on request as a whole. Others have a static part, and static HTML cannot contain a nonce. */
export const hasNonce = (path: string) => /^\/(?:cart|orders|recipes)(?:\/|$)/.test(path)

/**
 * The policy of a page. Without a nonce, the inline scripts with which Next sends what it streams must be allowed, so such a page
 * relies on React, which renders every text of the store as text.
 *
 * Without `require-trusted-types-for`: Turbopack's loader assigns URLs of scripts as strings, so the next navigation would fail.
 */
export const createPolicy = (nonce: string | undefined) =>
  [
    `default-src 'self'`,
    nonce
      ? `script-src 'nonce-${nonce}' 'strict-dynamic' ${evaluation}`
      : `script-src 'self' 'unsafe-inline' ${assets} ${evaluation}`,
    `style-src 'self' ${nonce ? '' : "'unsafe-inline'"} ${assets}`,
    `img-src 'self' data:`,
    `connect-src 'self' ${search}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ]
    .map((directive) => directive.trim().replace(/ +/g, ' '))
    .join('; ')
