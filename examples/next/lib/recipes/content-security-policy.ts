/**
 * Without `require-trusted-types-for`: Turbopack's loader assigns URLs of scripts as strings, so the next navigation would
 * fail.
 */
export const createPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
