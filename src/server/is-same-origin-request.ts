/** Options of `isSameOriginRequest`. */
export interface IsSameOriginRequestOptions {
  /** The origin of your shop, such as `https://shop.example`. Default: that of `request.url`, which a proxy can change. */
  readonly origin?: string | undefined
}

/**
 * Whether a page of your own site sent a request. Answer 403 to every other request that writes: to the cart's cookies, or an
 * order. Browsers say it in `Sec-Fetch-Site`, older ones and pages without https in `Origin`. A request with neither is not
 * from a browser that can be trusted, so the result is `false`.
 *
 * @see docs/checkout.md
 */
export function isSameOriginRequest(
  request: { readonly url: string; readonly headers: Pick<Headers, 'get'> },
  { origin = new URL(request.url).origin }: IsSameOriginRequestOptions = {},
): boolean {
  const site = request.headers.get('sec-fetch-site')
  // `none`: the shopper, and no page, sent the form again.
  if (site !== null) return site === 'same-origin' || site === 'none'
  return request.headers.get('origin') === origin
}
